import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

/**
 * What the back office sets, a document per row, each absent until an admin first saves it: `settings`, `providers` of
 * messages, and `wording:…` of a message.
 */
interface SettingsTable {
  name: string;
  value: JsonText;
  version: number;
}

/** Audit log: changes in the back office, sign-ins and refusals. */
interface AuditEntriesTable {
  id: string;
  adminId: string;
  /** Name of the actor at that time. */
  admin: string;
  action: string;
  subject: string;
  changes: JsonText;
  at: Instant;
  /** `deed`, `sign-in`, `refusal`. */
  kind: Generated<string>;
  /** Id of the request, or of the first of those that are counted together. */
  requestId: Generated<string>;
  /** Shortened address of the caller; empty where it is not stored. */
  network: Generated<string>;
  /** How many times it happened: identical sign-ins and refusals of one minute share a row. */
  count: Generated<number>;
  /** Unique key of entries that are counted together; null for a single entry. */
  summedAs: string | null;
}

interface IdempotencyKeysTable {
  caller: string;
  key: string;
  bodyHash: string;
  /** Null while the first call is still running. */
  answer: JsonText | null;
  createdAt: Instant;
}

/** Version of a noun: incremented whenever its rows change in a way that public pages show. */
interface NounVersionsTable {
  noun: string;
  version: number;
}

/** Processes that may answer from noun versions without asking the database (`database/version-readers.ts`). */
interface VersionReadersTable {
  id: string;
  /** Goes up as long as the process lives and answers pages. */
  renewals: number;
}

/** Values that all processes of this installation share: secrets made at the first start. */
interface InstallationTable {
  name: string;
  value: string;
}

/** Settings, and what the processes of the installation share. */
export interface InstallationTables {
  settings: SettingsTable;
  auditEntries: AuditEntriesTable;
  idempotencyKeys: IdempotencyKeysTable;
  nounVersions: NounVersionsTable;
  versionReaders: VersionReadersTable;
  installation: InstallationTable;
}
