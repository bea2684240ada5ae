import type { Details } from '../../../contracts/itineraries.ts';
import type { Site } from '../../../contracts/site.ts';
import { greatCircleKm } from '../../../core/geo.ts';

type Stop = Details['fullDayWisePlan'][number]['stops'][number];
type RoutePoint = Details['route'][number];

/** The source of the map tiles, and the credit that it requires. */
export type Maps = Pick<Site['map'], 'tiles' | 'credit' | 'creditLink'>;

export type LatLon = readonly [lat: number, lon: number];

/** A place of a day's timeline on the map, with the same number in both. */
export interface MapStop {
  readonly day: number;
  readonly number: number;
  readonly name: string;
  readonly at: LatLon;
  readonly isVisit: boolean;
}

/** One stretch of the route. */
export interface Leg {
  readonly day: number;
  readonly from: LatLon;
  readonly to: LatLon;
  readonly flown: boolean;
}

/** The route of a trip, as a map draws it. */
export interface RouteModel {
  readonly stops: readonly MapStop[];
  readonly legs: readonly Leg[];
  /** The towns with a night's stay, and the starting point. */
  readonly towns: readonly { readonly name: string; readonly at: LatLon; readonly days: readonly number[] }[];
}

/** Closer than this, a town's name would cover a sight's number. */
const SAME_PLACE_KM = 0.05;

const pointOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): LatLon => [lat, lon];

/** Returns the map number of each row of a day; null for rows without a place of their own. */
export function numberPlaces(stops: readonly Stop[]): readonly (number | null)[] {
  let count = 0;
  return stops.map(({ place }) => (place ? ++count : null));
}

function listStops(days: Details['fullDayWisePlan']): readonly MapStop[] {
  return days.flatMap(({ day, stops }) => {
    const numbers = numberPlaces(stops);
    return stops.flatMap(({ place, kind }, i) => {
      const number = numbers[i];
      if (!place || !number) return [];
      return [{ day, number, name: place.name, at: pointOf(place), isVisit: kind === 'visit' }];
    });
  });
}

function listLegs(route: readonly RoutePoint[]): readonly Leg[] {
  return route.slice(1).flatMap((to, i) => {
    const from = route[i];
    if (!from || greatCircleKm(from, to) < SAME_PLACE_KM) return [];
    const flown = from.kind === 'airport' && to.kind === 'airport';
    return [{ day: to.dayNumber, from: pointOf(from), to: pointOf(to), flown }];
  });
}

function listTowns(route: readonly RoutePoint[]): RouteModel['towns'] {
  const towns = new Map<string, { name: string; at: LatLon; days: number[] }>();
  for (const point of route) {
    if (point.kind !== 'stay' && point.kind !== 'origin') continue;
    const known = towns.get(point.name);
    if (known) known.days.push(point.dayNumber);
    else towns.set(point.name, { name: point.name, at: pointOf(point), days: [point.dayNumber] });
  }
  return [...towns.values()];
}

export const modelRoute = ({ fullDayWisePlan, route }: Details): RouteModel => ({
  stops: listStops(fullDayWisePlan),
  legs: listLegs(route),
  towns: listTowns(route),
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

/** Returns the location of a named point of the route, or null: hotel names contain the name of their town. */
export function findPoint(route: readonly RoutePoint[], text: string): RoutePoint | null {
  return (
    route.find(({ name }) => name === text) ??
    route.find(({ name, kind }) => kind === 'stay' && text.includes(name)) ??
    null
  );
}
