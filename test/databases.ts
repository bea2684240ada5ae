import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/server/database/database.ts';
import { openDatabase } from '../src/server/database/open-database.ts';

export const engines: readonly ('sqlite' | 'postgres')[] = process.env.TEST_DATABASE_URL
  ? ['sqlite', 'postgres']
  : ['sqlite'];

/** A separate database on the engine; `url` and `dataDir` let another process open it. */
export interface TestDatabase {
  readonly settings: { readonly databaseUrl: string | undefined; readonly dataDir: string };
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

/** An empty PostgreSQL database with the present tables, from which others are copied. */
const TEMPLATE = 'test_template';

async function administer(statement: string, connectionString = process.env.TEST_DATABASE_URL): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Creates the template database and returns its name for TEST_DATABASE_TEMPLATE. */
export async function makeTemplate(server: string): Promise<string> {
  await administer(`create database ${TEMPLATE}`, server);
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const database = await openDatabase({ databaseUrl: urlOf(server, TEMPLATE), dataDir });
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return TEMPLATE;
}

/**
 * Creates a database without tables, or on PostgreSQL one with the present tables: copying them is faster than creating
 * them.
 */
export async function makeDatabase(
  engine: 'sqlite' | 'postgres',
  template = process.env.TEST_DATABASE_TEMPLATE ?? 'template1',
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    await administer(`create database ${name} template ${template}`);
    databaseUrl = urlOf(process.env.TEST_DATABASE_URL ?? '', name);
  }
  const settings = { databaseUrl, dataDir };
  return {
    settings,
    open: () => openDatabase(settings),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      if (engine === 'postgres') await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Creates a database without tables. */
export const makeEmptyDatabase = (engine: 'sqlite' | 'postgres'): Promise<TestDatabase> =>
  makeDatabase(engine, 'template1');
