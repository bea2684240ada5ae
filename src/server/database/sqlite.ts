import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { DiskWatch } from '../data-folder/disk-watch.ts';
import type { Database } from './database.ts';
import { OutageMonitor } from './outage.ts';
import type { Schema } from './schema.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';
import { probeWriting } from './write-probe.ts';

/** The file of the embedded database, in `DATA_DIR`. */
export const SQLITE_NAME = 'safarnama.sqlite';

/** Maximum of cached prepared statements per connection; the program has far fewer different ones. */
const MAX_PREPARED = 500;

/** Rolling back a transaction that a full disk has already ended is no failure. */
const ROLLBACK = 'rollback';

/** Statements that need no free space; all others may change the database. */
const NEEDS_NO_ROOM = /^(?:select|commit|rollback)\b/i;

/**
 * Adapts `node:sqlite` to the interface of Kysely's SQLite dialect. `requireRoom` is called before each statement that
 * writes; `fail` gets the error of a failed one.
 */
function adapt(sqlite: DatabaseSync, requireRoom: () => void, fail: (error: unknown) => never) {
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
      // `begin immediate`: a transaction that starts as a reader and then writes fails at once when another process has
      // written in between.
      const statement = attempt(() => prepare(sql === 'begin' ? 'begin immediate' : sql));
      const carryOut = <T>(work: () => T): T =>
        attempt(() => {
          if (!NEEDS_NO_ROOM.test(sql)) requireRoom();
          return work();
        });
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => carryOut(() => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters: readonly unknown[]) =>
          sql === ROLLBACK && !sqlite.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : carryOut(() => statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters: readonly unknown[]) => sqlite.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * Declares transactional DDL, which SQLite has but Kysely does not assume: all migrations of a start and their records
 * are one transaction, and a process killed among them leaves the database unchanged.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDdlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

function connect(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path, { timeout: 5000 });
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return sqlite;
}

/**
 * Opens the embedded database, creating it if it does not exist: one connection for writes, one for reads. Statements
 * that write throw `DatabaseUnavailable` while the disk is full. Closing it does not close a `DiskWatch` that was
 * passed in.
 */
export function openSqlite(path: string, sharedDisk?: DiskWatch): Database {
  const disk = sharedDisk ?? new DiskWatch(dirname(path));
  // SQLite gives its other files beside the database the same permissions.
  closeSync(openSync(path, 'a', 0o600));
  const writer = connect(path);
  const reader = connect(path);
  reader.exec('PRAGMA query_only = ON;');
  const outage = new OutageMonitor(() => probeWriting(db));
  const fail = (error: unknown): never => {
    const unavailable = asUnavailable(error);
    if (!unavailable) throw error;
    if (unavailable.reason === 'full') disk.note('full');
    outage.note(unavailable);
    throw unavailable;
  };
  const requireRoom = (): void => {
    const state = disk.state();
    if (state !== 'ok' && !disk.mayWrite()) throw new DatabaseUnavailable(state);
  };
  const open = (connection: DatabaseSync, required: () => void): Database['db'] =>
    new Kysely<Schema>({ dialect: new TransactionalDdlDialect({ database: adapt(connection, required, fail) }) });
  const db = open(writer, requireRoom);
  const read = open(reader, () => undefined);
  const dataVersion = reader.prepare('PRAGMA data_version');
  dataVersion.setReturnArrays(true);
  return {
    engine: 'sqlite',
    db,
    read,
    outage,
    disk,
    // The reader's own counter changes with every commit of any other connection, in this process or another.
    changeMark: () => (dataVersion.get() as unknown as [number])[0],
    versionReaders: null,
    close: async () => {
      outage.stop();
      if (!sharedDisk) disk.close();
      await read.destroy();
      await db.destroy();
      // Kysely does not close unused connections.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close();
    },
  };
}
