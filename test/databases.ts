import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../src/server/database/database.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { SQLITE_NAME } from '../src/server/database/sqlite.ts';

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

/** Creates the template of PostgreSQL and returns its name for TEST_DATABASE_TEMPLATE. */
export async function makeTemplate(server: string): Promise<string> {
  await administer(`create database ${TEMPLATE}`, server);
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const database = await openDatabase({ databaseUrl: urlOf(server, TEMPLATE), dataDir });
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return TEMPLATE;
}

/** Templates with the present tables: a PostgreSQL database, a folder with a SQLite one. */
interface Templates {
  readonly postgres: string;
  readonly sqlite: string | undefined;
}

const WITHOUT_TABLES: Templates = { postgres: 'template1', sqlite: undefined };

const withTables = (): Templates => ({
  postgres: process.env.TEST_DATABASE_TEMPLATE ?? WITHOUT_TABLES.postgres,
  sqlite: process.env.TEST_SQLITE_TEMPLATE,
});

/** Creates a database with the present tables where there is a template: copying them is faster than creating them. */
export async function makeDatabase(
  engine: 'sqlite' | 'postgres',
  templates: Templates = withTables(),
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    await administer(`create database ${name} template ${templates.postgres}`);
    databaseUrl = urlOf(process.env.TEST_DATABASE_URL ?? '', name);
  } else if (templates.sqlite !== undefined) {
    copyFileSync(join(templates.sqlite, SQLITE_NAME), join(dataDir, SQLITE_NAME));
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
  makeDatabase(engine, WITHOUT_TABLES);
