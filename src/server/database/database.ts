import type { Kysely, Transaction } from 'kysely';
import type { DiskWatch } from '../data-folder/disk-watch.ts';
import type { OutageMonitor } from './outage.ts';
import type { Schema } from './schema.ts';
import type { VersionReaders } from './version-readers.ts';

/** The database behind every store. SQL runs unchanged on both engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * For writes and transactions. Inside a transaction await only the transaction itself: on SQLite any other query
   * would deadlock.
   */
  readonly db: Kysely<Schema>;
  /** For reading outside a transaction; on SQLite a separate connection. */
  readonly read: Kysely<Schema>;
  /** Changes with every commit of any process; null where only a query can tell. */
  readonly changeMark: () => number | null;
  /** Tells for how long noun versions hold that were read by a query; null where `changeMark` tells it. */
  readonly versionReaders: VersionReaders | null;
  /** Tells whether the database is available. */
  readonly outage: OutageMonitor;
  /** The disk that the data folder is on: the embedded database's, and that of uploads and backups. */
  readonly disk: DiskWatch;
  readonly close: () => Promise<void>;
}

/** What a writing function of a store takes: the database or an open transaction. */
export type Writer = Kysely<Schema> | Transaction<Schema>;
