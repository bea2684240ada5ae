import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { columnsOf } from './offer-records.ts';

export type OfferRow = Selectable<Schema['offers']>;

/** Holds all SQL of offers except their insertion. */
export function offerStore({ read }: Database) {
  return {
    /** Returns the offers of a day, the one that ends first leading. */
    listRunning: (day: string): Promise<OfferRow[]> =>
      read
        .selectFrom('offers')
        .selectAll()
        .where('endsOn', '>=', day)
        .where('startsOn', '<=', day)
        .orderBy('endsOn')
        .orderBy('id')
        .execute(),

    listPage: (limit: number, offset: number): Promise<OfferRow[]> =>
      read
        .selectFrom('offers')
        .selectAll()
        .orderBy('endsOn', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(): Promise<number> {
      const { count } = await read
        .selectFrom('offers')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    find: (from: Writer, id: string): Promise<OfferRow | undefined> =>
      from.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Updates the version that was read; returns undefined when there is a newer one. The offer then counts as the
     * agency's own.
     */
    update: (
      writer: Writer,
      id: string,
      columns: ReturnType<typeof columnsOf>,
      readVersion: number,
    ): Promise<OfferRow | undefined> =>
      writer
        .updateTable('offers')
        .set({ ...columns, version: readVersion + 1, demo: 0 })
        .where('id', '=', id)
        .where('version', '=', readVersion)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes and returns the offer. */
    delete: (writer: Writer, id: string): Promise<OfferRow | undefined> =>
      writer.deleteFrom('offers').where('id', '=', id).returningAll().executeTakeFirst(),
  };
}
