import { sql } from 'kysely';
import type { Database } from './database.ts';

/** PostgreSQL guesses well enough of smaller tables. */
const LARGE_BYTES = 1_000_000;

/**
 * Lets PostgreSQL look at large tables that it has never looked at, as after a restored backup: until its own autovacuum
 * comes by, it would go through all rows where an index has a few. SQLite plans by the indexes alone.
 */
export async function analyseNew({ engine, db }: Pick<Database, 'engine' | 'db'>): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and last_analyze is null and last_autoanalyze is null
      and pg_relation_size(relid) > ${sql.lit(LARGE_BYTES)}`.execute(db);
  // One that another process is looking at is skipped.
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
}
