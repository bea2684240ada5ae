import { addDays, isInRange } from '../dates.ts';
import { parseWindow } from '../gazetteer/gazetteer.ts';
import type { Closure, SightRecord } from '../gazetteer/types.ts';

/** What makes a sight's hours and closing days impossible. */
export type SightFault =
  | 'never-opens'
  | 'closes-before-opening'
  | 'windows-out-of-order'
  | 'shut-before-visit-ends'
  | 'shut-at-best-time'
  | 'weekday-twice'
  | 'closed-all-week'
  | 'closed-all-year';

type TimesOfSight = Pick<SightRecord, 'open' | 'minutes' | 'bestAt' | 'closedWeekdays' | 'closedRanges'>;

function faultsOfHours({ open, minutes }: TimesOfSight): readonly SightFault[] {
  const windows = open.map(parseWindow);
  if (windows.length === 0) return ['never-opens'];
  return [
    ...(windows.some(({ from, to }) => from >= to) ? (['closes-before-opening'] as const) : []),
    ...(windows.some(({ from }, i) => from <= (windows[i - 1]?.to ?? -1)) ? (['windows-out-of-order'] as const) : []),
    ...(windows.every(({ from, to }) => to - from < minutes) ? (['shut-before-visit-ends'] as const) : []),
  ];
}

/** Returns whether it is open at its hour, as `types.ts` defines it. */
function isOpenAtBest({ open, minutes, bestAt }: TimesOfSight): boolean {
  if (bestAt === undefined) return true;
  return open.map(parseWindow).some(({ from, to }) => {
    if (bestAt === 'sunrise') return from <= 6 * 60 + 30 && to - Math.max(from, 4 * 60) >= minutes;
    return bestAt === 'sunset' ? to >= 17 * 60 : to - Math.max(from, 17 * 60) >= minutes;
  });
}

/** Any leap year: it has all days that a yearly range may name. */
const LEAP_YEAR = 2028;

/** Returns whether closures leave no day of the year. */
export const isClosedAllYear = (closures: readonly Closure[]): boolean =>
  Array.from({ length: 366 }, (_, n) => addDays(`${LEAP_YEAR}-01-01`, n)).every((day) =>
    closures.some((range) => isInRange(day, range)),
  );

/** Returns what is impossible in a sight's hours and closing days; the hours have to be well-formed. */
export function faultsOfSight(sight: TimesOfSight): readonly SightFault[] {
  const weekdays = new Set(sight.closedWeekdays);
  return [
    ...faultsOfHours(sight),
    ...(isOpenAtBest(sight) ? [] : (['shut-at-best-time'] as const)),
    ...(weekdays.size < (sight.closedWeekdays?.length ?? 0) ? (['weekday-twice'] as const) : []),
    ...(weekdays.size === 7 ? (['closed-all-week'] as const) : []),
    ...(isClosedAllYear(sight.closedRanges ?? []) ? (['closed-all-year'] as const) : []),
  ];
}
