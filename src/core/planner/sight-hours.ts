import type { Minute } from '../clock-time.ts';
import { type Day, isInRange, weekdayOf } from '../dates.ts';
import type { OpenWindow, Sight } from '../gazetteer/gazetteer.ts';
import { BEST_LIGHT } from './limits.ts';
import { sunTimes } from './sun.ts';

export function isClosedThatDay(sight: Pick<Sight, 'closedWeekdays' | 'closedRanges'>, date: Day): boolean {
  return (
    (sight.closedWeekdays?.includes(weekdayOf(date)) ?? false) ||
    (sight.closedRanges?.some((range) => isInRange(date, range)) ?? false)
  );
}

/** A sight that is closed in this many months is a treat when it is open. */
const MONTHS_CLOSED = 9;
const seasonal = new WeakMap<Sight, boolean>();

/** Returns true for a sight that is open in a few weeks of the year only: a garden of tulips, a lake of migrants. */
export function isBriefSeason(sight: Sight): boolean {
  const known = seasonal.get(sight);
  if (known !== undefined) return known;
  const middles = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);
  const closed = middles.filter((day) => sight.closedRanges?.some((range) => isInRange(day, range)));
  seasonal.set(sight, closed.length >= MONTHS_CLOSED);
  return closed.length >= MONTHS_CLOSED;
}

const DAYLIGHT_THEMES: ReadonlySet<string> = new Set([
  'viewpoint',
  'beach',
  'nature',
  'garden',
  'water',
  'wildlife',
  'adventure',
]);

/** Returns true for an outdoor sight that needs daylight, such as a viewpoint. */
const isForDaylight = (sight: Sight): boolean => !sight.indoor && DAYLIGHT_THEMES.has(sight.themes[0] ?? '');

export function daylightOn(sight: Sight, date: Day): OpenWindow {
  const { rise, set } = sunTimes(sight, date);
  return { from: rise - 30, to: set + 25 };
}

export const clipWindows = (sight: Sight, light: OpenWindow, windows = sight.windows): readonly OpenWindow[] =>
  windows
    .map(({ from, to }) => ({ from: Math.max(from, light.from), to: Math.min(to, light.to) }))
    .filter(({ from, to }) => to - from >= sight.minutes);

/** Visits end before the last minutes of a place: traffic and queues take them. */
const BEFORE_CLOSING = 20;
/** Short openings, such as those of shows, are kept as they are; a long visit can be cut short instead. */
const SPARE_MINUTES = 120;
const LONG_VISIT_MINUTES = 150;

/** Returns the windows for a visit on a day, with time to spare before closing where there is enough. */
export const windowsOn = (sight: Sight, date: Day): readonly OpenWindow[] =>
  openOn(sight, date).map(({ from, to }) => {
    const isClosing = sight.windows.some((window) => window.to === to) && sight.minutes <= LONG_VISIT_MINUTES;
    return { from, to: isClosing && to - from >= sight.minutes + SPARE_MINUTES ? to - BEFORE_CLOSING : to };
  });

/** Returns the windows for a visit on a day, limited to its best light; empty when closed. */
function openOn(sight: Sight, date: Day): readonly OpenWindow[] {
  if (isClosedThatDay(sight, date)) return [];
  if (sight.bestAt === undefined)
    return isForDaylight(sight) ? clipWindows(sight, daylightOn(sight, date)) : sight.windows;
  const { rise, set } = sunTimes(sight, date);
  const light: OpenWindow =
    sight.bestAt === 'sunrise'
      ? { from: Math.min(rise - 30, BEST_LIGHT.sunriseBy - 10), to: 660 }
      : sight.bestAt === 'sunset'
        ? {
            from: Math.max(set - 20, BEST_LIGHT.sunsetFrom) - sight.minutes,
            to: Math.min(Math.max(set + 30, BEST_LIGHT.sunsetFrom + 30), BEST_LIGHT.sunsetTo),
          }
        : { from: BEST_LIGHT.eveningFrom, to: 1440 };
  const inLight = clipWindows(sight, light);
  const [first, last] = [sight.windows[0], sight.windows.at(-1)];
  if (inLight.length > 0 || !first || !last) return inLight;
  // The place closes at sunrise: as early as it is open.
  if (sight.bestAt === 'sunrise' && first.to <= light.from + sight.minutes) return [first];
  if (sight.bestAt !== 'sunset') return inLight;
  // The place closes before sunset: as late as it is open.
  return clipWindows(sight, { from: last.to - sight.minutes - BEST_LIGHT.beforeClosing, to: last.to });
}

/** True when sunrise is not just the best hour: the place closes, or there is nothing to see, by eleven. */
export const isForSunriseOnly = (sight: Sight): boolean =>
  sight.bestAt === 'sunrise' &&
  (/sunrise/i.test(sight.name) || sight.windows.every(({ to }) => to <= SUNRISE_ONLY_UNTIL));
const SUNRISE_ONLY_UNTIL: Minute = 660;
