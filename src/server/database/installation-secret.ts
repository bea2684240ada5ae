import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Returns a secret of this installation, created at its first use and the same in every process from then on. */
export async function installationSecret(database: Database, name: string): Promise<string> {
  await database.db
    .insertInto('installation')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database.db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
