import type { Day } from '../dates.ts';
import { builtInCities } from '../gazetteer/cities.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { resolvePlace } from '../gazetteer/resolve-place.ts';
import { townOfPlace } from '../planner/origin.ts';
import { findTransport, minutesOf, type TransportOption } from '../planner/transport-options.ts';

/** A usual way from a city to a place, door to door. */
export interface WayTo {
  readonly by: 'flight' | 'train' | 'road';
  /** From door to door, with waiting and the rides at both ends. */
  readonly minutes: number;
  /** Airport or station at which a flight or train arrives; null by road. */
  readonly arrivesAt: string | null;
  /** Minutes by road or boat from there to the place; 0 in the town itself and by road. */
  readonly minutesFromThere: number;
  /** True where a night is spent on board. */
  readonly overnight: boolean;
}

export interface WaysFromCity {
  readonly city: string;
  /** Quickest first, one of each kind; empty where it takes more than a day of travel. */
  readonly ways: readonly WayTo[];
}

const KINDS = { flight: 'flight', train: 'train', bus: 'road', cab: 'road' } as const;

function describeWay(option: TransportOption): WayTo {
  const by = KINDS[option.kind];
  const main = option.rides.findIndex(({ mode }) => mode === option.kind);
  const arrived = option.rides.findLastIndex(({ mode }) => mode === option.kind);
  return {
    by,
    minutes: minutesOf(option),
    arrivesAt: by === 'road' ? null : (option.rides[arrived]?.to.name ?? null),
    minutesFromThere: option.rides.slice(arrived + 1).reduce((sum, { minutes }) => sum + minutes, 0),
    overnight: option.rides.slice(main).some(({ overnight }) => overnight),
  };
}

/** Returns the quickest way of each kind, the quickest of all first. */
function quickestOfEach(options: readonly TransportOption[]): readonly WayTo[] {
  const found = new Map<WayTo['by'], WayTo>();
  for (const option of options) {
    const way = describeWay(option);
    const known = found.get(way.by);
    if (!known || way.minutes < known.minutes) found.set(way.by, way);
  }
  return [...found.values()].sort((a, b) => a.minutes - b.minutes);
}

/** Returns how one gets to a place from the cities of the search form on a day, cities of the place itself left out. */
export function waysTo(gazetteer: Gazetteer, base: Base, day: Day): readonly WaysFromCity[] {
  return builtInCities.flatMap(({ city }) => {
    const place = resolvePlace(city, gazetteer);
    const home = place.kind === 'unknown' || place.kind === 'abroad' ? undefined : townOfPlace(gazetteer, place);
    if (!home || home.id === base.id) return [];
    const options = findTransport({
      gazetteer,
      home,
      base,
      direction: 'outward',
      day,
      travelClass: 'Economy',
      takesStateBuses: false,
      startsLate: false,
      earliest: 0,
      isWanted: () => true,
    });
    return [{ city, ways: quickestOfEach(options) }];
  });
}
