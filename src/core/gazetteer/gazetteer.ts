import { type Minute, parseClock } from '../clock-time.ts';
import { fnv1a } from '../random.ts';
import { airports } from './airports.ts';
import { bases } from './bases.ts';
import { legs } from './legs.ts';
import { railHeads } from './rail-heads.ts';
import { regions } from './regions.ts';
import { trains } from './trains.ts';
import type {
  AirportRecord,
  BaseRecord,
  LegRecord,
  RailHeadRecord,
  RegionRecord,
  SightRecord,
  TrainRecord,
} from './types.ts';

export interface OpenWindow {
  readonly from: Minute;
  readonly to: Minute;
}

/** A sight with its windows parsed and its base known. */
export interface Sight extends SightRecord {
  readonly baseId: string;
  readonly windows: readonly OpenWindow[];
}

export interface Base extends Omit<BaseRecord, 'sights'> {
  readonly sights: readonly Sight[];
}

/** Everything we know of places, indexed. Immutable; made once at start. */
export interface Gazetteer {
  /** Changes whenever the data does: a hash of it. */
  readonly version: string;
  readonly bases: ReadonlyMap<string, Base>;
  readonly sights: ReadonlyMap<string, Sight>;
  readonly regions: ReadonlyMap<string, RegionRecord>;
  readonly airports: ReadonlyMap<string, AirportRecord>;
  readonly railHeads: ReadonlyMap<string, RailHeadRecord>;
  readonly trains: readonly TrainRecord[];
  /** Measured legs by `legKey`. */
  readonly legs: ReadonlyMap<string, LegRecord>;
}

export const legKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

const parseWindow = (text: string): OpenWindow => {
  const [from = '', to = ''] = text.split('-');
  return { from: parseClock(from), to: parseClock(to) };
};

const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

function indexBase(record: BaseRecord): Base {
  const sights = record.sights.map((sight) => ({ ...sight, baseId: record.id, windows: sight.open.map(parseWindow) }));
  return { ...record, sights };
}

function buildGazetteer(): Gazetteer {
  const indexed = bases.map(indexBase);
  return {
    version: fnv1a(JSON.stringify([bases, regions, airports, railHeads, trains, legs])).toString(36),
    bases: byKey(indexed, (base) => base.id),
    sights: byKey(
      indexed.flatMap((base) => base.sights),
      (sight) => sight.id,
    ),
    regions: byKey(regions, (region) => region.id),
    airports: byKey(airports, (airport) => airport.code),
    railHeads: byKey(railHeads, (station) => station.code),
    trains,
    legs: byKey(legs, (leg) => legKey(leg.a, leg.b)),
  };
}

/** The gazetteer as shipped. */
export const gazetteer: Gazetteer = buildGazetteer();
