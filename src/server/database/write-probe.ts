import { sql } from 'kysely';
import type { Writer } from './database.ts';

/** Writes a row without meaning: resolves when the database takes writes. */
export const probeWriting = (db: Writer): Promise<unknown> =>
  db
    .insertInto('installation')
    .values({ name: 'write-probe', value: '0' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`case "installation"."value" when '0' then '1' else '0' end` }),
    )
    .execute();
