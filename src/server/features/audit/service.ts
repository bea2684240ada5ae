import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AuditEntry, auditEntry } from '../../../contracts/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { TakenExport } from '../../http/csv-export.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import { type LogEntry, type NotedEvent, notedEntries } from './noted-entries.ts';
import { type AuditFilter, type AuditKind, type AuditRow, auditStore } from './store.ts';

/** An action in the back office. */
export interface Deed {
  /** `<noun>.<verb in the past>`, such as `package.deleted`. */
  readonly action: string;
  /** What was changed: a title or a reference. Never a name or phone: an entry outlives an erased person. */
  readonly subject: string;
  readonly changes?: AuditEntry['changes'];
  /** Default: `deed`. */
  readonly kind?: AuditKind;
  /** Shortened address of the caller, if stored. */
  readonly network?: string;
}

export type Changes = AuditEntry['changes'];
type Doer = Pick<AdminSession, 'adminId' | 'username'> & Partial<Pick<AdminSession, 'requestId'>>;

/** Names in the audit log for the server's operator and for the site's own jobs. */
export const OPERATOR = { adminId: 'operator', username: 'Operator' };
export const SITE = { adminId: 'site', username: 'Site' };

/** Full texts are in the records themselves: an entry only shows what changed. */
const LONGEST_VALUE = 300;
const MOST_CHANGES = 60;
/** Three years, and not a setting: an admin who may change settings could otherwise erase their own entries. */
const DEEDS_KEPT_MS = (3 * 365 + 1) * 86_400_000;
/** The DPDP Act's rules of 2025 require such logs for a year. */
const SIGN_INS_KEPT_MS = 366 * 86_400_000;
const KEPT_MS: Readonly<Record<AuditKind, number>> = {
  deed: DEEDS_KEPT_MS,
  'sign-in': SIGN_INS_KEPT_MS,
  refusal: SIGN_INS_KEPT_MS,
};
/** Rows deleted per statement. */
const SWEPT_AT_ONCE = 1000;

const worded = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields in which two records differ; nested fields are joined by a dot. */
export function changesBetween(before: object, after: object, path = ''): Changes {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([name, to]) => {
    const from = old[name];
    const field = path + name;
    if (isRecord(from) && isRecord(to)) return changesBetween(from, to, `${field}.`);
    return worded(from) === worded(to) ? [] : [{ field, from: worded(from), to: worded(to) }];
  });
}

const shorten = (text: string): string =>
  text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE).toWellFormed()}…`;

const shortened = (changes: Changes): Changes =>
  changes.slice(0, MOST_CHANGES).map(({ field, from, to }) => ({ field, from: shorten(from), to: shorten(to) }));

const present = ({ id, at, kind, admin, action, subject, changes, ...row }: AuditRow): AuditEntry => ({
  _id: id,
  at: new Date(at).toISOString(),
  admin,
  action,
  kind: kind as AuditKind,
  subject,
  changes: readDocument(auditEntry.shape.changes, changes, `changes of audit entry ${id}`),
  count: row.count,
  requestId: row.requestId,
  network: row.network,
});

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Called for each entry, but only once a minute for equal sign-ins and refusals. */
  readonly log: LogEntry;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps the audit log: changes in the back office, written in the transaction that makes them; sign-ins; refusals.
 * Travellers' sign-ins and what strangers can cause are buffered for a second and bounded.
 */
export function auditService({ database, clock, log, onFailure }: Dependencies) {
  const store = auditStore(database);
  const noted = notedEntries({ database, clock, log, onFailure });

  async function record(writer: Writer, { adminId, username, requestId = '' }: Doer, deed: Deed): Promise<void> {
    const { action, subject, changes = [], kind = 'deed', network = '' } = deed;
    const now = clock();
    const entry = { id: newId(now), adminId, admin: username, action, subject, at: now, kind, requestId, network };
    await store.insert(writer, { ...entry, changes: JSON.stringify(shortened(changes)) });
    log({ action, subject, admin: username, network, requestId });
  }

  return {
    record,

    /** Records a visitor's sign-in, successful or not; `subject` is the shortened account. */
    noteSignIn({ network, requestId }: Visitor, event: Omit<NotedEvent, 'kind' | 'network' | 'requestId'>): void {
      noted.note({ kind: 'sign-in', network, requestId, ...event });
    },

    /** Records a refusal of a caller without the right. */
    noteRefusal(event: Omit<NotedEvent, 'kind' | 'isRight'>): void {
      noted.note({ kind: 'refusal', isRight: false, ...event });
    },

    /** Writes the buffer; await it before closing the database. */
    flush: noted.flush,

    /** Records a list's export and its filters; the search text is left out, as it may be a person's name. */
    recordExport(doer: Doer, { noun, fileName, filters: { search, ...filters } }: TakenExport): Promise<void> {
      const chosen = { ...filters, ...(search !== undefined && { search: 'given' }) };
      const changes = changesBetween({}, chosen);
      return record(database.db, doer, { action: `${noun}.exported`, subject: fileName, changes });
    },

    async list({ page, limit, ...filter }: AuditFilter & { readonly page: number; readonly limit: number }) {
      const [rows, total, admins, actions] = await Promise.all([
        store.listPage(filter, limit, (page - 1) * limit),
        store.count(filter),
        store.valuesOf('admin'),
        store.valuesOf('action'),
      ]);
      return { entries: rows.map(present), admins, actions, total, page, totalPages: Math.ceil(total / limit) };
    },

    /** Deletes expired entries, in batches. */
    async sweep(): Promise<void> {
      for (const [kind, keptMs] of Object.entries(KEPT_MS) as [AuditKind, number][]) {
        while ((await store.deleteBefore(kind, clock() - keptMs, SWEPT_AT_ONCE)) > 0) await nextTurn();
      }
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;
