import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** Whoever waits for an answer is told in time that there is none. */
const SERVING =
  '-c synchronous_commit=on -c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';
/** An index over a large table takes its time, and other processes that start meanwhile wait for it. */
const MIGRATING = '-c statement_timeout=0 -c lock_timeout=0';

/** Opens a pool on a PostgreSQL server. Counts and instants come back as numbers: ours stay below 2^53. */
export function openPostgres(url: string, work: 'serving' | 'migrating' = 'serving'): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: work === 'serving' ? SERVING : MIGRATING,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  // A server that goes away ends idle connections; the pool makes new ones, the process must live.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, read: db, changeMark: () => null, close: () => db.destroy() };
}
