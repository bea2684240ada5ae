import { addDays, type Day, daysBetween, isInRange, monthOf } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { NamedStop } from '../gazetteer/named-stops.ts';
import { findClosure } from '../gazetteer/place-closures.ts';
import { greatCircleKm } from '../geo.ts';
import { isClosedOn } from './circuit.ts';
import type { RefusalSaying, SaidClosed, SaidSeason } from './refusal-sayings.ts';
import { isClosedThatDay } from './sight-hours.ts';
import type { Refusal, TripRequest } from './types.ts';

/** A year and some days: whatever closes every year has opened by then. */
const LONGEST_CLOSED_DAYS = 370;
const MOST_ALTERNATIVES = 3;

/** Returns the days of a trip that starts on a day and is as long as the request. */
function daysFrom({ departureDate, returnDate }: TripRequest, start: Day): readonly Day[] {
  const length = daysBetween(departureDate, returnDate) + 1;
  return Array.from({ length }, (_, n) => addDays(start, n));
}

const isVisitable = (sight: Sight, day: Day, { bookedOn }: TripRequest): boolean =>
  !isClosedThatDay(sight, day) && daysBetween(bookedOn, day) >= (sight.permit?.leadDays ?? 0);

const sightsOf = ({ bases, sights }: NamedStop): readonly Sight[] =>
  bases.flatMap((base) => base.sights).filter(({ id }) => sights.includes(id));

/** Returns the first day from which a trip can be at a place; undefined when there is none within a year. */
function firstStart(from: Day, isPossible: (start: Day) => boolean): Day | undefined {
  for (let n = 0; n < LONGEST_CLOSED_DAYS; n++) {
    const start = addDays(from, n);
    if (isPossible(start)) return start;
  }
  return undefined;
}

/** Returns the sight of a named place that a trip on these days should visit: its main one, unless it is closed. */
export function openSightOf(stop: NamedStop, request: TripRequest): Sight | undefined {
  const days = daysFrom(request, request.departureDate);
  const sights = stop.sights.flatMap((id) => sightsOf(stop).find((sight) => sight.id === id) ?? []);
  return sights.find((sight) => days.some((day) => isVisitable(sight, day, request)));
}

/** Returns places like a closed one that are open: in season, near, of the same landscape. */
function alternativesTo(base: Base, day: Day, gazetteer: Gazetteer): readonly string[] {
  return [...gazetteer.bases.values()]
    .filter((other) => other.id !== base.id && !isClosedOn(other, day))
    .map((other) => {
      const near = Math.max(0, 1 - greatCircleKm(other, base) / 800);
      const season = other.monthWeights[monthOf(day) - 1] ?? 0;
      return { name: other.name, fit: season + near + (other.terrain === base.terrain ? 0.7 : 0) };
    })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ name }) => name);
}

/** Returns why a sight cannot be visited on the days of a request. */
function reasonOf(sight: Sight, { departureDate, bookedOn }: TripRequest): SaidClosed {
  const { permit } = sight;
  if (permit && daysBetween(bookedOn, departureDate) < permit.leadDays && !isClosedThatDay(sight, departureDate)) {
    return { permit: permit.name, days: permit.leadDays };
  }
  const range = sight.closedRanges?.find((each) => isClosedThatDay({ ...sight, closedRanges: [each] }, departureDate));
  return range ? { reason: range.reason } : { because: 'weekday' };
}

function closedRefusal(name: string, why: SaidClosed, opens: Day | undefined, others: readonly string[]): Refusal {
  const message: RefusalSaying = { say: 'closed', name, why, ...(opens !== undefined && { opens }), others };
  return { reason: 'DESTINATION_CLOSED', message, details: { openFrom: opens ?? '', alternatives: [...others] } };
}

/** Returns when a place that is not planned is closed, if that is so on all days of the trip. */
export function closedThen(gazetteer: Gazetteer, names: readonly string[], request: TripRequest) {
  const closure = findClosure(gazetteer, names, daysFrom(request, request.departureDate));
  if (!closure) return undefined;
  const { from, to, reason } = closure;
  return { from, to, reason } satisfies SaidSeason;
}

/** Refuses a base that is closed when the trip starts or ends. */
export function refuseClosedBase(gazetteer: Gazetteer, base: Base, name: string, request: TripRequest): Refusal {
  const day = request.departureDate;
  const opens = firstStart(day, (start) => !isClosedOn(base, start));
  const reason = base.closures?.find((range) => isInRange(day, range))?.reason;
  const why: SaidClosed = reason === undefined ? { because: 'season' } : { reason };
  return closedRefusal(name, why, opens, alternativesTo(base, day, gazetteer));
}

/** Refuses a named place whose sights are all closed on every day of the trip; undefined when one is open. */
export function refuseClosedSights(gazetteer: Gazetteer, stop: NamedStop, request: TripRequest): Refusal | undefined {
  const [base] = stop.bases;
  const [main] = sightsOf(stop);
  if (!base || !main || openSightOf(stop, request)) return undefined;
  const isPossible = (start: Day): boolean =>
    !isClosedOn(base, start) &&
    sightsOf(stop).some((sight) => daysFrom(request, start).some((day) => isVisitable(sight, day, request)));
  const opens = firstStart(request.departureDate, isPossible);
  // Its town is open: what else there is to see there is nearest to what was wished for.
  const others = alternativesTo(base, request.departureDate, gazetteer).slice(0, MOST_ALTERNATIVES - 1);
  return closedRefusal(stop.name, reasonOf(main, request), opens, [base.name, ...others]);
}
