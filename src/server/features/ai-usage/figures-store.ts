import { type Selectable, sql } from 'kysely';
import type { AiWindow } from '../../../core/ai-usage/periods.ts';
import { emptyHistogram, type Histogram } from '../../../core/ai-usage/time-buckets.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type CountRow = Selectable<Schema['aiCounts']>;
type Cells = Pick<AiWindow, 'unit' | 'first'>;

const [SPACE, COMMA, ZERO] = [32, 44, 48];

/** "12 3,13 1" of the query below, bucket and count, read by character: there are tens of thousands of them. */
function readHistogram(counts: string): Histogram {
  const histogram = emptyHistogram();
  let bucket = 0;
  let number = 0;
  for (let i = 0; i <= counts.length; i++) {
    const character = i < counts.length ? counts.charCodeAt(i) : COMMA;
    if (character === COMMA) {
      histogram[bucket] = number;
      number = 0;
    } else if (character === SPACE) {
      bucket = number;
      number = 0;
    } else number = number * 10 + character - ZERO;
  }
  return histogram;
}

/** The SQL of reading what is counted of requests; `usage-figures.ts` counts it. */
export function usageFiguresStore({ read }: Database) {
  return {
    /** What is counted in the cells from the first one on, by cell, endpoint and status. */
    countsSince: ({ unit, first }: Cells): Promise<CountRow[]> =>
      read.selectFrom('aiCounts').selectAll().where('unit', '=', unit).where('at', '>=', first).execute(),

    /** How many requests there were in hours, and what they cost. */
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

    /** The response times of each cell. */
    async histogramsSince({ unit, first }: Cells): Promise<ReadonlyMap<number, Histogram>> {
      const rows = await read
        .selectFrom('aiResponseTimes')
        .where('unit', '=', unit)
        .where('at', '>=', first)
        // A cell as one text: tens of thousands of rows cost many times as much to hand over.
        .select(sql<string>`string_agg(cast("bucket" as text) || ' ' || cast("count" as text), ',')`.as('counts'))
        .select('at')
        .groupBy('at')
        .execute();
      return new Map(rows.map(({ at, counts }) => [at, readHistogram(counts)]));
    },

    /** How plans fared (how many were planned, passed, and failed which check), and how language models did. */
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
  };
}
