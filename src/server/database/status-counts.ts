import { sql } from 'kysely';
import type { Writer } from './database.ts';

export interface CountChange {
  readonly status: string;
  readonly count: number;
  readonly unseen: number;
}

/**
 * Updates the counts of rows that were added, removed, moved or opened. Must be called once and as the last statements
 * of a transaction: all rows of a status share one count, and updating counts in another order than by name would cause
 * deadlocks.
 */
export async function changeStatusCounts(
  writer: Writer,
  table: 'bookingCounts' | 'leadCounts',
  changes: readonly CountChange[],
): Promise<void> {
  const sums = new Map<string, { count: number; unseen: number }>();
  for (const { status, count, unseen } of changes) {
    const sum = sums.get(status) ?? { count: 0, unseen: 0 };
    sums.set(status, { count: sum.count + count, unseen: sum.unseen + unseen });
  }
  for (const [status, { count, unseen }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count === 0 && unseen === 0) continue;
    await writer
      .insertInto(table)
      .values({ status, count, unseen })
      .onConflict((conflict) =>
        conflict.column('status').doUpdateSet({
          count: sql`${sql.ref(`${table}.count`)} + ${count}`,
          unseen: sql`${sql.ref(`${table}.unseen`)} + ${unseen}`,
        }),
      )
      .execute();
  }
}
