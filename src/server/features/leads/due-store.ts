import { type SqlBool, sql } from 'kysely';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import { CLOSED_LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../database/timeline-search.ts';
import { hasWord } from '../../database/word-index.ts';

export interface DueFilter {
  readonly today: string;
  readonly words: readonly string[] | null;
  readonly status: LeadStatus | null;
  readonly source: EnquirySource | null;
}

/** Excludes won and lost leads, which are not called. Must match the partial index's condition literally. */
const OPEN = sql.join<SqlBool>(
  CLOSED_LEAD_STATUSES.map((status) => sql`"records"."status" <> ${sql.lit(status)}`),
  sql` and `,
);

/** Leads never called. Must match its partial index's condition literally. */
export const UNCONTACTED = sql<SqlBool>`"records"."status" = 'new' and "records"."followUpOn" is null`;

/** The SQL of leads that are to be called. */
export function dueStore({ read }: Database) {
  const followUpsOf = ({ today, words, status, source }: DueFilter) =>
    read
      .selectFrom('leads as records')
      .where('records.deletedAt', 'is', null)
      .where('records.followUpOn', 'is not', null)
      .where('records.followUpOn', '<=', today)
      .where(OPEN)
      .where((where) => where.and((words ?? []).map(hasWord)))
      // An expression instead of the column, since SQLite would otherwise scan all leads of the status instead of the
      // few with a day.
      .$if(status !== null, (query) => query.where(sql`"records"."status" || ''`, '=', status))
      .$if(source !== null, (query) => query.where(sql`"records"."source" || ''`, '=', source));

  const uncontacted = (source: EnquirySource | null) =>
    read
      .selectFrom('leads as records')
      .where(UNCONTACTED)
      .where('records.deletedAt', 'is', null)
      .$if(source !== null, (query) => query.where('records.source', '=', source));

  return {
    /** Returns how many leads of a source were never called, counted up to a limit. */
    async countUncontacted(source: EnquirySource, atMost: number): Promise<number> {
      const { count } = await read
        .selectFrom(uncontacted(source).select('records.id').limit(atMost).as('some'))
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns a page of the leads never called, in time order. */
    async listUncontactedIds({ offset, limit, order }: Page, source: EnquirySource | null = null): Promise<string[]> {
      const rows = await uncontacted(source)
        .select('records.id')
        .orderBy('records.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Returns the number of new leads with a follow-up day: few, compared to those without. */
    async countNewWithDay(): Promise<number> {
      const { count } = await read
        .selectFrom('leads as records')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('records.deletedAt', 'is', null)
        .where('records.followUpOn', 'is not', null)
        .where(OPEN)
        // An expression instead of the column, since SQLite would otherwise scan all new leads.
        .where(sql`"records"."status" || ''`, '=', 'new')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns the leads whose follow-up day has come, longest waiting first; all of them without a page. */
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
