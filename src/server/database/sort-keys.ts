import { type SqlBool, sql } from 'kysely';
import { BOOKING_STATUSES } from '../../core/bookings/booking-steps.ts';
import { LEAD_STATUSES } from '../../core/leads/lead-options.ts';

/** Steps in the order in which a record takes them, not by the alphabet. */
const stepOf = (statuses: readonly string[]) => {
  const cases = statuses.map((status, rank) => sql`when ${sql.lit(status)} then ${sql.lit(rank)}`);
  return sql<number>`(case "status" ${sql.join(cases, sql` `)} else ${sql.lit(statuses.length)} end)`;
};

/** Sorted after every day. */
const NEVER = '9999-12-31';

/**
 * What lists of bookings are sorted by. The indexes of migration 0035 are made of the same expressions and serve no
 * others: a new order gets a new name and a new index.
 */
export const BOOKING_SORT_KEYS = {
  name: sql<string>`(lower("fullName"))`,
  status: stepOf(BOOKING_STATUSES),
  travel: sql<string>`"preferredDate"`,
  total: sql<number>`"total"`,
} as const;

/** What lists of leads are sorted by; those without a day of follow-up come last in both directions. */
export const LEAD_SORT_KEYS = {
  name: sql<string>`(lower("name"))`,
  status: stepOf(LEAD_STATUSES),
  firstFollowUp: sql<string>`(coalesce("followUpOn", ${sql.lit(NEVER)}))`,
  lastFollowUp: sql<string>`(coalesce("followUpOn", ''))`,
} as const;

/** Leads that are not marked as deleted: the condition of their indexes. */
export const LISTED_LEADS = sql<SqlBool>`"deletedAt" is null`;

/** What bookings without a package of their own are counted and listed under. */
export const PLANNED_TRIP = 'itinerary';
export const BY_TITLE = 'by-title';

/** What was booked: a package by its id, any planned trip, or a trip by its title. Migration 0042 indexes the same expression. */
export const BOOKED_ITEM = sql<string>`(case when "itemType" = 'itinerary' then ${sql.lit(PLANNED_TRIP)}
  when "itemId" = '' then ${sql.lit(BY_TITLE)} else "itemId" end)`;
