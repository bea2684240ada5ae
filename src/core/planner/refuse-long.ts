import type { PlanningEvent } from './types.ts';

const FEWEST_DAYS = 3;
/** A trip to a place with few sights is made shorter by so many days, until there is a plan. */
const SHORTER_BY = [1, 2, 4, 6, 9, 12, 15] as const;

/** Returns a number of days, fewer than asked, for which there is a plan; undefined where none is found. */
export function* findShorter(
  asked: number,
  isPossible: (days: number) => boolean,
): Generator<PlanningEvent, number | undefined> {
  for (const by of SHORTER_BY.filter((each) => asked - each >= FEWEST_DAYS)) {
    const days = asked - by;
    yield { kind: 'progress', step: 'transport', text: { say: 'try-days', days } };
    if (isPossible(days)) return days;
  }
  return undefined;
}
