import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { AiWindow } from '../../../core/ai-usage/periods.ts';
import { emptyHistogram, type Histogram } from '../../../core/ai-usage/time-buckets.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';

export type StoredLog = Selectable<Schema['aiLogs']>;
export type LogHead = Omit<StoredLog, 'requestData' | 'responseData' | 'userId'>;
export type StoredCall = Selectable<Schema['aiCalls']>;
export type CountRow = Selectable<Schema['aiCounts']>;
type Cells = Pick<AiWindow, 'unit' | 'first'>;

/** Requests in a person's own copy, at most. */
const MOST_OF_ONE_PERSON = 1000;
/** Longer than any id, of the character that sorts last among those of ids, under every collation. */
const LAST_SIGNS = 'z'.repeat(30);
const [SPACE, COMMA, ZERO] = [32, 44, 48];

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

/** Parses "12 3,13 1" (bucket and count) of the query below character by character: there are tens of thousands. */
function readHistogram(counts: string): Histogram {
  const histogram = emptyHistogram();
  let bucket = 0;
  let number = 0;
  for (let i = 0; i <= counts.length; i++) {
    const sign = i < counts.length ? counts.charCodeAt(i) : COMMA;
    if (sign === COMMA) {
      histogram[bucket] = number;
      number = 0;
    } else if (sign === SPACE) {
      bucket = number;
      number = 0;
    } else number = number * 10 + sign - ZERO;
  }
  return histogram;
}

/** The field with a traveller's wish in their own words. */
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

/** Holds all SQL that reads and sweeps the log of requests and its counts. */
export function usageStore({ db, read }: Database) {
  return {
    /** Returns the counts from the first cell on, by cell, endpoint and status. */
    countsSince: ({ unit, first }: Cells): Promise<CountRow[]> =>
      read.selectFrom('aiCounts').selectAll().where('unit', '=', unit).where('at', '>=', first).execute(),

    /** Returns the number of requests in a span of hours, and their cost. */
    async totalsOfHours(first: number, end: number): Promise<{ requests: number; costMicroUsd: number }> {
      const row = await read
        .selectFrom('aiCounts')
        .where('unit', '=', 'hour')
        .where('at', '>=', first)
        .where('at', '<', end)
        .select((select) => [
          select.fn.sum<number | null>('count').as('requests'),
          select.fn.sum<number | null>('costMicroUsd').as('cost'),
        ])
        .executeTakeFirst();
      return { requests: Number(row?.requests ?? 0), costMicroUsd: Number(row?.cost ?? 0) };
    },

    async costOfDay(day: number): Promise<number> {
      const row = await read
        .selectFrom('aiCounts')
        .where('unit', '=', 'day')
        .where('at', '=', day)
        .select((select) => select.fn.sum<number | null>('costMicroUsd').as('cost'))
        .executeTakeFirst();
      return Number(row?.cost ?? 0);
    },

    /** Returns the response times per cell. */
    async histogramsSince({ unit, first }: Cells): Promise<ReadonlyMap<number, Histogram>> {
      const rows = await read
        .selectFrom('aiResponseTimes')
        .where('unit', '=', unit)
        .where('at', '>=', first)
        // One text per cell: fetching tens of thousands of rows costs many times as much.
        .select(sql<string>`string_agg(cast("bucket" as text) || ' ' || cast("count" as text), ',')`.as('counts'))
        .select('at')
        .groupBy('at')
        .execute();
      return new Map(rows.map(({ at, counts }) => [at, readHistogram(counts)]));
    },

    /** Returns counts of plans (planned, passed, failed per check) and of the outcomes of language models. */
    async outcomesSince({ unit, first }: Cells): Promise<ReadonlyMap<string, number>> {
      const rows = await read
        .selectFrom('aiPlanChecks')
        .where('unit', '=', unit)
        .where('at', '>=', first)
        .select((select) => ['outcome' as const, select.fn.sum<number>('count').as('count')])
        .groupBy('outcome')
        .execute();
      return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
    },

    /** Lists newest first; unless `full`, without request and answer, which are most of a row. */
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
          query.where('id', '>=', search ?? '').where('id', '<=', `${search}${LAST_SIGNS}`),
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
