import type { Demand } from '../../../contracts/demand.ts';
import { activityFeed } from '../../../words/en/office/activity-feed.ts';
import { demand as words } from '../../../words/en/office/demand.ts';

/** Returns why no trip was found, in words. */
export function reasonWords(reason: string): string {
  const known: Readonly<Record<string, string>> = activityFeed.refusals;
  return known[reason] ?? reason.toLowerCase().replaceAll('_', ' ');
}

const monthWords = (month: string): string => words.month({ year: month.slice(0, 4), month: Number(month.slice(5)) });

/** Returns the months of travel with the number of people, the most wanted first; empty without any. */
export const monthsWords = (months: Demand['months']): string =>
  months.map(({ month, people }) => words.monthPeople({ month: monthWords(month), count: people })).join(', ');
