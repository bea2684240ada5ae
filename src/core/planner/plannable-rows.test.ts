import { expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { addDays, type Day } from '../dates.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import { seededRandom } from '../random.ts';
import { DEFAULT_EVALUATIONS, solveStay } from './search-stay.ts';
import { isClosedThatDay } from './sight-hours.ts';
import { chooseSunrise, type DayManner, stateProblem } from './stay-days.ts';
import { scheduleDay } from './stay-problem.ts';

const MANNER: DayManner = { pace: 'balanced', gentle: false };
const RULES = { bookedOn: '2026-01-01', gentle: false } as const;
const MONTHS = Array.from({ length: 12 }, (_, index): Day => `2027-${String(index + 1).padStart(2, '0')}-10`);
/** A week: every closing day of the week comes once. */
const weekFrom = (first: Day): readonly Day[] => Array.from({ length: 7 }, (_, n) => addDays(first, n));
/** A sight that alone leaves no time for lunch may need others around it. */
const OTHERS = 14;

/** Returns true when a free day at a base can have a sight: at dawn, alone, or among others. */
function canBePlanned(base: Base, sight: Sight, date: Day): boolean {
  const dawns = sight.bestAt === 'sunrise' ? [sight] : [];
  const dawnFrames = [
    { number: 1, date: addDays(date, -1) },
    { number: 2, date },
  ];
  if (chooseSunrise(base, dawns, dawnFrames, MANNER, RULES)) return true;
  const problemOf = (others: readonly Sight[]) =>
    stateProblem({
      base,
      frames: [{ number: 2, date }],
      manner: MANNER,
      rules: RULES,
      candidates: [{ sight, value: 20_000 }, ...others.map((other) => ({ sight: other, value: other.score }))],
      named: new Set([sight.id]),
    });
  const alone = problemOf([]);
  if (alone.days[0] && scheduleDay(alone, alone.days[0], [0])) return true;
  const best = base.sights.filter((other) => other !== sight).toSorted((a, b) => b.score - a.score);
  const { routes } = solveStay(problemOf(best.slice(0, OTHERS)), seededRandom(1), DEFAULT_EVALUATIONS);
  return routes[0]?.includes(0) ?? false;
}

it('every sight can be planned in every month in which it is open', { timeout: 120_000 }, () => {
  const rows = [...gazetteer.bases.values()].flatMap((base) =>
    base.sights.flatMap((sight) =>
      MONTHS.map((month) => ({ base, sight, days: weekFrom(month).filter((day) => !isClosedThatDay(sight, day)) })),
    ),
  );
  const open = rows.filter(({ days }) => days.length > 0);
  expect(open.length).toBeGreaterThan(14_000);
  const impossible = open.filter(({ base, sight, days }) => !days.some((day) => canBePlanned(base, sight, day)));
  expect(impossible.map(({ sight, days }) => `${sight.id} in ${days[0]}`)).toEqual([]);
});
