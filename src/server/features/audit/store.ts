import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AuditRow = Selectable<Schema['auditEntries']>;

/** What admins did, who signed in, and what was refused. */
export type AuditKind = 'deed' | 'sign-in' | 'refusal';

export interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly admin?: string | undefined;
  readonly action?: string | undefined;
}

/** So many are offered to choose from at most. */
const MOST_CHOICES = 200;

/** All SQL of the audit log. */
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

    /** Inserts a row, or adds its count to the one that sums up the same. */
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

    /** Ends the oldest entries of a kind before the moment, a bounded number at a time; answers how many there were. */
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

    /** Every value of a column, in order: from one to the next by the index, and not through all rows. */
    async valuesOf(column: 'admin' | 'action'): Promise<string[]> {
      const values: string[] = [];
      while (values.length < MOST_CHOICES) {
        const last = values.at(-1);
        const { next } = await read
          .selectFrom('auditEntries')
          .select((select) => select.fn.min(column).as('next'))
          // Sign-ins of travellers and refusals of strangers have no admin.
          .where(column, '>', last ?? '')
          .executeTakeFirstOrThrow();
        if (next === null) break;
        values.push(next);
      }
      return values;
    },
  };
}
