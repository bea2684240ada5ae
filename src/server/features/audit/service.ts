import type { AuditEntry } from '../../../contracts/settings.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';

/** Something that was done in the back office. */
export interface Deed {
  /** `<noun>.<verb in the past>`, such as `package.deleted`. */
  readonly action: string;
  /** What it was done to, in words: a title, a reference, a name. */
  readonly subject: string;
  readonly changes?: AuditEntry['changes'];
}

const worded = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in which two records differ, those of records within them with a dot between. */
export function changesBetween(before: object, after: object, path = ''): AuditEntry['changes'] {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([name, to]) => {
    const from = old[name];
    const field = path + name;
    if (isRecord(from) && isRecord(to)) return changesBetween(from, to, `${field}.`);
    return worded(from) === worded(to) ? [] : [{ field, from: worded(from), to: worded(to) }];
  });
}

/** Who changed what in the back office, written in the transaction that changes it. */
export function auditService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async record(writer: Writer, session: Pick<AdminSession, 'adminId' | 'username'>, deed: Deed): Promise<void> {
      const now = clock();
      await writer
        .insertInto('auditEntries')
        .values({
          id: newId(now),
          adminId: session.adminId,
          admin: session.username,
          action: deed.action,
          subject: deed.subject,
          changes: JSON.stringify(deed.changes ?? []),
          at: now,
        })
        .execute();
    },

    async list(query: { page: number; limit: number; admin?: string | undefined; action?: string | undefined }) {
      const { page, limit, admin, action } = query;
      let rows = database.read.selectFrom('auditEntries');
      if (admin) rows = rows.where('admin', '=', admin);
      if (action) rows = rows.where('action', '=', action);
      const { total } = await rows
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const found = await rows
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const entries: AuditEntry[] = found.map((row) => ({
        _id: row.id,
        at: new Date(row.at).toISOString(),
        admin: row.admin,
        action: row.action,
        subject: row.subject,
        changes: JSON.parse(row.changes) as AuditEntry['changes'],
      }));
      return { entries, total: Number(total), page, totalPages: Math.ceil(Number(total) / limit) };
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;
