import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AuditRow = Selectable<Schema['auditEntries']>;

/** Admins' actions, sign-ins, and refusals. */
export type AuditKind = 'deed' | 'sign-in' | 'refusal';

export interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly admin?: string | undefined;
  readonly action?: string | undefined;
}

/** Values offered as filter choices, at most. */
const MOST_CHOICES = 200;

export function auditStore({ db, read }: Database) {
  const filtered = ({ kind, admin, action }: AuditFilter) => {
    let rows = read.selectFrom('auditEntries');
    if (kind !== undefined) rows = rows.where('kind', '=', kind);
    if (admin !== undefined) rows = rows.where('admin', '=', admin);
    if (action !== undefined) rows = rows.where('action', '=', action);
    return rows;
  };

  return {
    insert: (writer: Writer, row: Insertable<Schema['auditEntries']>) =>
      writer.insertInto('auditEntries').values(row).execute(),

    /** Inserts a row, or adds its count to the existing row for the same entry. */
    add: (writer: Writer, row: Insertable<Schema['auditEntries']> & { readonly count: number }) =>
      writer
        .insertInto('auditEntries')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('summedAs').doUpdateSet({ count: sql<number>`"auditEntries"."count" + ${row.count}` }),
        )
        .execute(),

    async count(filter: AuditFilter): Promise<number> {
      const { count } = await filtered(filter)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    listPage: (filter: AuditFilter, limit: number, offset: number): Promise<AuditRow[]> =>
      filtered(filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    /** Deletes at most `most` of the oldest entries of a kind before the moment; returns how many. */
    async deleteBefore(kind: AuditKind, moment: number, most: number): Promise<number> {
      const deleted = await db
        .deleteFrom('auditEntries')
        .where('id', 'in', (within) =>
          within
            .selectFrom('auditEntries')
            .select('id')
            .where('kind', '=', kind)
            .where('at', '<', moment)
            .orderBy('at')
            .orderBy('id')
            .limit(most),
        )
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },

    /** Returns all values of a column, sorted; jumps along the index instead of scanning all rows. */
    async valuesOf(column: 'admin' | 'action'): Promise<string[]> {
      const values: string[] = [];
      while (values.length < MOST_CHOICES) {
        const last = values.at(-1);
        const { next } = await read
          .selectFrom('auditEntries')
          .select((select) => select.fn.min(column).as('next'))
          // Travellers' sign-ins and strangers' refusals have no admin.
          .where(column, '>', last ?? '')
          .executeTakeFirstOrThrow();
        if (next === null) break;
        values.push(next);
      }
      return values;
    },
  };
}
