import type { Database, Writer } from './database.ts';

/**
 * Takes a row lock on an account until the transaction ends, so that nothing is written in the name of a person who is
 * being erased. Returns false when the account is gone. An update is the only statement that locks a row in the same
 * SQL on both engines.
 */
export async function lockAccount(writer: Writer, userId: string): Promise<boolean> {
  const held = await writer.updateTable('users').set({ id: userId }).where('id', '=', userId).executeTakeFirst();
  return Number(held.numUpdatedRows) === 1;
}

/**
 * Returns which of these accounts still exist, and keeps them until the transaction ends; for writes about several
 * accounts, or of less weight. On PostgreSQL the row locks are shared (FOR KEY SHARE); on SQLite one transaction writes
 * at a time.
 */
export async function lockRemainingAccounts(
  { engine }: Pick<Database, 'engine'>,
  writer: Writer,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await writer
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    // In the order in which an erasure locks the accounts of one phone; another order could deadlock.
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
