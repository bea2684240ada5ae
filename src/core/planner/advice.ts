import type { Base } from '../gazetteer/gazetteer.ts';
import type { Rupees } from '../money.ts';
import type { Skeleton } from './circuit.ts';
import type { TransportOption } from './transport-options.ts';
import type { TripRequest } from './types.ts';

/** What the traveller asked for: single towns, or the towns of a region. */
export interface AskedFor {
  readonly as: 'town' | 'region';
  readonly bases: readonly Base[];
  readonly days: number;
}

/** A night on board is an attraction itself, and saves a room and a day's leave; less where it takes a third of the trip. */
const NIGHT_ON_BOARD_CHARM = { train: 300, coach: 250 } as const;
const WEEKEND = { days: 3, share: 0.6 } as const;
/** A night on board is worth this much less than one in a bed, as an agent sees it; in a seat still less. */
const NIGHT_ABOARD_PRICE = { berth: 60, seat: 90 } as const;
/** A second night on board is much worse than the first: agents do not recommend two days on a train. */
const SECOND_NIGHT_ABOARD_PRICE = 500;
/** Value of each night in the places that were asked for, as long as they are few: who names a town wants to be there. */
const NIGHT_VALUES: readonly number[] = [130, 130, 230, 60];
/** Value of a further night for each other town of a route. */
const FURTHER_NIGHT_VALUE = 130;
/** What it costs, in value, to spend the whole of the budget on the way there and back. */
const FARE_PRICE = 800;
/** Rupees, for a trip and for each of its days: who names a higher budget does not want to spend it on fares. */
const USUAL_BUDGET = { least: 24_000, aDay: 4000 } as const;

/** Returns true for a train boarded in the evening, left in the morning, and known by name. */
export function isNightTrain({ kind, out }: Skeleton): boolean {
  const train = out.rides.find(({ mode }) => mode === 'train');
  if (kind !== 'train' || out.nights !== 1 || out.typical || !train) return false;
  return train.departs >= 1020 && train.minutes <= 960;
}

const priceAboard = ({ kind, nights }: TransportOption): number =>
  Math.min(1, nights) * NIGHT_ABOARD_PRICE[kind === 'bus' ? 'seat' : 'berth'] +
  Math.max(0, nights - 1) * SECOND_NIGHT_ABOARD_PRICE;

/** Returns the charm of a night on the way to the place itself. */
function charmOf(skeleton: Skeleton, days: number): number {
  const { stays, mainBase, kind, out } = skeleton;
  if (stays[0]?.base !== mainBase) return 0;
  if (isNightTrain(skeleton)) return NIGHT_ON_BOARD_CHARM.train * (days <= WEEKEND.days ? WEEKEND.share : 1);
  return kind === 'bus' && out.nights === 1 && stays.length === 1 ? NIGHT_ON_BOARD_CHARM.coach : 0;
}

/** Returns the value of the nights that a trip is short of, out of those that its days have. */
function shortOfNights({ stays }: Skeleton, { as, bases, days }: AskedFor): number {
  const own = as === 'region' ? stays : stays.filter(({ base }) => bases.includes(base));
  const nights = own.reduce((sum, stay) => sum + stay.nights, 0);
  const towns = as === 'region' ? 1 : new Set(own.map(({ base }) => base.id)).size;
  const values = [...NIGHT_VALUES, ...Array.from({ length: 2 * (towns - 1) }, () => FURTHER_NIGHT_VALUE)];
  return values.slice(nights, Math.max(nights, days - 1)).reduce((sum, value) => sum + value, 0);
}

/**
 * Returns how an agent values a trip: the most of the places asked for, nights in a bed, and not too much of the budget
 * spent on fares.
 */
export function adviser(
  asked: AskedFor,
  { priceRange: { min, max } }: Pick<TripRequest, 'priceRange'>,
  fareOf: (skeleton: Skeleton) => Rupees,
): (skeleton: Skeleton) => number {
  const budget = Math.max(1, Math.min(max, Math.max(min, USUAL_BUDGET.least, USUAL_BUDGET.aDay * asked.days)));
  const known = new Map<Skeleton, number>();
  const worthOf = (skeleton: Skeleton): number => {
    const { value, out, back } = skeleton;
    const aboard = priceAboard(out) + priceAboard(back);
    return (
      value +
      charmOf(skeleton, asked.days) -
      aboard -
      shortOfNights(skeleton, asked) -
      (FARE_PRICE * fareOf(skeleton)) / budget
    );
  };
  return (skeleton) => {
    const worth = known.get(skeleton) ?? worthOf(skeleton);
    known.set(skeleton, worth);
    return worth;
  };
}
