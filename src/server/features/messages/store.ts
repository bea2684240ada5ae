import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type MessageRow = Selectable<Schema['outbox']>;

/** A message that may be tried, as it was read. */
type Claimable = Pick<MessageRow, 'id' | 'claimedUntil'>;
/** What a try comes to; whether its claim is cleared is said each time. */
type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'nextTryAt' | 'lastError'>> &
  Pick<MessageRow, 'claimedUntil'>;

/** Counted at most: a number with five digits says enough of an outbox. */
const COUNTED_AT_MOST = 10_000;
/** An engine takes only so many parameters in one statement. */
const IDS_AT_ONCE = 200;

/** All SQL of the outbox. */
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

    /** Those whose time has come and that nobody is at, the one that waits longest first. */
    listDue: (channel: string, now: number, limit: number): Promise<Claimable[]> =>
      read
        .selectFrom('outbox')
        .select(['id', 'claimedUntil'])
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .where('nextTryAt', '<=', now)
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /**
     * The message, for the one process that may try it now; counted as a try before it is made. Undefined when it was
     * claimed since it was read.
     */
    claim: ({ id, claimedUntil }: Claimable, now: number, until: number): Promise<MessageRow | undefined> =>
      db
        .updateTable('outbox')
        .set((set) => ({ claimedUntil: until, tries: set('tries', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('nextTryAt', '<=', now)
        .where('claimedUntil', claimedUntil === null ? 'is' : '=', claimedUntil)
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .returningAll()
        .executeTakeFirst(),

    /** What became of a try. One that was sent stays sent, whatever a slower process says of its own try. */
    settle: (id: string, outcome: Outcome) =>
      db.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '!=', 'sent').execute(),

    /** Lets a message be tried at once and as often as a new one; not while a process is at it. */
    renew: (writer: Writer, id: string, now: number) =>
      writer
        .updateTable('outbox')
        .set({ state: 'waiting', tries: 0, nextTryAt: now })
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .where((where) => where.or([where('claimedUntil', 'is', null), where('claimedUntil', '<=', now)]))
        .execute(),

    /** Where a channel has lost its provider, what waits is kept. */
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

    /** The messages of a cause that were not sent, as they were. */
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

    /** Counts one more in a bucket unless it has as many already; false when it has, however many ask at once. */
    async countUpTo(
      writer: Writer,
      { bucket, day, most }: { readonly bucket: string; readonly day: number; readonly most: number },
    ): Promise<boolean> {
      if (most < 1) return false;
      const counted = await writer
        .insertInto('messageCounts')
        .values({ bucket, day, count: 1 })
        .onConflict((conflict) =>
          conflict
            .column('bucket')
            .doUpdateSet({ count: sql`"messageCounts"."count" + 1` })
            .where('messageCounts.count', '<', most),
        )
        .returning('bucket')
        .executeTakeFirst();
      return counted !== undefined;
    },

    deleteCountsBefore: (day: number) => db.deleteFrom('messageCounts').where('day', '<', day).execute(),

    /** Ids sort by time: those below were written before. */
    deleteBelow: (id: string) => db.deleteFrom('outbox').where('id', '<', id).where('state', '!=', 'waiting').execute(),
  };
}

export type MessageStore = ReturnType<typeof messageStore>;
