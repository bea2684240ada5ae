import type { Insertable, Selectable } from 'kysely';
import type { LegalPageName } from '../../../core/legal/legal-pages.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type LegalRow = Selectable<Schema['legalPages']>;

export const listEditions = (from: Writer, name: LegalPageName) =>
  from
    .selectFrom('legalEditions')
    .select(['number', 'publishedAt', 'publishedBy'])
    .where('pageId', '=', name)
    .orderBy('number', 'desc')
    .execute();

/** Holds all SQL of legal pages. */
export function legalStore({ read }: Database) {
  return {
    find: (from: Writer, name: string): Promise<LegalRow | undefined> =>
      from.selectFrom('legalPages').selectAll().where('id', '=', name).executeTakeFirst(),

    list: (): Promise<LegalRow[]> => read.selectFrom('legalPages').selectAll().execute(),

    listPublished: () =>
      read.selectFrom('legalPages').select(['id', 'publishedAt']).where('published', 'is not', null).execute(),

    findEdition: (name: LegalPageName, number: number) =>
      read
        .selectFrom('legalEditions')
        .selectAll()
        .where('pageId', '=', name)
        .where('number', '=', number)
        .executeTakeFirst(),

    /** Writes the next version over the one that was read, 0 for none; returns false when another save was first. */
    async replace(trx: Writer, row: Insertable<Schema['legalPages']>, readVersion: number): Promise<boolean> {
      const next = { ...row, version: readVersion + 1 };
      if (readVersion === 0) {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('legalPages')
          .values(next)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows) === 1;
      }
      const { id, ...columns } = next;
      const { numUpdatedRows } = await trx
        .updateTable('legalPages')
        .set(columns)
        .where('id', '=', id)
        .where('version', '=', readVersion)
        .executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },

    async insertEdition(trx: Writer, edition: Omit<Insertable<Schema['legalEditions']>, 'number'>): Promise<void> {
      const { last } = await trx
        .selectFrom('legalEditions')
        .select((select) => select.fn.max('number').as('last'))
        .where('pageId', '=', edition.pageId)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('legalEditions')
        .values({ ...edition, number: Number(last ?? 0) + 1 })
        .execute();
    },
  };
}
