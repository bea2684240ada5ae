import type { Site } from '../../../contracts/site.ts';
import type { LatLon } from '../../../core/maps/projection.ts';
import type { Leg, RouteTown } from '../../../core/maps/route-lines.ts';
import { WAYS, type Way } from '../../../core/planner/details.ts';

/** The source of the map tiles, and the credit that it requires. */
export type Maps = Pick<Site['map'], 'tiles' | 'credit' | 'creditLink'>;

/** A place of a day's timeline on the map, with the same number in both. */
export interface MapStop {
  readonly day: number;
  readonly number: number;
  readonly name: string;
  /** What its number on the map is called: "Day 1, 2: Taj Mahal". */
  readonly title: string;
  readonly at: LatLon;
  readonly isVisit: boolean;
}

/** A place beside the route that a reader may choose on the map. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  readonly at: LatLon;
  /** Drawn as a ring. */
  readonly isHollow: boolean;
}

/** Places beside the route to choose from: by pressing them, or in a list beside the map. */
export interface MapChoice {
  readonly points: readonly MapPoint[];
  /** Id of the chosen one. */
  readonly chosen: string | null;
  /** What the map shows before it is moved. */
  readonly shown: readonly LatLon[];
  readonly onChoose: (id: string) => void;
}

/** The route of a trip, as a map draws it. */
export interface RouteModel {
  /** What the map, and the sketch in its place, are called. */
  readonly title: string;
  readonly sketchTitle: string;
  readonly stops: readonly MapStop[];
  readonly legs: readonly Leg[];
  /** The towns with a night's stay, and the starting point. */
  readonly towns: readonly RouteTown[];
}

/** Returns how one travels on a route, in the order of a legend. */
export const waysOf = ({ legs }: RouteModel): readonly Way[] => WAYS.filter((way) => legs.some(({ by }) => by === way));

interface MappedSight {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Returns the map of a town's sights, with their numbers in a list. */
export const mapOfSights = (town: MappedSight, sights: readonly MappedSight[], title: string): RouteModel => ({
  title,
  sketchTitle: title,
  stops: sights.map(({ name, lat, lon }, at) => ({
    day: 1,
    number: at + 1,
    name,
    title: `${at + 1}: ${name}`,
    at: [lat, lon] as const,
    isVisit: true,
  })),
  legs: [],
  towns: [{ name: town.name, at: [town.lat, town.lon], days: [1] }],
});

/**
 * Returns the points to show while a day is read: its sights, else its route, else the whole trip. Null: the whole
 * trip.
 */
export function pointsOfDay({ stops, legs, towns }: RouteModel, day: number | null): readonly LatLon[] {
  const visits = stops.filter((stop) => stop.day === day && stop.isVisit).map(({ at }) => at);
  if (visits.length > 1) return visits;
  const way = legs.filter((leg) => leg.day === day).flatMap(({ from, to }) => [from, to]);
  if (way.length + visits.length > 1) return [...way, ...visits];
  return [...legs.flatMap(({ from, to }) => [from, to]), ...stops.map(({ at }) => at), ...towns.map(({ at }) => at)];
}

/** Returns a link to a place on the public map service. */
export const mapAddress = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;

/** The same for a place known only by name. */
export const mapSearchAddress = (name: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(name)}`;
