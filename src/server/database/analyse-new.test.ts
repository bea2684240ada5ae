import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeEmptyDatabase, type TestDatabase } from '../../../test/databases.ts';

describe.runIf(engines.includes('postgres'))('what PostgreSQL knows of its tables', () => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeEmptyDatabase('postgres');
  });
  afterEach(() => place.remove());

  it('is there from the next start on, whichever process filled them', async () => {
    const before = await place.open();
    // Autovacuum must not run meanwhile.
    await sql`alter table "activities" set (autovacuum_enabled = off)`.execute(before.db);
    await sql`insert into "activities" ("id", "type", "visitor", "device", "data", "occurredAt")
      select 'id-' || n, 'page_view', 'v', 'd', '{}', n from generate_series(1, 20000) as n`.execute(before.db);
    await before.close();

    const after = await place.open();
    const { rows } = await sql<{ tuples: number }>`
      select reltuples as tuples from pg_class where oid = '"activities"'::regclass`.execute(after.db);
    expect(rows).toEqual([{ tuples: 20_000 }]);
    await after.close();
  });
});
