import { type DayDecisions, sightsOn, type TripDecisions } from './decisions.ts';
import { type JudgedPlan, judge } from './judge.ts';
import { bestOrder } from './orders.ts';
import { type EditedTrip, type StatedStay, stateStays } from './solved-days.ts';

/** The smallest change after which a plan can be travelled again. */
export interface Repair extends JudgedPlan {
  readonly decisions: TripDecisions;
  /** Ids of the sights that it leaves out. */
  readonly leftOut: readonly string[];
}

/** So many sights of a day are left out to make it possible. */
const MOST_LEFT_OUT = 2;
/** So many choices of sights to leave out are checked, the most valuable days first. */
const CHECKED_AT_ONCE = 3;

/** Returns every way to leave out so many of some sights. */
function subsetsWithout(sights: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return sights.flatMap((sight, i) =>
    subsetsWithout(sights.slice(i + 1), count - 1).map((others) => [sight, ...others]),
  );
}

/** Returns a day without some of its sights, in its best order; undefined when they do not fit. */
function dayWithout({ problem, sights, routes, frames }: StatedStay, day: DayDecisions, leftOut: readonly string[]) {
  const index = frames.findIndex(({ number }) => number === day.number);
  const solvable = problem.days[index];
  if (!solvable) return undefined;
  const kept = (routes[index] ?? []).filter((candidate) => !leftOut.includes(sights[candidate]?.id ?? ''));
  const order = bestOrder(problem, solvable, kept);
  if (!order) return undefined;
  const { dawn, ...rest } = day;
  const ordered = order.route.flatMap((candidate) => sights[candidate]?.id ?? []);
  const hasDawn = dawn !== undefined && !leftOut.includes(dawn) && !ordered.includes(dawn);
  return { value: order.value, day: { ...rest, ...(hasDawn && { dawn }), sights: ordered } };
}

const withDay = (trip: EditedTrip, day: DayDecisions): EditedTrip => ({
  ...trip,
  decisions: {
    ...trip.decisions,
    days: trip.decisions.days.map((each) => (each.number === day.number ? day : each)),
  },
});

const isBroken = ({ findings }: JudgedPlan, number: number): boolean => findings.some(({ day }) => day === number);

/** Returns a plan with one of its days made possible: in another order, or without one or two of its other sights. */
function repairDay(trip: EditedTrip, number: number, kept: ReadonlySet<string>): EditedTrip | undefined {
  const day = trip.decisions.days.find((each) => each.number === number);
  const stay = stateStays(trip).find(({ frames }) => frames.some((frame) => frame.number === number));
  if (!day || !stay) return undefined;
  const free = sightsOn(day).filter((id) => !kept.has(id));
  for (let count = 0; count <= MOST_LEFT_OUT; count++) {
    const found = subsetsWithout(free, count)
      .flatMap((leftOut) => dayWithout(stay, day, leftOut) ?? [])
      .sort((a, b) => b.value - a.value)
      .slice(0, CHECKED_AT_ONCE);
    for (const { day: repaired } of found) {
      const tried = withDay(trip, repaired);
      if (!isBroken(judge(tried, 'quick'), number)) return tried;
    }
  }
  return undefined;
}

/**
 * Returns the smallest repair of a plan whose days break a rule; undefined when there is none. Locked sights and those
 * of the last edit (`touched`) stay.
 */
export function repair(trip: EditedTrip, judged: JudgedPlan, touched: readonly string[]): Repair | undefined {
  const broken = [...new Set(judged.findings.flatMap(({ day }) => day ?? []))];
  if (broken.length === 0) return undefined;
  const kept = new Set([...trip.decisions.locked, ...touched]);
  let repaired: EditedTrip | undefined = trip;
  for (const number of broken) repaired = repaired && repairDay(repaired, number, kept);
  if (!repaired) return undefined;
  const { decisions } = repaired;
  const after = judge(repaired);
  if (after.findings.some(({ day }) => day !== undefined)) return undefined;
  const remaining = new Set(decisions.days.flatMap(sightsOn));
  return { ...after, decisions, leftOut: trip.decisions.days.flatMap(sightsOn).filter((id) => !remaining.has(id)) };
}
