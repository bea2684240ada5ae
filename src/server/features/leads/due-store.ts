import { type SqlBool, sql } from 'kysely';
import { CLOSED_LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../database/timeline-search.ts';
import { hasWord } from '../../database/word-index.ts';

export interface DueFilter {
  readonly today: string;
  readonly words: readonly string[] | null;
  readonly status: LeadStatus | null;
}

/** A lead that was won or lost is not called back: the very words of the partial index. */
const OPEN = sql.join<SqlBool>(
  CLOSED_LEAD_STATUSES.map((status) => sql`"records"."status" <> ${sql.lit(status)}`),
  sql` and `,
);

/** A lead that nobody has called: the very words of its partial index. */
export const UNCONTACTED = sql<SqlBool>`"records"."status" = 'new' and "records"."followUpOn" is null`;

/** The SQL of leads that are to be called. */
export function dueStore({ read }: Database) {
  const followUpsOf = ({ today, words, status }: DueFilter) =>
    read
      .selectFrom('leads as records')
      .where('records.deletedAt', 'is', null)
      .where('records.followUpOn', 'is not', null)
      .where('records.followUpOn', '<=', today)
      .where(OPEN)
      .where((where) => where.and((words ?? []).map(hasWord)))
      // Not as the column itself, or SQLite goes through all leads of the status instead of the few with a day.
      .$if(status !== null, (query) => query.where(sql`"records"."status" || ''`, '=', status));

  return {
    /** A page of those that nobody has called, in the order of time. */
    async listUncontactedIds({ offset, limit, order }: Page): Promise<string[]> {
      const rows = await read
        .selectFrom('leads as records')
        .select('records.id')
        .where(UNCONTACTED)
        .where('records.deletedAt', 'is', null)
        .orderBy('records.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** How many new leads have a day on which they are to be called: few, beside those that have none. */
    async countNewWithDay(): Promise<number> {
      const { count } = await read
        .selectFrom('leads as records')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('records.deletedAt', 'is', null)
        .where('records.followUpOn', 'is not', null)
        .where(OPEN)
        // Not as the column itself, or SQLite goes through all new leads.
        .where(sql`"records"."status" || ''`, '=', 'new')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Those whose follow-up day has come, the one that waits longest first; all of them without a page. */
    async listFollowUpIds(filter: DueFilter, page?: Pick<Page, 'offset' | 'limit'>): Promise<string[]> {
      const rows = await followUpsOf(filter)
        .select('records.id')
        .orderBy('records.followUpOn')
        .orderBy('records.id')
        .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
        .execute();
      return rows.map(({ id }) => id);
    },

    async countFollowUps(filter: DueFilter): Promise<number> {
      const { count } = await followUpsOf(filter)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
