import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

/** What the back office sets: one row, absent until somebody has saved. */
interface SettingsTable {
  name: string;
  value: JsonText;
  version: number;
}

/** Who changed what in the back office, who signed in, and what was refused. */
interface AuditEntriesTable {
  id: string;
  adminId: string;
  /** Name of who did it, as it was then. */
  admin: string;
  action: string;
  subject: string;
  changes: JsonText;
  at: Instant;
  /** deed, sign-in, refusal. */
  kind: Generated<string>;
  /** Of the request, or of the first of those that are counted together. */
  requestId: Generated<string>;
  /** Shortened address of the caller; empty where it is not kept. */
  network: Generated<string>;
  /** How many times it happened: alike sign-ins and refusals of one minute are one row. */
  count: Generated<number>;
  /** Unique: what is counted together, or null for what stands alone. */
  summedAs: string | null;
}

interface IdempotencyKeysTable {
  caller: string;
  key: string;
  bodyHash: string;
  /** Null while the first call is still at work. */
  answer: JsonText | null;
  createdAt: Instant;
}

/** Counts up whenever rows of the noun change in a way that public pages show. */
interface NounVersionsTable {
  noun: string;
  version: number;
}

/** Facts of this installation that every process shares: secrets made at the first start. */
interface InstallationTable {
  name: string;
  value: string;
}

/** What this installation is set to, and what its processes share. */
export interface InstallationTables {
  settings: SettingsTable;
  auditEntries: AuditEntriesTable;
  idempotencyKeys: IdempotencyKeysTable;
  nounVersions: NounVersionsTable;
  installation: InstallationTable;
}
