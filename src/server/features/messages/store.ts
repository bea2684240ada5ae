import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type MessageRow = Selectable<Schema['outbox']>;

/** A message as read, which may be claimed. */
type Claimable = Pick<MessageRow, 'id' | 'claimedUntil'>;
/** The result of a try; every result says whether the claim is cleared. */
type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'nextTryAt' | 'lastError'>> &
  Pick<MessageRow, 'claimedUntil'>;

/** Counts stop here: a five-digit number is exact enough. */
const COUNTED_AT_MOST = 10_000;
/** Engines limit the number of parameters per statement. */
const IDS_AT_ONCE = 200;

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

    /** Returns unclaimed due messages, longest waiting first. */
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
     * Claims and returns the message for one process, and counts the try before it is made. Returns undefined when
     * another process claimed it first.
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

    /** Stores the result of a try. A sent message stays sent, whatever a slower process reports. */
    settle: (id: string, outcome: Outcome) =>
      db.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '!=', 'sent').execute(),

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

    /**
     * Counts one more in a bucket and returns true; returns false when the bucket is full, also for concurrent
     * requests.
     */
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

    /** Ids sort by time, so lower ids are older. */
    deleteBelow: (id: string) => db.deleteFrom('outbox').where('id', '<', id).where('state', '!=', 'waiting').execute(),
  };
}

export type MessageStore = ReturnType<typeof messageStore>;
