import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { OutageMonitor } from './outage.ts';
import type { Schema } from './schema.ts';
import { asUnavailable } from './unavailable.ts';
import { probeWriting } from './write-probe.ts';

/** The file of the embedded database, in `DATA_DIR`. */
export const SQLITE_NAME = 'safarnama.sqlite';

/** Prepared statements kept for each connection; a program has far fewer different ones. */
const MAX_PREPARED = 500;

/** Ends a transaction that a full disk has ended already: that is no failure. */
const ROLLBACK = 'rollback';

/** Fits `node:sqlite` to the interface that Kysely's SQLite dialect expects; `fail` is handed what a statement threw. */
function adapt(sqlite: DatabaseSync, fail: (error: unknown) => never) {
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
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      return fail(error);
    }
  };
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      // A transaction that begins as a reader and then writes fails at once when another process has written between.
      const statement = attempt(() => prepare(sql === 'begin' ? 'begin immediate' : sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => attempt(() => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters: readonly unknown[]) =>
          sql === ROLLBACK && !sqlite.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : attempt(() => statement.run(...(parameters as SQLInputValue[]))),
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
  const outage = new OutageMonitor(() => probeWriting(db));
  const fail = (error: unknown): never => {
    const unavailable = asUnavailable(error);
    if (!unavailable) throw error;
    outage.note(unavailable);
    throw unavailable;
  };
  const db: Database['db'] = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(writer, fail) }) });
  const read = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(reader, fail) }) });
  const dataVersion = reader.prepare('PRAGMA data_version');
  dataVersion.setReturnArrays(true);
  return {
    engine: 'sqlite',
    db,
    read,
    outage,
    // The reader's own counter moves with every commit of any other connection, in this process or another.
    changeMark: () => (dataVersion.get() as unknown as [number])[0],
    close: async () => {
      outage.stop();
      await read.destroy();
      await db.destroy();
      // Kysely leaves open what nobody has used.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
    },
  };
}
