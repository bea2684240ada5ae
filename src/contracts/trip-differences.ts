import { z } from 'zod';
import { HOTEL_TIERS } from '../core/gazetteer/types.ts';
import { type PlanDifference, PRICE_PARTS } from '../core/planner/alternatives/plan-difference.ts';
import { CHECK_IDS } from '../core/planner/verifier/checks.ts';
import { named } from './named.ts';

const TRANSPORT = ['flight', 'train', 'bus', 'cab'] as const;

const sightOnDay = z.object({ id: z.string(), name: z.string(), day: z.number() });

/** What is different in a plan, compared with the one before; names are in the reader's language. */
export const planDifference: z.ZodType<PlanDifference> = named('PlanDifference', {
  out: z.array(sightOnDay),
  in: z.array(sightOnDay),
  moved: z.array(z.object({ id: z.string(), name: z.string(), from: z.number(), to: z.number() })),
  /** Visits that last longer by some minutes; negative for shorter ones. */
  lengths: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.number() })),
  /** Days with the same sights in another order. */
  reordered: z.array(z.number()),
  /** True where other sights are locked. */
  locks: z.boolean(),
  /** Days by which the trip is longer, and by which it starts later. */
  days: z.number(),
  startsLater: z.number(),
  dates: z.object({ start: z.iso.date(), end: z.iso.date() }),
  /** Nights more in each town; negative for fewer. */
  nights: z.array(z.object({ name: z.string(), nights: z.number() })),
  hotels: z.object({ from: z.enum(HOTEL_TIERS), to: z.enum(HOTEL_TIERS) }).exactOptional(),
  transport: z.object({ from: z.enum(TRANSPORT), to: z.enum(TRANSPORT) }).exactOptional(),
  /** Rupees per person before and after, without an offer; left out where one of them is not known. */
  price: z.object({ from: z.number(), to: z.number() }).exactOptional(),
  /** Rupees per person more, by what they are spent on, without an offer; empty where it is not known. */
  spending: z.array(z.object({ part: z.enum(PRICE_PARTS), rupees: z.number() })),
  /** Minutes of visits and of the ways to them more. */
  minutes: z.number().exactOptional(),
  /** Ids of the checks that are passed now, and of those that are broken now. */
  mended: z.array(z.enum(CHECK_IDS)),
  broken: z.array(z.enum(CHECK_IDS)),
});
