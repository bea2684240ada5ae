import type { Kysely, Transaction } from 'kysely';
import type { DiskWatch } from '../data-folder/disk-watch.ts';
import type { OutageMonitor } from './outage.ts';
import type { Schema } from './schema.ts';

/** The database behind every store. SQL runs unchanged on both engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** For writing and for transactions. Inside a transaction await the transaction alone, or SQLite stands still. */
  readonly db: Kysely<Schema>;
  /** For reading outside a transaction; on SQLite a connection of its own. */
  readonly read: Kysely<Schema>;
  /** Changes when anything was committed by anybody; null where only a query can tell. */
  readonly changeMark: () => number | null;
  /** Whether the database can be used just now. */
  readonly outage: OutageMonitor;
  /** The disk that the data folder is on: the embedded database's, and that of uploads and backups. */
  readonly disk: DiskWatch;
  readonly close: () => Promise<void>;
}

/** What a store's writing function needs: the database or a transaction in progress. */
export type Writer = Kysely<Schema> | Transaction<Schema>;
