import { type Minute, parseClock } from '../clock-time.ts';
import type { DayRange } from '../dates.ts';
import { nameKey } from '../names.ts';
import { buildFestivalCalendar, type FestivalCalendar, type FestivalRecord } from '../pricing/festivals.ts';
import { fnv1a } from '../random.ts';
import type { DishRecord, EatingPlaceRecord } from './food-types.ts';
import { closuresByName, type PlaceClosureRecord } from './place-closures.ts';
import { buildPointGrid, type PointGrid } from './point-grid.ts';
import type {
  AbroadRecord,
  AirportRecord,
  BaseRecord,
  BookingNoteRecord,
  CircuitRecord,
  DormitoryRecord,
  ExtraRecord,
  FairRecord,
  HotelTier,
  LegRecord,
  NightStayRecord,
  RegionRecord,
  SameNameRecord,
  SightRecord,
  StateRecord,
  StationRecord,
  SubPlaceRecord,
  TownRecord,
  TrainRecord,
} from './types.ts';

/** The rows of a gazetteer: the facts in `facts/`, or a test's. */
export interface GazetteerRows {
  readonly bases: readonly BaseRecord[];
  readonly regions: readonly RegionRecord[];
  readonly airports: readonly AirportRecord[];
  readonly stations: readonly StationRecord[];
  readonly trains: readonly TrainRecord[];
  readonly legs: readonly LegRecord[];
  readonly towns: readonly TownRecord[];
  readonly subPlaces: readonly SubPlaceRecord[];
  readonly sameNames: readonly SameNameRecord[];
  readonly circuits: readonly CircuitRecord[];
  readonly states: readonly StateRecord[];
  readonly abroad: readonly AbroadRecord[];
  readonly festivals: readonly FestivalRecord[];
  readonly fairs: readonly FairRecord[];
  readonly extras: readonly ExtraRecord[];
  readonly dormitories: readonly DormitoryRecord[];
  readonly nightStays: readonly NightStayRecord[];
  readonly dishes: readonly DishRecord[];
  readonly bookingNotes: readonly BookingNoteRecord[];
  readonly eatingPlaces: readonly EatingPlaceRecord[];
  readonly placeClosures: readonly PlaceClosureRecord[];
}

export interface OpenWindow {
  readonly from: Minute;
  readonly to: Minute;
}

/** A sight with parsed opening windows and its base. */
export interface Sight extends SightRecord {
  readonly baseId: string;
  readonly windows: readonly OpenWindow[];
  /** Left out where nothing better is sold. */
  readonly extra?: ExtraRecord;
}

/** A fair with its spans of days; those without a year are held every year. */
export interface Fair extends FairRecord {
  readonly spans: readonly DayRange[];
}

export interface Base extends Omit<BaseRecord, 'sights' | 'dishes'> {
  readonly sights: readonly Sight[];
  readonly dishes: readonly DishRecord[];
  /** Left out where none is known. */
  readonly eatingPlaces?: readonly EatingPlaceRecord[];
  /** Left out where there are none. */
  readonly fairs?: readonly Fair[];
  /** Left out where there is none. */
  readonly nightStay?: NightStayRecord;
}

/**
 * All places with their facts, indexed. Immutable; built once at start and passed to whatever needs it. Plain data: a
 * structured clone of it, as a worker thread receives, works like the original.
 */
export interface Gazetteer {
  /** A hash of all rows. It seeds the choices and the slugs of plans. */
  readonly version: string;
  readonly bases: ReadonlyMap<string, Base>;
  readonly sights: ReadonlyMap<string, Sight>;
  readonly regions: ReadonlyMap<string, RegionRecord>;
  readonly airports: ReadonlyMap<string, AirportRecord>;
  readonly stations: ReadonlyMap<string, StationRecord>;
  readonly trains: readonly TrainRecord[];
  /** A train known over two stretches has two rows. */
  readonly trainsByNumber: ReadonlyMap<string, readonly TrainRecord[]>;
  /** Indexes into `trains` by `pairKey`. */
  readonly trainsByPair: ReadonlyMap<string, readonly number[]>;
  /** Measured legs by `legKey`. */
  readonly legs: ReadonlyMap<string, LegRecord>;
  /** Nearly every Indian city above 200,000 people, every capital, and well-known smaller towns and suburbs. */
  readonly originTowns: readonly TownRecord[];
  /** Places that travellers name and for which no trips are planned yet. */
  readonly unplannedPlaces: readonly TownRecord[];
  /** Stations spelt almost like a known place and far from it: never read as a misspelling. */
  readonly railwayNamesakes: readonly TownRecord[];
  /** By ISO 3166-2:IN code without the country. */
  readonly states: ReadonlyMap<string, StateRecord>;
  readonly subPlaces: readonly SubPlaceRecord[];
  readonly circuits: readonly CircuitRecord[];
  /** Places of one name, by the normalised name. */
  readonly sameNames: ReadonlyMap<string, readonly SameNameRecord[]>;
  /** State codes by name and other names in lower case. */
  readonly stateCodes: ReadonlyMap<string, string>;
  /** Normalised names abroad, with the names of similar Indian places. */
  readonly abroadNames: ReadonlyMap<string, readonly string[]>;
  /** By name. */
  readonly dishes: ReadonlyMap<string, DishRecord>;
  readonly bookingNotes: readonly BookingNoteRecord[];
  readonly eatingPlaces: readonly EatingPlaceRecord[];
  /** When unplanned places are closed, by their normalised names. */
  readonly placeClosures: ReadonlyMap<string, PlaceClosureRecord>;
  readonly festivals: FestivalCalendar;
  /** The same places, indexed by position. */
  readonly near: {
    readonly bases: PointGrid<Base>;
    readonly airports: PointGrid<AirportRecord>;
    readonly stations: PointGrid<StationRecord>;
    readonly originTowns: PointGrid<TownRecord>;
  };
}

export const legKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

const pairKey = (from: string, to: string): string => `${from}|${to}`;

/** Parses `HH:MM-HH:MM`. */
export function parseWindow(text: string): OpenWindow {
  const [from = '', to = ''] = text.split('-');
  return { from: parseClock(from), to: parseClock(to) };
}

const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

const readFair = (record: FairRecord): Fair => ({
  ...record,
  spans: record.days.map((span) => {
    const [from = '', to = ''] = span.split('..');
    return { from, to };
  }),
});

/** What tables of their own say about a base and its sights. */
interface TablesOfBases {
  readonly fairs: readonly Fair[];
  readonly extras: ReadonlyMap<string, ExtraRecord>;
  readonly dormitories: ReadonlyMap<string, DormitoryRecord>;
  readonly nightStays: ReadonlyMap<string, NightStayRecord>;
  readonly dishes: ReadonlyMap<string, DishRecord>;
  readonly eatingPlaces: ReadonlyMap<string, readonly EatingPlaceRecord[]>;
}

function indexBase(record: BaseRecord, tables: TablesOfBases): Base {
  const sights = record.sights.map((sight): Sight => {
    const extra = tables.extras.get(sight.id);
    return { ...sight, baseId: record.id, windows: sight.open.map(parseWindow), ...(extra && { extra }) };
  });
  const fairs = tables.fairs.filter(({ bases }) => bases.includes(record.id));
  const beds = tables.dormitories.get(record.id);
  const nightStay = tables.nightStays.get(record.id);
  const stays = beds
    ? [{ tier: 'dormitory', kind: beds.kind, area: beds.area } as const, ...record.stays]
    : record.stays;
  const dishes = record.dishes.flatMap((name) => tables.dishes.get(name) ?? []);
  const eatingPlaces = tables.eatingPlaces.get(record.id);
  return {
    ...record,
    stays,
    sights,
    dishes,
    ...(eatingPlaces && { eatingPlaces }),
    ...(fairs.length > 0 && { fairs }),
    ...(nightStay && { nightStay }),
  };
}

/** Returns where one sleeps in a base at a comfort: in a simple room where no beds are let one by one. */
export const tierIn = ({ stays }: Pick<Base, 'stays'>, tier: HotelTier): HotelTier =>
  tier === 'dormitory' && !stays.some((stay) => stay.tier === 'dormitory') ? 'budget' : tier;

function indexPlaces(rows: GazetteerRows) {
  const dishes = byKey(rows.dishes, ({ name }) => name);
  const tables: TablesOfBases = {
    fairs: rows.fairs.map(readFair),
    extras: byKey(rows.extras, ({ sightId }) => sightId),
    dormitories: byKey(rows.dormitories, ({ baseId }) => baseId),
    nightStays: byKey(rows.nightStays, ({ baseId }) => baseId),
    dishes,
    eatingPlaces: Map.groupBy(rows.eatingPlaces, ({ base }) => base),
  };
  const bases = rows.bases.map((record) => indexBase(record, tables));
  const originTowns = rows.towns.filter(({ kind }) => kind === 'origin');
  return {
    bases: byKey(bases, ({ id }) => id),
    sights: byKey(
      bases.flatMap(({ sights }) => sights),
      ({ id }) => id,
    ),
    regions: byKey(rows.regions, ({ id }) => id),
    airports: byKey(rows.airports, ({ code }) => code),
    stations: byKey(rows.stations, ({ code }) => code),
    originTowns,
    unplannedPlaces: rows.towns.filter(({ kind }) => kind === 'unplanned'),
    railwayNamesakes: rows.towns.filter(({ kind }) => kind === 'namesake'),
    subPlaces: rows.subPlaces,
    circuits: rows.circuits,
    sameNames: Map.groupBy(rows.sameNames, ({ name }) => nameKey(name)),
    states: byKey(rows.states, ({ code }) => code),
    stateCodes: new Map(
      rows.states.flatMap(({ code, name, aliases }) => [name, ...aliases].map((each) => [nameKey(each), code])),
    ),
    abroadNames: new Map(rows.abroad.map(({ name, instead }) => [name, instead])),
    dishes,
    bookingNotes: rows.bookingNotes,
    eatingPlaces: rows.eatingPlaces,
    placeClosures: closuresByName(rows.placeClosures),
    near: {
      bases: buildPointGrid(bases),
      airports: buildPointGrid(rows.airports),
      stations: buildPointGrid(rows.stations),
      originTowns: buildPointGrid(originTowns),
    },
  };
}

function indexTrains(trains: readonly TrainRecord[]) {
  const trainsByPair = new Map<string, number[]>();
  for (const [place, { from, to }] of trains.entries()) {
    const key = pairKey(from, to);
    trainsByPair.set(key, [...(trainsByPair.get(key) ?? []), place]);
  }
  return { trains, trainsByNumber: Map.groupBy(trains, ({ number }) => number), trainsByPair };
}

export function buildGazetteer(rows: GazetteerRows): Gazetteer {
  return {
    version: fnv1a(JSON.stringify(rows)).toString(36),
    ...indexPlaces(rows),
    ...indexTrains(rows.trains),
    legs: byKey(rows.legs, ({ a, b }) => legKey(a, b)),
    festivals: buildFestivalCalendar(rows.festivals),
  };
}

/** Returns the trains from any of some stations to any of others, in the order of the table. */
export function trainsFromTo(
  { trains, trainsByPair }: Gazetteer,
  from: ReadonlySet<string>,
  to: ReadonlySet<string>,
): readonly TrainRecord[] {
  const found: number[] = [];
  for (const a of from) for (const b of to) found.push(...(trainsByPair.get(pairKey(a, b)) ?? []));
  return found.sort((a, b) => a - b).flatMap((place) => trains[place] ?? []);
}
