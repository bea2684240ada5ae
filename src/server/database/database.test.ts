import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeEmptyDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { installationSecret } from './installation-secret.ts';
import { openPostgres } from './postgres.ts';

describe.each(engines)('the database on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await makeEmptyDatabase(engine);
    database = await place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('opens again, and twice at once, with the tables it has', async () => {
    const others = await Promise.all([place.open(), place.open()]);
    const secrets = await Promise.all([database, ...others].map((one) => installationSecret(one, 'key')));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it('is made once when several processes start on nothing', async () => {
    const other = await makeEmptyDatabase(engine);
    const opener = `
      import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)};
      const database = await openDatabase(${JSON.stringify(other.settings)});
      await database.db.selectFrom('users').selectAll().execute();
      await database.close();
    `;
    const children = [1, 2, 3, 4].map(() =>
      spawn(process.execPath, ['--input-type=module-typescript', '--eval', opener], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
    expect(codes).toEqual([0, 0, 0, 0]);
    await other.remove();
  });

  it('gives back instants and counts as numbers', async () => {
    const at = 1_795_000_000_123;
    await database.db.insertInto('signInAttempts').values({ id: 'a', bucket: 'b', at }).execute();
    const row = await database.read.selectFrom('signInAttempts').select('at').executeTakeFirstOrThrow();
    expect(row.at).toBe(at);
    const { rows } = await database.read
      .selectFrom('signInAttempts')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(1);
  });

  it.runIf(engine === 'postgres')('lifts the timeouts for migrations only', async () => {
    const timeouts = async ({ db }: Pick<Database, 'db'>) =>
      (
        await sql<{ setting: string }>`select setting from pg_settings
          where name in ('statement_timeout', 'lock_timeout') order by name`.execute(db)
      ).rows.map(({ setting }) => Number(setting));
    const migrating = openPostgres(place.settings.databaseUrl ?? '', 'migrating');
    expect(await timeouts(migrating)).toEqual([0, 0]);
    await migrating.close();
    expect(await timeouts(database)).toEqual([2000, 5000]);
  });

  it('undoes a transaction that fails in the middle', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('installation').values({ name: 'half', value: 'done' }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.read.selectFrom('installation').selectAll().execute()).toEqual([]);
  });

  it('lets two processes write to one database without losing a count', async () => {
    const writer = `
      import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)};
      import { touchNoun } from ${JSON.stringify(new URL('../http/noun-versions.ts', import.meta.url).href)};
      const database = await openDatabase(${JSON.stringify(place.settings)});
      for (let i = 0; i < 100; i++) await database.db.transaction().execute((trx) => touchNoun(trx, 'site'));
      await database.close();
    `;
    const children = [1, 2].map(() =>
      spawn(process.execPath, ['--input-type=module-typescript', '--eval', writer], {
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
    expect(codes).toEqual([0, 0]);
    const row = await database.read.selectFrom('nounVersions').selectAll().executeTakeFirstOrThrow();
    expect(row.version).toBe(200);
  });
});
