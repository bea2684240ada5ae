import type { Database } from '../../database/database.ts';

/** Items of each kind, and of both together. */
export const MOST_NOTIFICATIONS = 20;

/** What nobody has opened yet. Bookings are counted as they come; the few new leads stand in an index of their own. */
export function notificationStore({ read }: Database) {
  return {
    async countUnseen(): Promise<number> {
      const bookings = await read
        .selectFrom('bookingCounts')
        .select((select) => select.fn.sum<number | null>('unseen').as('unseen'))
        .executeTakeFirstOrThrow();
      const leads = await read
        .selectFrom('leads')
        .select((select) => select.fn.countAll<number>().as('unseen'))
        .where('seenAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(bookings.unseen ?? 0) + Number(leads.unseen);
    },

    newBookings: () =>
      read
        .selectFrom('bookings')
        .select(['id', 'reference', 'fullName', 'itemTitle', 'travelers', 'createdAt'])
        .where('seenAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(MOST_NOTIFICATIONS)
        .execute(),

    newLeads: () =>
      read
        .selectFrom('leads')
        .select(['id', 'name', 'submittedAt'])
        .where('seenAt', 'is', null)
        .orderBy('submittedAt', 'desc')
        .limit(MOST_NOTIFICATIONS)
        .execute(),
  };
}
