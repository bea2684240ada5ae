import { type Insertable, sql } from 'kysely';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { bucketOf } from '../../../core/ai-usage/time-buckets.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AiLogRow = Insertable<Schema['aiLogs']>;
export type AiCallRow = Insertable<Schema['aiCalls']>;

/**
 * Returns the hour and the day in which a request is counted, always in this order, so that writers cannot deadlock.
 */
function cellsOf(createdAt: number) {
  const hour = hourInIndia(createdAt);
  return [
    { unit: 'day', at: dayOfHour(hour) },
    { unit: 'hour', at: hour },
  ] as const;
}

async function addCounts(writer: Writer, row: AiLogRow): Promise<void> {
  const { endpoint, responseStatus: status, responseTimeMs, tokensUsed: tokens, costMicroUsd } = row;
  const counted = { endpoint, status, count: 1, responseTimeMs, tokens, costMicroUsd };
  await writer
    .insertInto('aiCounts')
    .values(cellsOf(row.createdAt).map((cell) => ({ ...cell, ...counted })))
    .onConflict((conflict) =>
      conflict.columns(['unit', 'at', 'endpoint', 'status']).doUpdateSet({
        count: sql`"aiCounts"."count" + excluded."count"`,
        responseTimeMs: sql`"aiCounts"."responseTimeMs" + excluded."responseTimeMs"`,
        tokens: sql`"aiCounts"."tokens" + excluded."tokens"`,
        costMicroUsd: sql`"aiCounts"."costMicroUsd" + excluded."costMicroUsd"`,
      }),
    )
    .execute();
}

async function addResponseTime(writer: Writer, { createdAt, responseTimeMs }: AiLogRow): Promise<void> {
  const bucket = bucketOf(responseTimeMs);
  await writer
    .insertInto('aiResponseTimes')
    .values(cellsOf(createdAt).map((cell) => ({ ...cell, bucket, count: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'at', 'bucket'])
        .doUpdateSet({ count: sql`"aiResponseTimes"."count" + excluded."count"` }),
    )
    .execute();
}

async function addOutcomes(writer: Writer, createdAt: number, counts: Readonly<Record<string, number>>): Promise<void> {
  const outcomes = Object.entries(counts).filter(([, count]) => count > 0);
  if (outcomes.length === 0) return;
  outcomes.sort(([a], [b]) => (a < b ? -1 : 1));
  await writer
    .insertInto('aiPlanChecks')
    .values(cellsOf(createdAt).flatMap((cell) => outcomes.map(([outcome, count]) => ({ ...cell, outcome, count }))))
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'at', 'outcome'])
        .doUpdateSet({ count: sql`"aiPlanChecks"."count" + excluded."count"` }),
    )
    .execute();
}

/** Writes a request, its calls and their counts; late in a transaction, because all requests share the counts. */
export async function insertCounted(
  writer: Writer,
  row: AiLogRow,
  calls: readonly AiCallRow[],
  outcomes: Readonly<Record<string, number>>,
): Promise<void> {
  await writer.insertInto('aiLogs').values(row).execute();
  if (calls.length > 0) await writer.insertInto('aiCalls').values(calls).execute();
  await addCounts(writer, row);
  await addResponseTime(writer, row);
  await addOutcomes(writer, row.createdAt, outcomes);
}

/** Deletes the counts before the given hour, which must be the first of a day. */
export async function endCountsBefore(writer: Writer, hour: number): Promise<void> {
  const day = dayOfHour(hour);
  for (const table of ['aiCounts', 'aiResponseTimes', 'aiPlanChecks'] as const) {
    await writer.deleteFrom(table).where('unit', '=', 'day').where('at', '<', day).execute();
    await writer.deleteFrom(table).where('unit', '=', 'hour').where('at', '<', hour).execute();
  }
}
