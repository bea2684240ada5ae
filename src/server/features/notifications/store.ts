import { type SqlBool, sql } from 'kysely';
import type { ReviewState } from '../../../core/reviews/review-form.ts';
import type { Database } from '../../database/database.ts';

/** Items of each kind, and of both together. */
export const MOST_NOTIFICATIONS = 20;
/** Of all admins. */
const MOST_REMINDERS = 500;
/** Unanswered conversations and undecided reviews are counted up to here. */
const MOST_WAITING = 100;

/** Reads the unopened records. Both kinds have maintained counts and indexes of their own. */
export function notificationStore({ read }: Database) {
  return {
    async countUnseen(): Promise<number> {
      let unseen = 0;
      for (const table of ['bookingCounts', 'leadCounts'] as const) {
        const sum = await read
          .selectFrom(table)
          .select((select) => select.fn.sum<number | null>('unseen').as('unseen'))
          .executeTakeFirstOrThrow();
        unseen += Number(sum.unseen ?? 0);
      }
      return unseen;
    },

    /** Returns the reminders that their admins have not seen, the newest first. */
    reminders: () =>
      read
        .selectFrom('reminders')
        .leftJoin('tasks', 'tasks.id', 'reminders.taskId')
        .select([
          'reminders.id',
          'reminders.adminId',
          'reminders.kind',
          'reminders.count',
          'reminders.at',
          'tasks.title',
        ])
        .where('reminders.seenAt', 'is', null)
        .orderBy('reminders.at', 'desc')
        .limit(MOST_REMINDERS)
        .execute(),

    /** Returns the conversations that wait for an answer, those written in last first. */
    replies: () =>
      read
        .selectFrom(
          read
            .selectFrom('conversations')
            .select(['id', 'name', 'number', 'lastAt'])
            // Must match its partial index's condition literally.
            .where(sql<SqlBool>`"conversations"."waitingSince" is not null`)
            .orderBy('waitingSince', 'desc')
            .limit(MOST_WAITING)
            .as('waiting'),
        )
        .selectAll()
        .orderBy('lastAt', 'desc')
        .execute(),

    /** Returns the reviews of which no admin has decided yet, the newest first. */
    reviews: () =>
      read
        .selectFrom('reviews')
        .select(['id', 'name', 'stars', 'title', 'createdAt'])
        .where('state', '=', 'waiting' satisfies ReviewState)
        .orderBy('id', 'desc')
        .limit(MOST_WAITING)
        .execute(),

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
        .where('deletedAt', 'is', null)
        .orderBy('submittedAt', 'desc')
        .limit(MOST_NOTIFICATIONS)
        .execute(),
  };
}
