import { type Selectable, sql } from 'kysely';
import type { ReviewState } from '../../../core/reviews/review-form.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ReviewRow = Selectable<Schema['reviews']>;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Adds a review's stars to those of its package, or takes them away. Sample ratings of demonstration packages stay. */
async function countStars(trx: Writer, { packageId, stars }: ReviewRow, sign: 1 | -1): Promise<void> {
  if (packageId === null) return;
  await trx
    .updateTable('packages')
    .set({
      ratingCount: sql<number>`"ratingCount" + ${sign}`,
      ratingSum: sql<number>`"ratingSum" + ${sign * stars}`,
    })
    .where('id', '=', packageId)
    .where('demo', '=', 0)
    .execute();
}

/** Holds all SQL of reviews. */
export function reviewStore({ read }: Database) {
  const ofPackage = (slug: string) =>
    read
      .selectFrom('reviews')
      .where('state', '=', 'released')
      .where('packageId', '=', (from) => from.selectFrom('packages').select('id').where('slug', '=', slug));

  return {
    find: (id: string): Promise<ReviewRow | undefined> =>
      read.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst(),

    findOfBooking: (bookingId: string): Promise<ReviewRow | undefined> =>
      read.selectFrom('reviews').selectAll().where('bookingId', '=', bookingId).executeTakeFirst(),

    /** Returns false where the booking has a review already. */
    async insert(trx: Writer, row: ReviewRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('reviews')
        .values(row)
        .onConflict((conflict) => conflict.column('bookingId').doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },

    async pageOfPackage(slug: string, { limit, offset }: Page) {
      const [rows, { count }] = await Promise.all([
        ofPackage(slug).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        ofPackage(slug)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ]);
      return { rows, total: Number(count) };
    },

    pageOfState: (state: ReviewState, { limit, offset }: Page) =>
      read
        .selectFrom('reviews')
        .leftJoin('packages', (join) =>
          join.onRef('packages.id', '=', 'reviews.packageId').on('packages.status', '=', 'published'),
        )
        .selectAll('reviews')
        .select('packages.slug')
        .where('reviews.state', '=', state)
        .orderBy('reviews.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async counts(): Promise<Readonly<Record<string, number>>> {
      const rows = await read
        .selectFrom('reviews')
        .select((select) => ['state', select.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },

    /** Sets the state of a review that still has the one that was seen, with the stars of its package. */
    async decide(
      trx: Writer,
      id: string,
      { from, ...decided }: Pick<ReviewRow, 'state' | 'decidedAt' | 'decidedBy'> & { readonly from: ReviewState },
    ): Promise<boolean> {
      const row = await trx
        .updateTable('reviews')
        .set(decided)
        .where('id', '=', id)
        .where('state', '=', from)
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      if (from !== 'released' && row.state === 'released') await countStars(trx, row, 1);
      if (from === 'released' && row.state !== 'released') await countStars(trx, row, -1);
      return true;
    },

    listOfBookings: (bookingIds: readonly string[], from: Writer = read): Promise<ReviewRow[]> =>
      bookingIds.length === 0
        ? Promise.resolve([])
        : from.selectFrom('reviews').selectAll().where('bookingId', 'in', bookingIds).execute(),

    async delete(trx: Writer, id: string): Promise<void> {
      const row = await trx.deleteFrom('reviews').where('id', '=', id).returningAll().executeTakeFirst();
      if (row?.state === 'released') await countStars(trx, row, -1);
    },
  };
}
