import type { Minute } from '../../clock-time.ts';
import type { OpenWindow } from '../../gazetteer/gazetteer.ts';
import { LUNCH_MINUTES, MEAL_WINDOWS } from '../limits.ts';
import { LATEST_LUNCH, type ScheduledDay, type SolvableDay, type StayProblem, scheduleDay } from '../stay-problem.ts';

/** Returns when a visit can begin: when the place opens, or at once where it opens no more. */
const beginningAt = (windows: readonly OpenWindow[], arrival: Minute, minutes: number): Minute => {
  const open = windows.find(({ from, to }) => Math.max(arrival, from) + minutes <= to);
  return open ? Math.max(arrival, open.from) : arrival;
};

const lunchEnd = (start: Minute): Minute => Math.min(start + LUNCH_MINUTES.usual, MEAL_WINDOWS.lunch.to);

/**
 * Returns the clock times of a day's sights in their order, whether they fit or not: each is gone to after the one before,
 * with lunch as soon as it is due. `hours` are the hours of each candidate on any day, for those that are closed on this one.
 */
function scheduleInOrder(
  problem: StayProblem,
  day: SolvableDay,
  route: readonly number[],
  hours: readonly (readonly OpenWindow[])[],
): ScheduledDay {
  const span = day.early;
  const visits: ScheduledDay['visits'][number][] = [];
  let clock = span.start;
  let ate = !day.lunch;
  let at = 0;
  const isDue = (): boolean => !ate && clock >= span.lunchFrom && clock <= LATEST_LUNCH;
  for (const sight of route) {
    const lunch = isDue() ? { start: clock, end: lunchEnd(clock) } : undefined;
    const travel = problem.travel[at]?.[sight + 1] ?? 0;
    const { minutes = 0 } = problem.sights[sight] ?? {};
    const open = day.open[sight] ?? [];
    const start = beginningAt(open.length > 0 ? open : (hours[sight] ?? []), (lunch?.end ?? clock) + travel, minutes);
    const end = start + minutes;
    visits.push({ sight, travel, start, end, hasLunch: false, ...(lunch && { lunchBefore: lunch }) });
    ate ||= lunch !== undefined;
    clock = end;
    at = sight + 1;
  }
  const back = problem.travel[at]?.[0] ?? 0;
  if (!isDue()) return { visits, span, back, home: clock + back };
  const end = lunchEnd(clock);
  return { visits, span, back, home: end + back, lastLunch: { start: clock, end, atStay: false } };
}

/** Returns the clock times of a day: as the planner keeps them where that is possible, else simply in order. */
export const scheduleAnyway = (
  problem: StayProblem,
  day: SolvableDay,
  route: readonly number[],
  hours: readonly (readonly OpenWindow[])[],
): ScheduledDay => scheduleDay(problem, day, route) ?? scheduleInOrder(problem, day, route, hours);
