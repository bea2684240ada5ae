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

/** An empty database of its own on the engine; `url` and `dataDir` let another process open the same one. */
export interface TestDatabase {
  readonly settings: { readonly databaseUrl: string | undefined; readonly dataDir: string };
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function makeDatabase(engine: 'sqlite' | 'postgres'): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    await administer(`create database ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    databaseUrl = url.href;
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
