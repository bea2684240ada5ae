import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/server/database/open-database.ts';

/** Makes a SQLite database with the present tables, once for all tests, and says where in TEST_SQLITE_TEMPLATE. */
export async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-test-template-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.close();
  process.env.TEST_SQLITE_TEMPLATE = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
