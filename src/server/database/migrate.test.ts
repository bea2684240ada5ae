import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';

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
