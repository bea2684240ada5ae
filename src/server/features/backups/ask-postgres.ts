import { sql } from 'kysely';

export interface PostgresFacts {
  /** The schema of the tables, present or to be created. */
  readonly schema: string;
  /** Major version of the server, such as 17. */
  readonly version: number;
  readonly bytes: number;
  /** Connections of other clients to this database. */
  readonly others: number;
  /** Name of the last migration; null without tables. */
  readonly tables: string | null;
}

/** Returns the facts about the PostgreSQL database at an address. */
export async function askPostgres(databaseUrl: string): Promise<PostgresFacts> {
  // Loads the driver only when it is needed.
  const { openPostgres } = await import('../../database/postgres.ts');
  const { db, close } = openPostgres(databaseUrl);
  try {
    const { rows } = await sql<Omit<PostgresFacts, 'tables'>>`
      select current_schema() as schema, current_setting('server_version_num')::int / 10000 as version,
        pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend') as others`.execute(db);
    const migrations = sql<{ last: string }>`select max("name") as last from "kysely_migration"`;
    const isThere = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(db);
    const last = isThere.rows[0]?.name ? (await migrations.execute(db)).rows[0]?.last : null;
    const [facts] = rows;
    if (!facts) throw new Error('PostgreSQL answered nothing');
    return { ...facts, tables: last ?? null };
  } finally {
    await close();
  }
}
