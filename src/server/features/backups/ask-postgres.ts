import { sql } from 'kysely';

export interface PostgresFacts {
  /** The schema that the tables are in, or will be. */
  readonly schema: string;
  /** Of the server: 17. */
  readonly version: number;
  readonly bytes: number;
  /** Connections of others to this database. */
  readonly others: number;
  /** The last migration; null where there are no tables. */
  readonly tables: string | null;
}

/** What PostgreSQL says of the database that an address leads to. */
export async function askPostgres(databaseUrl: string): Promise<PostgresFacts> {
  // The driver is loaded by those alone who use it.
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
