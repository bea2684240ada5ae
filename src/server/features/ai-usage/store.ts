import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';

export type StoredLog = Selectable<Schema['aiLogs']>;
export type LogHead = Omit<StoredLog, 'requestData' | 'responseData' | 'userId'>;
export type StoredCall = Selectable<Schema['aiCalls']>;
/** Of one person, so many requests are shown to them. */
const MOST_OF_ONE_PERSON = 1000;
/** Longer than any id, of the character that sorts last among those of ids, under every collation. */
const LAST_CHARACTERS = 'z'.repeat(30);
const HEAD = [
  ...(['id', 'endpoint', 'responseStatus', 'httpStatus', 'responseTimeMs', 'tokensUsed'] as const),
  ...(['costMicroUsd', 'network', 'userAgent', 'createdAt'] as const),
] as const;

interface LogFilter {
  readonly endpoint: string | undefined;
  readonly status: string | undefined;
  /** Prefix of the reference. */
  readonly search: string | undefined;
  /** The first id to list, and the first after the list. */
  readonly from: string | undefined;
  readonly before: string | undefined;
}

/** What the field is called in which a traveller says in their own words what they wish for. */
const OWN_WORDS = 'wish';

/** Deletes the user's model inputs and answers, and their own words from their requests. */
async function forgetWords(writer: Writer, userId: string): Promise<void> {
  await writer
    .updateTable('aiCalls')
    .set({ material: '', answer: '' })
    .where('logId', 'in', (within) => within.selectFrom('aiLogs').select('id').where('userId', '=', userId))
    .execute();
  const rows = await writer
    .selectFrom('aiLogs')
    .select(['id', 'requestData'])
    .where('userId', '=', userId)
    .where('requestData', 'like', `%"${OWN_WORDS}"%`)
    .execute();
  for (const { id, requestData } of rows) {
    const { [OWN_WORDS]: _, ...rest } = readDocument(z.looseObject({}), requestData, `request of log ${id}`);
    await writer
      .updateTable('aiLogs')
      .set({ requestData: JSON.stringify(rest) })
      .where('id', '=', id)
      .execute();
  }
}

/** All SQL of reading and sweeping the log of requests. */
export function usageLogStore({ db, read }: Database) {
  return {
    /** The newest first; without what was asked and answered, which is most of a row. */
    async list<Full extends boolean>(filter: LogFilter, most: number, full: Full) {
      const { endpoint, status, search, from, before } = filter;
      const rows = await read
        .selectFrom('aiLogs')
        .select(HEAD)
        .$if(full, (query) => query.select(['requestData', 'responseData']))
        .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
        .$if(status !== undefined, (query) => query.where('responseStatus', '=', status ?? ''))
        .$if(from !== undefined, (query) => query.where('id', '>=', from ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .$if(search !== undefined, (query) =>
          query.where('id', '>=', search ?? '').where('id', '<=', `${search}${LAST_CHARACTERS}`),
        )
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows;
    },

    find: (id: string): Promise<StoredLog | undefined> =>
      read.selectFrom('aiLogs').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the model calls of a request, in order. */
    callsOf: (logId: string): Promise<StoredCall[]> =>
      read.selectFrom('aiCalls').selectAll().where('logId', '=', logId).orderBy('position').execute(),

    /** Deletes at most `most` of the oldest rows before the id; returns how many. */
    async deleteBefore(id: string, most: number): Promise<number> {
      const gone = await db
        .deleteFrom('aiLogs')
        .where('id', 'in', (within) =>
          within.selectFrom('aiLogs').select('id').where('id', '<', id).orderBy('id').limit(most),
        )
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },

    /** Anonymises a person's requests and deletes their own words from them; counts stay. */
    async anonymise(writer: Writer, userId: string): Promise<void> {
      await forgetWords(writer, userId);
      await writer
        .updateTable('aiLogs')
        .set({ userId: null, network: 'erased', userAgent: '' })
        .where('userId', '=', userId)
        .execute();
    },

    listOf: (userId: string) =>
      read
        .selectFrom('aiLogs')
        .select(['endpoint', 'requestData', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .limit(MOST_OF_ONE_PERSON)
        .execute(),
  };
}
