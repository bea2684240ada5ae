import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** The file of the embedded database, in `DATA_DIR`. */
export const SQLITE_NAME = 'safarnama.sqlite';

/** Prepared statements kept for each connection; a program has far fewer different ones. */
const MAX_PREPARED = 500;

/** Fits `node:sqlite` to the interface that Kysely's SQLite dialect expects. */
function adapt(sqlite: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (!statement) {
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      statement = sqlite.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      // A transaction that begins as a reader and then writes fails at once when another process has written between.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => sqlite.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

function connect(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path, { timeout: 5000 });
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return sqlite;
}

/** Opens (and makes, where there is none) the embedded database: one connection that writes, one that reads beside it. */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const writer = connect(path);
  const reader = connect(path);
  reader.exec('PRAGMA query_only = ON;');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(writer) }) });
  const read = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(reader) }) });
  const dataVersion = reader.prepare('PRAGMA data_version');
  dataVersion.setReturnArrays(true);
  return {
    engine: 'sqlite',
    db,
    read,
    // The reader's own counter moves with every commit of any other connection, in this process or another.
    changeMark: () => (dataVersion.get() as unknown as [number])[0],
    close: async () => {
      await read.destroy();
      await db.destroy();
      // Kysely leaves open what nobody has used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
    },
  };
}
