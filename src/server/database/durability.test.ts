import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../../test/databases.ts';

const read = async (engine: 'sqlite' | 'postgres', questions: readonly string[]): Promise<unknown[]> => {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const answers: unknown[] = [];
  for (const question of questions) {
    const { rows } = await sql.raw<Record<string, unknown>>(question).execute(database.db);
    answers.push(Object.values(rows[0] ?? {})[0]);
  }
  await database.close();
  await place.remove();
  return answers;
};

it('on SQLite a commit is answered after the log has been synced to the disk', async () => {
  // 2 is FULL: with a write-ahead log, a sync at every commit.
  expect(await read('sqlite', ['pragma journal_mode', 'pragma synchronous'])).toEqual(['wal', 2]);
});

it.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL as well, whatever the server is set to', async () => {
  const [fsync, commit, source] = await read('postgres', [
    'show fsync',
    'show synchronous_commit',
    "select source from pg_settings where name = 'synchronous_commit'",
  ]);
  expect([fsync, commit]).toEqual(['on', 'on']);
  // Set by the connection itself: a server configured to answer before writing is overridden.
  expect(source).toBe('client');
});
