import { type Insertable, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type MessageRow = Selectable<Schema['outbox']>;

/** A message without its designed form, which lists never read. */
export interface ListedRow
  extends Omit<MessageRow, 'design' | 'template' | 'fallback' | 'cause' | 'laterOn' | 'providerId'> {
  readonly isDesigned: boolean;
}

export interface MessageFilter {
  readonly state?: string | undefined;
  readonly channel?: string | undefined;
}

const LISTED = [
  'id',
  'channel',
  'recipient',
  'subject',
  'text',
  'aboutKind',
  'aboutId',
  'state',
  'tries',
  'lastError',
  'nextTryAt',
  'claimedUntil',
  'createdAt',
  'sentAt',
  'deliveredAt',
  'readAt',
] as const;
const OPENED_SHOWN = 50;
/** Must match its partial index's condition literally. */
const ON_WHATSAPP = sql<SqlBool>`"outbox"."channel" = 'whatsapp'`;

/** Counts stop here: a five-digit number is exact enough. */
const COUNTED_AT_MOST = 10_000;
/** Engines limit the number of parameters per statement. */
const IDS_AT_ONCE = 200;

/** The SQL of the outbox; `delivery-store.ts` has that of sending. */
export function messageStore({ db, read }: Database) {
  const some = ({ state, channel }: MessageFilter) =>
    read
      .selectFrom('outbox')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''));

  async function listed(query: SelectQueryBuilder<Schema, 'outbox', object>): Promise<ListedRow[]> {
    const rows = await query
      .select([...LISTED, sql<number>`case when "design" is null then 0 else 1 end`.as('designed')])
      .execute();
    return rows.map(({ designed, ...row }) => ({ ...row, isDesigned: Number(designed) === 1 }));
  }

  return {
    insert: async (writer: Writer, rows: readonly Insertable<Schema['outbox']>[]): Promise<void> => {
      if (rows.length > 0) await writer.insertInto('outbox').values(rows).execute();
    },

    async find(id: string): Promise<ListedRow | undefined> {
      const [row] = await listed(read.selectFrom('outbox').where('id', '=', id));
      return row;
    },

    /** Returns the designed form of a mail; null or undefined for none. */
    findDesign: async (id: string): Promise<string | null | undefined> =>
      (await read.selectFrom('outbox').select('design').where('id', '=', id).executeTakeFirst())?.design,

    listPage: (filter: MessageFilter, limit: number, offset: number): Promise<ListedRow[]> =>
      listed(some(filter).orderBy('id', 'desc').limit(limit).offset(offset)),

    async count(filter: MessageFilter): Promise<number> {
      const { count } = await read
        .selectFrom(some(filter).select('id').limit(COUNTED_AT_MOST).as('some'))
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    listOnWhatsapp: (to: string, most: number): Promise<ListedRow[]> =>
      listed(
        read.selectFrom('outbox').where(ON_WHATSAPP).where('recipient', '=', to).orderBy('id', 'desc').limit(most),
      ),

    openedAbout: (aboutId: string) =>
      read
        .selectFrom('outbox')
        .select(['subject', 'createdAt'])
        .where('aboutId', '=', aboutId)
        .where('state', '=', 'opened')
        .orderBy('id', 'desc')
        .limit(OPENED_SHOWN)
        .execute(),

    /** Makes a message due at once with all its tries, unless a process has claimed it. */
    renew: (writer: Writer, id: string, now: number) =>
      writer
        .updateTable('outbox')
        // A report about the try before must not speak of the next one.
        .set({ state: 'waiting', tries: 0, nextTryAt: now, providerId: null })
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
