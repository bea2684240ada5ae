import type { Random } from '../random.ts';
import { REST_BETWEEN_DAYS_MINUTES } from './limits.ts';
import { solveStay } from './search-stay.ts';
import { BREAKFAST_MINUTES } from './stay-days.ts';
import { type SolvableDay, type StayProblem, type StaySolution, scheduleDay } from './stay-problem.ts';

interface SolvedStay {
  readonly problem: StayProblem;
  readonly solution: StaySolution;
}

/** Returns the first day that begins with an early breakfast too soon after the evening before; -1 without one. */
function findShortNight({ problem, solution }: SolvedStay): number {
  const schedules = problem.days.map((day, index) => scheduleDay(problem, day, solution.routes[index] ?? []));
  return schedules.findIndex((schedule, index) => {
    const [before, usual] = [problem.days[index - 1], problem.days[index]?.early];
    if (!schedule || !before || !usual || schedule.span.start >= usual.start) return false;
    // After a late arrival there is no schedule.
    const home = schedules[index - 1]?.home ?? before.early.start;
    return home + REST_BETWEEN_DAYS_MINUTES > 1440 + schedule.span.start - BREAKFAST_MINUTES;
  });
}

/** Returns a day that does not start before the usual breakfast. */
export const withoutEarlyStart = ({ dawn: _dawn, long: _long, ...day }: SolvableDay): SolvableDay => day;

/** Solves a stay; a day after a late evening begins at its usual hour. */
export function solveRested(stated: StayProblem, random: Random, evaluations: number): SolvedStay {
  let solved: SolvedStay = { problem: stated, solution: solveStay(stated, random, evaluations) };
  for (const _ of stated.days) {
    const late = findShortNight(solved);
    if (late < 0) return solved;
    const days = solved.problem.days.map((day, index) => (index === late ? withoutEarlyStart(day) : day));
    const problem = { ...solved.problem, days };
    solved = { problem, solution: solveStay(problem, random, evaluations) };
  }
  return solved;
}
