import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { bookingFinder } from '../../features/bookings/find-bookings.ts';
import { keepBooking } from '../../features/bookings/fixtures/stored-bookings.ts';
import type { Database } from '../database.ts';
import { toSearchText } from '../word-index.ts';
import { up } from './0020-steps-and-endings.ts';

const HOW_MANY = 501;
const phoneOf = (nth: number): string => `98300${10_000 + nth}`;

describe.each(engines)('the migration of bookings made before on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  const ids: string[] = [];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    const travelDetails = { ...SAMPLE_PACKAGE.travelDetails, duration: 7 };
    const itemId = await keepPackage(database, { slug: 'seven-days', now: TEST_NOW }, { travelDetails });
    for (let nth = 0; nth < HOW_MANY; nth++) {
      const title = nth === 3 ? 'Trail of 10009 steps, 12abc' : 'Hill walk';
      const of = { itemId: nth === 1 ? 'gone' : itemId, itemTitle: title, phone: phoneOf(nth) };
      ids.push((await keepBooking(database, { createdAt: TEST_NOW + nth, ...of })).id);
    }
    // The former index: by the last five digits.
    const { db } = database;
    await db.deleteFrom('bookingWords').where('word', '>=', Buffer.from('~')).execute();
    for (const [nth, bookingId] of ids.entries()) {
      const ending = phoneOf(nth).slice(-5);
      await db
        .insertInto('bookingWords')
        .values({ word: Buffer.from(ending), bookingId })
        .execute();
      const words = ['asha', 'sen', phoneOf(nth), ending];
      await db
        .updateTable('bookings')
        .set({ searchText: toSearchText(words) })
        .where('id', '=', bookingId)
        .execute();
    }
    for (const index of ['outboxOfCause', 'leadsUncontacted']) await db.schema.dropIndex(index).execute();
    await db.schema.alterTable('bookings').dropColumn('durationDays').execute();
    await db.schema.alterTable('outbox').dropColumn('cause').execute();
    await up(db as unknown as Kysely<unknown>);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const find = async (search: string): Promise<readonly string[]> =>
    (
      await bookingFinder(database).search(
        { words: typedWords(search), status: null },
        { offset: 0, limit: 5, order: 'asc' },
      )
    ).ids;

  it('finds them by any ending of the phone, and no longer by the middle', async () => {
    expect(await find('0010007')).toEqual([ids[7]]);
    expect(await find('10 500')).toEqual([ids[500]]);
    expect(await find('8300')).toEqual([]);
  });

  it('keeps words that look like an ending', async () => {
    expect(await find('10009')).toEqual([ids[3], ids[9]]);
    expect(await find('12abc')).toEqual([ids[3]]);
  });

  it('keeps the words of a booking and its text the same', async () => {
    const rows = await database.read.selectFrom('bookings').select(['id', 'searchText']).execute();
    const words = await database.read.selectFrom('bookingWords').selectAll().execute();
    const byId = Map.groupBy(words, ({ bookingId }) => bookingId);
    for (const { id, searchText } of rows) {
      const indexed = byId.get(id)?.map(({ word }) => Buffer.from(word).toString()) ?? [];
      expect(indexed.toSorted()).toEqual(searchText.split(' ').slice(1).toSorted());
    }
  });

  it('knows how long the trips last that are still on sale, and takes others for a day', async () => {
    const rows = await database.read.selectFrom('bookings').select(['id', 'durationDays']).orderBy('id').execute();
    expect(rows.map(({ durationDays }) => durationDays).slice(0, 3)).toEqual([7, 1, 7]);
  });
});
