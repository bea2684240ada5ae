import { MONTH_NAMES } from '../../../core/dates.ts';
import { formatCount } from '../../counts.ts';

/** What visitors searched for in vain. */
export const demand = {
  pageTitle: 'Demand not served',
  noun: 'the demand',
  about:
    'Searches that found no trip, by route and reason. People are counted, not tries: a person counts once for a day. Budget and travellers are medians.',
  unread: 'Failed to load the demand',
  columns: {
    route: 'Route',
    people: 'People',
    reason: 'Why no trip',
    month: 'Month of travel',
    budget: 'Budget each',
    travellers: 'Travellers',
    days: 'Days',
    act: 'Package',
  },
  month: ({ year, month }: { year: string; month: number }) => `${MONTH_NAMES[month - 1]?.slice(0, 3)} ${year}`,
  monthPeople: ({ month, count }: { month: string; count: number }) => `${month} (${formatCount(count)})`,
  searches: ({ count }: { count: number }) => `${formatCount(count)} ${count === 1 ? 'search' : 'searches'}`,
  unknown: 'not said',
  draft: 'Make a package of it',
  draftOf: ({ from, to }: { from: string; to: string }) => `Make a package of it: ${from} to ${to}`,
  open: 'Open its draft',
  openOf: ({ from, to }: { from: string; to: string }) => `Open its draft: ${from} to ${to}`,
  failed: 'The draft could not be made',
  noneTitle: 'Every search found a trip',
  none: 'Routes that visitors search for without finding a trip appear here. Visitors who ask not to be tracked are left out.',
} as const;
