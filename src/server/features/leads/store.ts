import { otherForms } from '../../../core/former-phone.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { LeadRow } from './lead-records.ts';

/** Steps shown per lead, at most. */
const MOST_STEPS = 100;

/** The SQL of reading leads; `lead-records.ts` writes them, `due-store.ts` finds those that are to be called. */
export function leadStore({ read }: Database) {
  const there = () => read.selectFrom('leads').where('deletedAt', 'is', null);

  return {
    find: (id: string): Promise<LeadRow | undefined> => there().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns a lead that is there, or marked as deleted. */
    findAny: (id: string): Promise<LeadRow | undefined> =>
      read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the rows of these ids, in their order. */
    async listByIds(ids: readonly string[]): Promise<LeadRow[]> {
      if (ids.length === 0) return [];
      const rows = await there().selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns the leads stored under one of the canonical phones; along its unique index. */
    listByPhone: (phones: readonly string[], limit: number): Promise<LeadRow[]> =>
      there().selectAll().where('canonicalPhone', 'in', phones).orderBy('id', 'desc').limit(limit).execute(),

    counts: () => read.selectFrom('leadCounts').selectAll().execute(),

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
