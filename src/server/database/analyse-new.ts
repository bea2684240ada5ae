import { sql } from 'kysely';
import type { Database } from './database.ts';

/** PostgreSQL plans well enough for smaller tables without statistics. */
const LARGE_BYTES = 1_000_000;

/**
 * Runs ANALYZE on large PostgreSQL tables that have no statistics, as after a restored backup. Until autovacuum does
 * it, PostgreSQL would scan whole tables where an index finds a few rows. SQLite plans by the indexes alone.
 */
export async function analyseNew({ engine, db }: Pick<Database, 'engine' | 'db'>): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and last_analyze is null and last_autoanalyze is null
      and pg_relation_size(relid) > ${sql.lit(LARGE_BYTES)}`.execute(db);
  // Skips a table that another process is analysing.
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
}
