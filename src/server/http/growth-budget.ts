import { AppError } from './app-error.ts';
import type { SharedCounters } from './shared-limits.ts';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;

/**
 * Bytes that the writes of one address may add to the database per day, 48 MB together: some 450 plan requests, 6,800
 * page views, 800 bookings and leads, 800 other writes (registrations, sign-ins, shares). Each kind has its own budget,
 * so that page views of many visitors behind one address never block a booking. Wrong passwords cost nothing.
 */
const BUDGETS = {
  plans: 30 * MEGABYTE,
  activities: 10 * MEGABYTE,
  bookings: 4 * MEGABYTE,
  others: 4 * MEGABYTE,
};
export type GrowthKind = keyof typeof BUDGETS;

/** Counts how much each address adds to the database, over all processes. */
export interface GrowthBudget {
  /** Rejects with 429 when the address has used up its budget of this kind for the day. */
  readonly require: (limitKey: string, kind: GrowthKind) => Promise<void>;
  /** Adds what a write has added, roughly. */
  readonly add: (limitKey: string, kind: GrowthKind, bytes: number) => Promise<void>;
}

export function growthBudget({ count }: Pick<SharedCounters, 'count'>): GrowthBudget {
  const counted = (limitKey: string, kind: GrowthKind, bytes: number) =>
    count(`growth:${kind}:${limitKey}`, DAY_MS, Math.ceil(bytes));
  return {
    async require(limitKey, kind) {
      const { current, ttl } = await counted(limitKey, kind, 0);
      if (current < BUDGETS[kind]) return;
      throw new AppError('too-many', ({ calls }) => calls.tooManyToday, {
        retryAfterSeconds: Math.ceil(ttl / 1000),
      });
    },
    async add(limitKey, kind, bytes) {
      if (bytes > 0) await counted(limitKey, kind, bytes);
    },
  };
}
