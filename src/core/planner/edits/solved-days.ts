import type { Base, Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import { dayCapsOf, isGentle } from '../party-needs.ts';
import type { SolvedDay } from '../plan-days.ts';
import { type DayFrame, type DayManner, type SightRules, stateProblem, sunriseThatDay } from '../stay-days.ts';
import { framesOfStays, landingOf, type TripShape } from '../stay-frames.ts';
import type { StayProblem } from '../stay-problem.ts';
import type { Itinerary, TripRequest } from '../types.ts';
import { worthOf } from '../wanted-sights.ts';
import type { DayDecisions, TripDecisions } from './decisions.ts';
import { scheduleAnyway } from './schedule-anyway.ts';

/** A plan that is being changed, with all that its days depend on. */
export interface EditedTrip {
  readonly itinerary: Itinerary;
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
  readonly shape: TripShape;
  readonly decisions: TripDecisions;
}

/** The days of one stay as the solver sees them: its candidates are the sights that the plan has there. */
export interface StatedStay {
  readonly base: Base;
  readonly frames: readonly DayFrame[];
  readonly problem: StayProblem;
  /** The candidates of the problem. */
  readonly sights: readonly Sight[];
  /** Candidates per day in the order of visit. */
  readonly routes: readonly (readonly number[])[];
  readonly dawn?: { readonly dayIndex: number; readonly sunrise: NonNullable<SolvedDay['sunrise']> };
}

export const mannerOf = ({ variant: { pace } }: Itinerary, request: TripRequest): DayManner => ({
  pace,
  gentle: isGentle(request),
  ...dayCapsOf(request),
});

const NO_SIGHTS: readonly string[] = [];

function rulesOf({ request, shape, itinerary }: EditedTrip): SightRules {
  const landedHigh = landingOf({ request, skeleton: shape, durationDays: itinerary.durationDays });
  return { bookedOn: request.bookedOn, gentle: isGentle(request), ...(landedHigh !== undefined && { landedHigh }) };
}

/** Returns a sight with the length that the traveller wants. */
function withLength(sight: Sight, { minutes }: TripDecisions): Sight {
  const own = minutes[sight.id];
  return own === undefined ? sight : { ...sight, minutes: own };
}

/**
 * Returns the days of a stay with the sights decided on; one at sunrise that cannot be seen at dawn comes first in its
 * day. `others` are further candidates, after those of the plan.
 */
function stateStay(base: Base, frames: readonly DayFrame[], trip: EditedTrip, others: readonly Sight[]): StatedStay {
  const { gazetteer, decisions, itinerary, request } = trip;
  const manner = mannerOf(itinerary, request);
  const rules = rulesOf(trip);
  const decided = frames.map(
    ({ number }): DayDecisions => decisions.days.find((day) => day.number === number) ?? { number, sights: NO_SIGHTS },
  );
  const find = (id: string): Sight[] => {
    const sight = gazetteer.sights.get(id);
    return sight ? [withLength(sight, decisions)] : [];
  };
  const dayIndex = decided.findIndex(({ dawn }) => dawn !== undefined);
  const [dawnSight] = find(decided[dayIndex]?.dawn ?? '');
  const sunrise = dawnSight && sunriseThatDay(base, dawnSight, frames, dayIndex, manner, rules);
  const perDay = decided.map(({ dawn, sights }) => [
    ...(dawn !== undefined && !sunrise ? find(dawn) : []),
    ...sights.flatMap(find),
  ]);
  const sights = [...perDay.flat(), ...others.filter(({ baseId }) => baseId === base.id)];
  const candidates = sights.map((sight) => ({ sight, value: worthOf(sight) }));
  const problem = stateProblem({ base, frames, manner, rules, candidates, sunrise });
  let next = 0;
  const routes = perDay.map((day) => day.map(() => next++));
  return { base, frames, problem, sights, routes, ...(sunrise && { dawn: { dayIndex, sunrise } }) };
}

/** Returns the days at each town of a plan; other days are spent on the way. */
export const framesOf = ({ request, shape, itinerary: { journeys, durationDays } }: EditedTrip) =>
  framesOfStays({ request, skeleton: shape, durationDays }, journeys);

/** Returns the stays of a plan as the solver sees them, with further sights that the days may have. */
export function stateStays(trip: EditedTrip, others: readonly Sight[] = []): readonly StatedStay[] {
  return framesOf(trip).map(({ base, frames }) => stateStay(base, frames, trip, others));
}

/** Returns the days of a plan with their sights timed, whether they fit or not. */
export function solveDaysOf({ base, frames, problem, sights, routes, dawn }: StatedStay): readonly SolvedDay[] {
  const hours = problem.sights.map((_, i) => sights[i]?.windows ?? []);
  return frames.map((frame, index): SolvedDay => {
    const day = problem.days[index];
    const route = routes[index] ?? [];
    if (!day) throw new Error(`day ${frame.number} of ${base.id} was not stated`);
    return {
      base,
      frame,
      schedule: scheduleAnyway(problem, day, route, hours),
      sights: route.flatMap((candidate) => sights[candidate] ?? []),
      sunrise: dawn?.dayIndex === index ? dawn.sunrise : undefined,
    };
  });
}
