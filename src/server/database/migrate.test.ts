import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';

describe.each(engines)('tables of a newer version on %s', (engine) => {
  it('are refused in words and stay as they are', async () => {
    const place = await makeDatabase(engine);
    const database = await place.open();
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
      database.db,
    );
    await expect(migrateToLatest(database)).rejects.toThrow('newer version of the site (9999-of-tomorrow)');
    await database.close();
    await place.remove();
  });
});

describe.each(engines)('migrations that end in the middle on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('leave the tables and the records of what was done as they were', async () => {
    let isBroken = true;
    const migrator = new Migrator({
      db: database.db,
      migrationTableName: 'triedMigration',
      migrationLockTableName: 'triedMigrationLock',
      provider: {
        getMigrations: async () => ({
          '1-table': {
            up: (db) => db.schema.createTable('tried').addColumn('id', 'text').execute(),
          },
          '2-column': {
            up: async (db) => {
              await db.schema.alterTable('tried').addColumn('kind', 'text').execute();
              if (isBroken) throw new Error('killed');
            },
          },
        }),
      },
    });
    const outcome = await migrator.migrateToLatest();
    expect(outcome.error).toMatchObject({ message: 'killed' });
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain('tried');
    isBroken = false;
    const { error, results } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    expect(results?.map(({ status }) => status)).toEqual(['Success', 'Success']);
  });
});
