import { addDays, type Day, daysBetween, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { isSameName } from '../../../core/names.ts';
import { MAX_TRAVELLERS, MAX_TRIP_DAYS } from '../../../core/planner/types.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { failures } from '../../../words/en/site/failures.ts';
import type { GenerationProblem } from './generate.ts';
import { takeInstead, triedRemedies } from './tried-remedies.ts';
import type { TripWish } from './trip-wish.ts';

/** One change that makes an impossible search possible. */
export interface Remedy {
  readonly label: string;
  readonly change: Partial<TripWish>;
  /** An uncertain guess: shown as a link instead of a button. */
  readonly isUnsure?: true;
}

export type Details = Readonly<Record<string, unknown>>;

const MOST_PLACES = 4;

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '').slice(0, MOST_PLACES) : [];

const numberOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

const roundUp = (amount: number, step: number): number => Math.ceil(amount / step) * step;

/** Returns "Pune" for "Pune, Maharashtra (PNQ)". */
const nameIn = (typed: string): string => typed.split(/[,(]/)[0] ?? '';

/** Returns the places that could replace one end of the trip; never the other end. */
function otherPlaces(
  details: Details,
  wish: TripWish,
  label: (name: string, field: 'from' | 'to', index: number) => string,
): readonly Remedy[] {
  const [field, other] = details.field === 'from' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  return textsOf(details.suggestions)
    .map((name, index) => ({ name, remedy: { label: label(name, field, index), change: { [field]: name } } }))
    .filter(({ name }) => !isSameName(name, nameIn(wish[other])))
    .map(({ remedy }) => remedy);
}

/** Returns similar spellings, or the nearest places when the requested place is known. */
function guessedPlaces(details: Details, wish: TripWish): readonly Remedy[] {
  const distances = Array.isArray(details.distancesKm) ? (details.distancesKm as readonly unknown[]) : [];
  const remedies = otherPlaces(details, wish, (name, field, index) => {
    if (distances.length === 0) return failures.didYouMean({ name });
    return takeInstead(name, field, numberOf(distances[index]) ?? 0);
  });
  if (details.isSure === true) return remedies.slice(0, 1);
  return remedies.map((remedy) => ({ ...remedy, isUnsure: true }));
}

const upTo = (wish: TripWish, max: number): Pick<TripWish, 'priceRange'> => ({
  priceRange: [wish.priceRange[0] < max ? wish.priceRange[0] : 0, max],
});

/** Returns the smallest sufficient budget, and a higher one for more choice. */
function largerBudgets({ cheapest }: Details, wish: TripWish): readonly Remedy[] {
  const least = numberOf(cheapest);
  if (least === null) return [];
  const enough = roundUp(least, 1000);
  const roomy = roundUp(enough * 1.4, 5000);
  return [
    { label: failures.withBudget({ price: formatRupees(enough) }), change: upTo(wish, enough) },
    { label: failures.roomyBudget({ price: formatRupees(roomy) }), change: upTo(wish, roomy) },
  ];
}

function smallerBudgets({ dearest }: Details, wish: TripWish): readonly Remedy[] {
  const most = numberOf(dearest);
  if (most === null) return [];
  const max = Math.max(wish.priceRange[1], roundUp(most, 1000));
  const low = Math.floor((most * 0.6) / 5000) * 5000;
  return [
    { label: failures.fromPrice({ price: formatRupees(low) }), change: { priceRange: [low, max] } },
    ...(low > 0 ? [{ label: failures.anyPrice, change: { priceRange: [0, max] as const } }] : []),
  ];
}

const lastDay = (wish: TripWish, days: number): Day => addDays(wish.departureDate, days - 1);

function longerTrip({ minDays, fastestMode }: Details, wish: TripWish): readonly Remedy[] {
  const days = numberOf(minDays);
  if (days === null || days > MAX_TRIP_DAYS || String(fastestMode).startsWith('none')) return [];
  return [{ label: failures.planDays({ days }), change: { returnDate: lastDay(wish, days) } }];
}

function otherSeasonOrPlace({ openFrom, alternatives }: Details, wish: TripWish): readonly Remedy[] {
  const others = textsOf(alternatives).map((name) => ({ label: takeInstead(name, 'to'), change: { to: name } }));
  if (typeof openFrom !== 'string' || !isDay(openFrom)) return others;
  const returnDate = addDays(openFrom, daysBetween(wish.departureDate, wish.returnDate));
  const later = {
    label: failures.goFrom({ day: dates.day(openFrom) }),
    change: { departureDate: openFrom, returnDate },
  };
  return [later, ...others];
}

function mendedInput({ fields }: Details, wish: TripWish): readonly Remedy[] {
  const wrong = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  if (wrong.includes('travellers') && wish.travellers > MAX_TRAVELLERS) {
    return [{ label: failures.planTravellers({ count: MAX_TRAVELLERS }), change: { travellers: MAX_TRAVELLERS } }];
  }
  return [];
}

/** Returns the changes that make the search possible, best first: those that the planner tried, else likely ones. */
export function remediesFor(problem: GenerationProblem, wish: TripWish): readonly Remedy[] {
  const tried = triedRemedies(problem.details ?? {}, wish);
  return tried ?? likelyRemedies(problem, wish);
}

/** Returns the smallest changes that are likely to help; none when only the traveller can decide. */
function likelyRemedies({ reason, details = {} }: GenerationProblem, wish: TripWish): readonly Remedy[] {
  switch (reason) {
    case 'UNKNOWN_PLACE':
      return guessedPlaces(details, wish);
    case 'ABROAD':
      return otherPlaces(details, wish, (name, field) => takeInstead(name, field));
    case 'BUDGET_TOO_LOW':
      return largerBudgets(details, wish);
    case 'BUDGET_TOO_HIGH':
      return smallerBudgets(details, wish);
    case 'TRIP_TOO_SHORT':
      return longerTrip(details, wish);
    case 'TRIP_TOO_LONG': {
      const days = numberOf(details.maxDays) ?? MAX_TRIP_DAYS;
      return [{ label: failures.planDays({ days }), change: { returnDate: lastDay(wish, days) } }];
    }
    case 'DATE_ORDER':
      return [
        {
          label: failures.swapDates,
          change: { departureDate: wish.returnDate, returnDate: wish.departureDate },
        },
      ];
    case 'DESTINATION_CLOSED':
      return otherSeasonOrPlace(details, wish);
    case 'INVALID_INPUT':
      return mendedInput(details, wish);
    default:
      return [];
  }
}
