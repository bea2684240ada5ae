import type { Insertable, Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type MessageRow = Selectable<Schema['outbox']>;

/** Counts stop here: a five-digit number is exact enough. */
const COUNTED_AT_MOST = 10_000;
/** Engines limit the number of parameters per statement. */
const IDS_AT_ONCE = 200;

/** The SQL of the outbox; `delivery-store.ts` has that of sending. */
export function messageStore({ db, read }: Database) {
  return {
    insert: async (writer: Writer, rows: readonly Insertable<Schema['outbox']>[]): Promise<void> => {
      if (rows.length > 0) await writer.insertInto('outbox').values(rows).execute();
    },

    find: (id: string): Promise<MessageRow | undefined> =>
      read.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),

    listPage: (state: string | null, limit: number, offset: number): Promise<MessageRow[]> =>
      read
        .selectFrom('outbox')
        .selectAll()
        .$if(state !== null, (query) => query.where('state', '=', state))
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(state: string | null): Promise<number> {
      const some = read
        .selectFrom('outbox')
        .select('id')
        .$if(state !== null, (query) => query.where('state', '=', state))
        .limit(COUNTED_AT_MOST);
      const { count } = await read
        .selectFrom(some.as('some'))
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Makes a message due at once with all its tries, unless a process has claimed it. */
    renew: (writer: Writer, id: string, now: number) =>
      writer
        .updateTable('outbox')
        .set({ state: 'waiting', tries: 0, nextTryAt: now })
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .execute(),

    /** Keeps the waiting messages of a channel without a provider. */
    keepWaiting: (channel: string) =>
      db
        .updateTable('outbox')
        .set({ state: 'kept', nextTryAt: null })
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .execute(),

    async listAbout(ids: readonly string[]): Promise<MessageRow[]> {
      const rows: MessageRow[] = [];
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        const some = ids.slice(start, start + IDS_AT_ONCE);
        rows.push(...(await read.selectFrom('outbox').selectAll().where('aboutId', 'in', some).execute()));
      }
      return rows;
    },

    async deleteAbout(writer: Writer, ids: readonly string[]): Promise<void> {
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        await writer
          .deleteFrom('outbox')
          .where('aboutId', 'in', ids.slice(start, start + IDS_AT_ONCE))
          .execute();
      }
    },

    /** Deletes the unsent messages of a cause and returns them. */
    deleteUnsent: (writer: Writer, cause: string): Promise<Pick<MessageRow, 'claimedUntil'>[]> =>
      writer
        .deleteFrom('outbox')
        .where('cause', '=', cause)
        .where('state', '!=', 'sent')
        .returning('claimedUntil')
        .execute(),

    async hasCause(writer: Writer, cause: string): Promise<boolean> {
      const row = await writer.selectFrom('outbox').select('id').where('cause', '=', cause).limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** Ids sort by time, so lower ids are older. */
    deleteBelow: (id: string) => db.deleteFrom('outbox').where('id', '<', id).where('state', '!=', 'waiting').execute(),
  };
}
