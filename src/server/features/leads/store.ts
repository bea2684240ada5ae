import { type SqlBool, sql, type Updateable } from 'kysely';
import { otherForms } from '../../../core/former-phone.ts';
import { CLOSED_LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Page } from '../../database/timeline-search.ts';
import { hasWord } from '../../database/word-index.ts';
import type { LeadRow } from './lead-records.ts';

export interface DueFilter {
  readonly today: string;
  readonly words: readonly string[] | null;
  readonly status: LeadStatus | null;
}

/** Excludes won and lost leads, which are not called. Must match the partial index's condition literally. */
const OPEN = sql.join<SqlBool>(
  CLOSED_LEAD_STATUSES.map((status) => sql`"records"."status" <> ${sql.lit(status)}`),
  sql` and `,
);

/** Leads never called. Must match its partial index's condition literally. */
export const UNCONTACTED = sql<SqlBool>`"records"."status" = 'new' and "records"."followUpOn" is null`;

/** Steps shown per lead, at most. */
const MOST_STEPS = 100;

/** Holds the SQL of leads; `lead-records.ts` writes rows that belong together. */
export function leadStore({ read }: Database) {
  const there = () => read.selectFrom('leads').where('deletedAt', 'is', null);

  const followUpsOf = ({ today, words, status }: DueFilter) =>
    read
      .selectFrom('leads as records')
      .where('records.deletedAt', 'is', null)
      .where('records.followUpOn', 'is not', null)
      .where('records.followUpOn', '<=', today)
      .where(OPEN)
      .where((where) => where.and((words ?? []).map(hasWord)))
      // An expression instead of the column, since SQLite would otherwise scan all leads of the status instead of the
      // few with a day.
      .$if(status !== null, (query) => query.where(sql`"records"."status" || ''`, '=', status));

  return {
    find: (id: string): Promise<LeadRow | undefined> => there().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the rows of these ids, in their order. */
    async listByIds(ids: readonly string[]): Promise<LeadRow[]> {
      if (ids.length === 0) return [];
      const rows = await there().selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns a page in time order. The offset skips ids only, which cost a fraction of a row. */
    async listIds(status: LeadStatus | null, { offset, limit, order }: Page): Promise<string[]> {
      const rows = await there()
        .select('id')
        .$if(status !== null, (query) => query.where('status', '=', status))
        .orderBy('id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Returns a page of the leads never called, in time order. */
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

    counts: () => read.selectFrom('leadCounts').selectAll().execute(),

    /**
     * Locks the row until the transaction ends and returns it. An update is the only row lock with the same SQL on both
     * engines.
     */
    hold: (writer: Writer, id: string, now: number): Promise<LeadRow | undefined> =>
      writer
        .updateTable('leads')
        .set({ updatedAt: now })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Locks and returns the lead of a phone, unchanged except `updatedAt`. */
    holdByPhone: (writer: Writer, canonicalPhone: string): Promise<LeadRow | undefined> =>
      writer
        .updateTable('leads')
        .set({ canonicalPhone })
        .where('canonicalPhone', '=', canonicalPhone)
        .where('deletedAt', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes a phone's lead that is marked as deleted, so that the person can submit a new one. */
    async dropDeleted(writer: Writer, canonicalPhone: string): Promise<string[]> {
      const rows = await writer
        .deleteFrom('leads')
        .where('canonicalPhone', '=', canonicalPhone)
        .where('deletedAt', 'is not', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    update: (writer: Writer, id: string, changed: Updateable<Schema['leads']>) =>
      writer.updateTable('leads').set(changed).where('id', '=', id).execute(),

    /** Undoes a deletion made since the given moment. */
    restore: (writer: Writer, id: string, since: number): Promise<LeadRow | undefined> =>
      writer
        .updateTable('leads')
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('deletedAt', '>=', since)
        .returningAll()
        .executeTakeFirst(),

    async listDeletedBefore(moment: number, limit: number): Promise<string[]> {
      const rows = await read
        .selectFrom('leads')
        .select('id')
        .where('deletedAt', '<', moment)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Returns leads unchanged since the moment; `belowId` is the first id of that moment. */
    async listUntouchedSince(moment: number, belowId: string, limit: number): Promise<string[]> {
      const rows = await read
        .selectFrom('leads')
        .select('id')
        .where('id', '<', belowId)
        .where('updatedAt', '<', moment)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Returns what a browser did on the day of its key, until a moment. */
    stepsOf: (dayKey: string, until: number) =>
      read
        .selectFrom('activities')
        .select(['type', 'data', 'occurredAt'])
        .where('dayKey', '=', dayKey)
        .where('occurredAt', '<=', until)
        .orderBy('occurredAt', 'desc')
        .limit(MOST_STEPS)
        .execute(),

    /** Returns the leads submitted while signed in or under the person's phone, including those marked as deleted. */
    allOf({ userIds, phone }: Person, from: Writer = read): Promise<LeadRow[]> {
      const forms = phone === null ? [] : [phone, ...otherForms(phone)];
      return from
        .selectFrom('leads')
        .selectAll()
        .where((where) =>
          where.or([
            ...(userIds.length === 0 ? [] : [where('userId', 'in', userIds)]),
            ...(phone === null ? [] : [where('canonicalPhone', 'in', forms), where('sharedPhone', '=', phone)]),
          ]),
        )
        .orderBy('id', 'desc')
        .execute();
    },
  };
}
