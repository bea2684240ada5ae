import { counted } from '../counts.ts';

/** What the dashboard says of money. */
export const rupees = {
  title: 'Rupees',
  versus: 'the last 7 days vs the 7 days before, to the same hour',
  unread: 'Failed to load the figures in rupees',
  asked: 'Asked for',
  booked: 'Booked',
  average: 'Average per booking',
  open: 'Open now',
  /** Amounts of at least a lakh, and of at least a crore. */
  lakh: ({ amount }: { amount: string }) => `₹${amount} lakh`,
  crore: ({ amount }: { amount: string }) => `₹${amount} crore`,
  thisMonth: ({ amount, change }: { amount: string; change: string }) => `This month ${amount}: ${change}`,
  ofMonth: {
    same: 'the same as last month',
    noneBefore: 'none last month',
    more: ({ percent, before }: { percent: string; before: string }) => `${percent}% more than last month (${before})`,
    less: ({ percent, before }: { percent: string; before: string }) => `${percent}% less than last month (${before})`,
    slightlyMore: ({ before }: { before: string }) => `less than 1% more than last month (${before})`,
    slightlyLess: ({ before }: { before: string }) => `less than 1% less than last month (${before})`,
  },
  requests: ({ count }: { count: number }) => counted(count, 'request'),
  bookings: ({ count }: { count: number }) => counted(count, 'booking'),
  unpriced: ({ count }: { count: number }) => `${count} without a price`,
  foreign: ({ count }: { count: number }) => `${count} in another currency`,
  cancelled: ({ count, amount }: { count: number; amount: string }) => `${count} cancelled since (${amount})`,
  waiting: 'to answer or to confirm',
  meaning:
    'A request counts on the day it came in. A booking counts on the day it was confirmed, at its present price, unless it was cancelled since.',
} as const;
