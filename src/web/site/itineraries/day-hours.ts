import type { Details } from '../../../contracts/itineraries.ts';
import { parseClock } from '../../../core/clock-time.ts';
import { daysToEnd } from '../../../core/planner/days-later.ts';
import { plan } from '../../../words/en/site/plan.ts';

type Stop = Pick<Details['fullDayWisePlan'][number]['stops'][number], 'start' | 'end' | 'endsDaysLater'>;

const DAY_MINUTES = 1440;

/** Returns "next day", "2 days later"; empty for the same day. */
export const wordDaysLater = (days: number): string => (days === 0 ? '' : plan.daysLater({ days }));

/** Returns "08:50 to 20:30", "08:00 to 06:00 next day"; empty for a day without hours. */
export function wordHours(stops: readonly Stop[]): string {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  let begun = 0;
  for (const { start } of stops) {
    const clock = parseClock(start);
    // A row whose time precedes the row above begins after midnight.
    begun = clock + DAY_MINUTES * Math.ceil(Math.max(0, begun - clock) / DAY_MINUTES);
  }
  const later = wordDaysLater(Math.floor(begun / DAY_MINUTES) + daysToEnd(last));
  return plan.hours({ from: first.start, to: last.end, later });
}
