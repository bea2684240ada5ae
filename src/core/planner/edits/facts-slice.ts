import type { DishRecord, EatingPlaceRecord } from '../../gazetteer/food-types.ts';
import { type Base, type Gazetteer, legKey, type Sight } from '../../gazetteer/gazetteer.ts';
import { buildPointGrid, placesWithin } from '../../gazetteer/point-grid.ts';
import type {
  AirportRecord,
  BookingNoteRecord,
  LegRecord,
  Provenance,
  RegionRecord,
  StationRecord,
  SubPlaceRecord,
  TrainRecord,
} from '../../gazetteer/types.ts';
import { buildFestivalCalendar, type FestivalRecord } from '../../pricing/festivals.ts';
import type { Itinerary } from '../types.ts';
import { shapeOfTrip } from './trip-shape.ts';

/** The facts that a plan and its edits need, as they are sent to a browser: without sources. Plain data. */
export interface FactsSlice {
  readonly version: string;
  /** The towns of the plan with all their sights, then those near its ways without any. */
  readonly bases: readonly Base[];
  readonly regions: readonly RegionRecord[];
  readonly airports: readonly AirportRecord[];
  readonly stations: readonly StationRecord[];
  readonly trains: readonly TrainRecord[];
  readonly legs: readonly LegRecord[];
  readonly subPlaces: readonly SubPlaceRecord[];
  readonly dishes: readonly DishRecord[];
  readonly bookingNotes: readonly BookingNoteRecord[];
  readonly eatingPlaces: readonly EatingPlaceRecord[];
  readonly festivals: readonly FestivalRecord[];
}

/** A town so near to the end of a ride may be what the ride is checked by. */
const NEAR_RIDE_KM = 80;

/** Facts travel without their sources: the page of a place names them. */
const withoutSource = <T extends Provenance>(row: T): T => ({ ...row, source: [] });

function withoutSourceOfSight({ provenance: _, ...sight }: Sight): Sight {
  return { ...withoutSource(sight), ...(sight.extra && { extra: withoutSource(sight.extra) }) };
}

function bareBase(base: Base, withSights: boolean): Base {
  const { eatingPlaces, ...rest } = base;
  return {
    ...withoutSource(rest),
    sights: withSights ? base.sights.map(withoutSourceOfSight) : [],
    dishes: withSights ? base.dishes.map(withoutSource) : [],
    ...(withSights && eatingPlaces && { eatingPlaces: eatingPlaces.map(withoutSource) }),
  };
}

const bases = (list: readonly Base[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

/** Returns the facts that a plan and its edits need. Throws `FactsGone` when its towns are no longer known. */
export function sliceOf(itinerary: Itinerary, gazetteer: Gazetteer): FactsSlice {
  const shape = shapeOfTrip(itinerary, gazetteer);
  const slept = new Set([shape.mainBase, ...shape.stays.map(({ base }) => base)]);
  const rides = itinerary.journeys.flatMap((journey) => journey.rides);
  const ends = [itinerary.from, itinerary.to, ...rides.flatMap(({ from, to }) => [from, to])];
  const near = new Set(
    ends.flatMap((end) => placesWithin(gazetteer.near.bases, end, NEAR_RIDE_KM).map(({ place }) => place)),
  );
  const others = [...near].filter((base) => !slept.has(base));
  const own = bases([...slept]);
  const all = bases([...slept, ...others]);
  const codes = new Set(ends.flatMap((end) => ('code' in end && end.code !== undefined ? [end.code] : [])));
  const gateways = [...slept].flatMap((base) => base.gateways.map(({ code }) => code));
  const isNeeded = ({ code }: { readonly code: string }): boolean => codes.has(code) || gateways.includes(code);
  const numbers = new Set(rides.flatMap(({ service }) => (service ? [service.number] : [])));
  const sights = new Set([...slept].flatMap((base) => base.sights.map(({ id }) => id)));
  const named = new Set(
    itinerary.days.flatMap(({ stops }) =>
      stops.flatMap((stop) => (stop.kind === 'meal' && stop.dish ? [stop.dish] : [])),
    ),
  );
  const dishes = new Set([...[...slept].flatMap((base) => base.dishes.map(({ name }) => name)), ...named]);
  return {
    version: gazetteer.version,
    bases: [...[...slept].map((base) => bareBase(base, true)), ...others.map((base) => bareBase(base, false))],
    regions: [...gazetteer.regions.values()].filter(({ id }) => [...slept].some((base) => base.regions.includes(id))),
    airports: [...gazetteer.airports.values()].filter(isNeeded).map(withoutSource),
    stations: [...gazetteer.stations.values()].filter(isNeeded).map(withoutSource),
    trains: gazetteer.trains.filter(({ number }) => numbers.has(number)).map(withoutSource),
    legs: [...gazetteer.legs.values()].filter(({ a, b }) => all.has(a) && all.has(b)).map(withoutSource),
    subPlaces: gazetteer.subPlaces.filter((place) => place.sights.some((id) => sights.has(id))),
    dishes: [...gazetteer.dishes.values()].filter(({ name }) => dishes.has(name)).map(withoutSource),
    bookingNotes: gazetteer.bookingNotes
      .filter(({ places }) => places.some((id) => sights.has(id) || own.has(id)))
      .map(withoutSource),
    eatingPlaces: gazetteer.eatingPlaces.filter(({ base }) => own.has(base)).map(withoutSource),
    festivals: gazetteer.festivals.festivals.map(withoutSource),
  };
}

const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

/** Returns a slice as a gazetteer. It knows of nothing else: only plans for which it was cut may be judged by it. */
export function gazetteerOf(slice: FactsSlice): Gazetteer {
  const sights = slice.bases.flatMap((base) => base.sights);
  return {
    version: slice.version,
    bases: byKey(slice.bases, ({ id }) => id),
    sights: byKey(sights, ({ id }) => id),
    regions: byKey(slice.regions, ({ id }) => id),
    airports: byKey(slice.airports, ({ code }) => code),
    stations: byKey(slice.stations, ({ code }) => code),
    trains: slice.trains,
    trainsByNumber: Map.groupBy(slice.trains, ({ number }) => number),
    trainsByPair: new Map(),
    legs: byKey(slice.legs, ({ a, b }) => legKey(a, b)),
    originTowns: [],
    unplannedPlaces: [],
    railwayNamesakes: [],
    states: new Map(),
    subPlaces: slice.subPlaces,
    circuits: [],
    sameNames: new Map(),
    stateCodes: new Map(),
    abroadNames: new Map(),
    dishes: byKey(slice.dishes, ({ name }) => name),
    bookingNotes: slice.bookingNotes,
    eatingPlaces: slice.eatingPlaces,
    placeClosures: new Map(),
    festivals: buildFestivalCalendar(slice.festivals),
    near: {
      bases: buildPointGrid(slice.bases),
      airports: buildPointGrid(slice.airports),
      stations: buildPointGrid(slice.stations),
      originTowns: buildPointGrid([]),
    },
  };
}
