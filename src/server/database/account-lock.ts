import type { Database, Writer } from './database.ts';

/**
 * Whether an account is still there; it then stays until this transaction ends, so that nothing is written in the name
 * of somebody who is being erased. Only an update locks a row in the same words on both engines.
 */
export async function lockAccount(writer: Writer, userId: string): Promise<boolean> {
  const held = await writer.updateTable('users').set({ id: userId }).where('id', '=', userId).executeTakeFirst();
  return Number(held.numUpdatedRows) === 1;
}

/**
 * Which of these accounts are still there, for what is written about several or matters less. They stay until this
 * transaction ends: on PostgreSQL their rows are shared with others who look, on SQLite one transaction writes at a time.
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
    // As an erasure locks the accounts of one phone.
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
