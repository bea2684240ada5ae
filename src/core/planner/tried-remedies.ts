import { addDays, type Day, daysBetween } from '../dates.ts';
import type { ProgressSaying } from './refusal-sayings.ts';
import { MAX_TRIP_DAYS, type PlanningEvent, type Refusal, type Remedy, type TripRequest } from './types.ts';

/** Offered at most; more is tried when some do not work. */
const MOST_REMEDIES = 3;
/** A nearer place that needs so many more days is still offered, with those days. */
const MORE_DAYS = [0, 1, 2, 4] as const;
/** A reopened place may need some days more, as until its roads are open too. */
const LATER_BY = [0, 1, 2, 4, 7, 14] as const;
const ROUND_TO = { budget: 1000, least: 5000 } as const;

/** What tries a request: true when it would be answered with enough suggestions. */
type IsPlannable = (request: TripRequest) => boolean;

/** Tries remedies one by one; yields between them so that its caller can do other work. */
type Trying<T> = Generator<PlanningEvent, T>;

const trying = (text: ProgressSaying): PlanningEvent => ({ kind: 'progress', step: 'places', text });

const lengthOf = ({ departureDate, returnDate }: TripRequest): number => daysBetween(departureDate, returnDate) + 1;

const withRemedy = (request: TripRequest, change: Remedy): TripRequest => ({ ...request, ...change, exclude: [] });

/** Returns the change to another place, with more days where it needs them; undefined when no length helps. */
function* tryPlace(
  request: TripRequest,
  field: 'from' | 'to',
  name: string,
  isPlannable: IsPlannable,
): Trying<Remedy | undefined> {
  yield trying({ say: 'try-place', name });
  const days = lengthOf(request);
  for (const more of MORE_DAYS.filter((each) => days + each <= MAX_TRIP_DAYS)) {
    const longer = more === 0 ? {} : { returnDate: addDays(request.departureDate, days + more - 1) };
    const change: Remedy = { [field]: name, ...longer };
    if (isPlannable(withRemedy(request, change))) return change;
  }
  return undefined;
}

function* tryPlaces(
  request: TripRequest,
  field: 'from' | 'to',
  names: readonly string[],
  isPlannable: IsPlannable,
): Trying<readonly Remedy[]> {
  const found: Remedy[] = [];
  for (const name of names) {
    if (found.length >= MOST_REMEDIES) break;
    const change = yield* tryPlace(request, field, name, isPlannable);
    if (change) found.push(change);
  }
  return found;
}

/** Returns the same length of trip from a later day on, or undefined. */
function* tryLater(request: TripRequest, from: Day, isPlannable: IsPlannable): Trying<Remedy | undefined> {
  for (const later of LATER_BY) {
    const departureDate = addDays(from, later);
    yield trying({ say: 'try-day', day: departureDate });
    const change = { departureDate, returnDate: addDays(departureDate, lengthOf(request) - 1) };
    if (isPlannable(withRemedy(request, change))) return change;
  }
  return undefined;
}

const roundUp = (amount: number, step: number): number => Math.ceil(amount / step) * step;

/** Returns the price ranges to try, the smallest change first. */
function rangesFor(refusal: Refusal, { priceRange: { min, max } }: TripRequest): readonly TripRequest['priceRange'][] {
  if (refusal.reason === 'BUDGET_TOO_LOW') {
    const enough = roundUp(refusal.details.cheapest, ROUND_TO.budget);
    const roomy = roundUp(enough * 1.4, ROUND_TO.least);
    return [enough, roomy].map((most) => ({ min: min < most ? min : 0, max: most }));
  }
  if (refusal.reason !== 'BUDGET_TOO_HIGH') return [];
  const most = Math.max(max, roundUp(refusal.details.dearest, ROUND_TO.budget));
  const least = Math.floor((refusal.details.dearest * 0.6) / ROUND_TO.least) * ROUND_TO.least;
  return [...new Set([least, 0])].map((low) => ({ min: low, max: most }));
}

function* tryRanges(refusal: Refusal, request: TripRequest, isPlannable: IsPlannable): Trying<readonly Remedy[]> {
  const found: Remedy[] = [];
  for (const priceRange of rangesFor(refusal, request)) {
    yield trying({ say: 'try-budget', price: priceRange.max });
    if (isPlannable(withRemedy(request, { priceRange }))) found.push({ priceRange });
  }
  return found;
}

function* tryClosed(
  { openFrom, alternatives }: { readonly openFrom: Day | ''; readonly alternatives: readonly string[] },
  request: TripRequest,
  isPlannable: IsPlannable,
): Trying<readonly Remedy[]> {
  const later = openFrom === '' ? undefined : yield* tryLater(request, openFrom, isPlannable);
  const others = yield* tryPlaces(request, 'to', alternatives, isPlannable);
  return [...(later ? [later] : []), ...others];
}

function* tryShort(
  refusal: Refusal & { reason: 'TRIP_TOO_SHORT' },
  request: TripRequest,
  isPlannable: IsPlannable,
): Trying<readonly Remedy[]> {
  const { minDays, otherPlaces = [] } = refusal.details;
  const longer = minDays > lengthOf(request) ? yield* tryLonger(request, minDays, isPlannable) : undefined;
  return [...(longer ? [longer] : []), ...(yield* tryPlaces(request, 'to', otherPlaces, isPlannable))];
}

/** How much more the days of a longer trip may cost. */
const DEARER_BY = [1.5, 2, 3, 5] as const;

/** Returns the change to more days, with a larger budget where they cost more than the one given. */
function* tryLonger(request: TripRequest, days: number, isPlannable: IsPlannable): Trying<Remedy | undefined> {
  const returnDate = addDays(request.departureDate, days - 1);
  if (isPlannable(withRemedy(request, { returnDate }))) return { returnDate };
  const { min, max } = request.priceRange;
  for (const by of DEARER_BY) {
    const priceRange = { min, max: roundUp(max * by, ROUND_TO.least) };
    yield trying({ say: 'try-budget', price: priceRange.max });
    if (isPlannable(withRemedy(request, { returnDate, priceRange }))) return { returnDate, priceRange };
  }
  return undefined;
}

function* listRemedies(
  refusal: Refusal,
  request: TripRequest,
  isPlannable: IsPlannable,
): Trying<readonly Remedy[] | undefined> {
  switch (refusal.reason) {
    case 'UNKNOWN_PLACE':
      // Names that are merely spelt alike are questions: only the traveller knows whether they are meant.
      return refusal.details.isKnown
        ? yield* tryPlaces(request, refusal.details.field, refusal.details.suggestions, isPlannable)
        : undefined;
    case 'ABROAD':
      return yield* tryPlaces(request, refusal.details.field, refusal.details.suggestions, isPlannable);
    case 'DESTINATION_CLOSED':
      return yield* tryClosed(refusal.details, request, isPlannable);
    case 'TRIP_TOO_LONG': {
      const change: Remedy = { returnDate: addDays(request.departureDate, refusal.details.maxDays - 1) };
      return isPlannable(withRemedy(request, change)) ? [change] : [];
    }
    case 'TRIP_TOO_SHORT':
      return yield* tryShort(refusal, request, isPlannable);
    case 'BUDGET_TOO_LOW':
    case 'BUDGET_TOO_HIGH':
      return yield* tryRanges(refusal, request, isPlannable);
    case 'ROUTE_TOO_FAR':
      return yield* tryPlaces(request, 'to', refusal.details.otherPlaces, isPlannable);
    default:
      return undefined;
  }
}

/** Returns a refusal with the changes of the request that lead to an answer; each of them has been planned. */
export function* addRemedies(refusal: Refusal, request: TripRequest, isPlannable: IsPlannable): Trying<Refusal> {
  const remedies = yield* listRemedies(refusal, request, isPlannable);
  return remedies ? { ...refusal, remedies } : refusal;
}
