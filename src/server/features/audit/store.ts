import type { Insertable, Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AuditRow = Selectable<Schema['auditEntries']>;

export interface AuditFilter {
  readonly admin?: string | undefined;
  readonly action?: string | undefined;
}

/** So many are offered to choose from at most. */
const MOST_CHOICES = 200;

/** All SQL of the audit log. */
export function auditStore({ db, read }: Database) {
  const filtered = ({ admin, action }: AuditFilter) => {
    let rows = read.selectFrom('auditEntries');
    if (admin !== undefined) rows = rows.where('admin', '=', admin);
    if (action !== undefined) rows = rows.where('action', '=', action);
    return rows;
  };

  return {
    insert: (writer: Writer, row: Insertable<Schema['auditEntries']>) =>
      writer.insertInto('auditEntries').values(row).execute(),

    async count(filter: AuditFilter): Promise<number> {
      const { count } = await filtered(filter)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    listPage: (filter: AuditFilter, limit: number, offset: number): Promise<AuditRow[]> =>
      filtered(filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    /** Ends the oldest of what was done before the moment, a bounded number at a time; answers how many there were. */
    async deleteBefore(moment: number, most: number): Promise<number> {
      const deleted = await db
        .deleteFrom('auditEntries')
        .where('id', 'in', (within) =>
          within
            .selectFrom('auditEntries')
            .select('id')
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
          .$if(last !== undefined, (query) => query.where(column, '>', last ?? ''))
          .executeTakeFirstOrThrow();
        if (next === null) break;
        values.push(next);
      }
      return values;
    },
  };
}
