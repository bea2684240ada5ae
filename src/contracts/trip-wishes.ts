import { z } from 'zod';
import { THEMES } from '../core/gazetteer/types.ts';
import { PACES } from '../core/planner/types.ts';
import {
  DIETS,
  MOBILITIES,
  SERVED_WISHES,
  STAY_KINDS,
  TRANSPORT_WISHES,
  UNMET_REASONS,
} from '../core/planner/wishes.ts';
import { named } from './named.ts';

/** Most entries of a list: the planner refuses long lists in words. */
const MOST_ENTRIES = 50;
const id = z.string().min(1).max(100);
const clock = z.string().max(5);

/** Who travels; ages in whole years, elders counted among the adults. Sizes and ages are judged by the planner. */
const party = named('Party', {
  adults: z.number(),
  children: z.array(z.number()).max(MOST_ENTRIES).default([]),
  elders: z.number().default(0),
  mobility: z.enum(MOBILITIES).default('full'),
});

/**
 * What a traveller wants besides places, dates and money. Every field is optional; each wish is kept by every itinerary,
 * or the itinerary says where it is not, or the answer is a refusal with changes that work.
 */
export const tripWishes = named('TripWishes', {
  party: party.exactOptional(),
  diet: z.array(z.enum(DIETS)).max(MOST_ENTRIES).exactOptional(),
  pace: z.enum(PACES).exactOptional(),
  themes: z.array(z.enum(THEMES)).max(MOST_ENTRIES).exactOptional(),
  /** Ids of sights and towns that every itinerary has. */
  mustSee: z.array(id).max(MOST_ENTRIES).exactOptional(),
  /** Ids of sights and towns, and kinds such as `treks`, that no itinerary has. */
  avoid: z.array(id).max(MOST_ENTRIES).exactOptional(),
  transport: z.array(z.enum(TRANSPORT_WISHES)).max(MOST_ENTRIES).exactOptional(),
  /** `HH:MM` on the first day: leave home at this time or later. */
  arriveAfter: clock.exactOptional(),
  /** `HH:MM` on the last day: be home at this time or earlier. */
  leaveBefore: clock.exactOptional(),
  stay: z.array(z.enum(STAY_KINDS)).max(MOST_ENTRIES).exactOptional(),
  /** Eight-hour days and nothing strenuous, whoever travels. */
  gentle: z.boolean().exactOptional(),
});

/** How an itinerary serves one wish. */
export const servedWish = named('ServedWish', {
  wish: z.enum(SERVED_WISHES),
  value: z.string().exactOptional(),
  name: z.string().exactOptional(),
  outcome: z.enum(['met', 'partly', 'not-met']),
  because: z.enum(UNMET_REASONS).exactOptional(),
  day: z.number().exactOptional(),
  at: z.string().exactOptional(),
  amount: z.number().exactOptional(),
});
