import type { Writer } from './database.ts';

/**
 * Whether an account is still there; it then stays until this transaction ends, so that nothing is written in the name
 * of somebody who is being erased. Only an update locks a row in the same words on both engines.
 */
export async function holdAccount(writer: Writer, userId: string): Promise<boolean> {
  const held = await writer.updateTable('users').set({ id: userId }).where('id', '=', userId).executeTakeFirst();
  return Number(held.numUpdatedRows) === 1;
}
