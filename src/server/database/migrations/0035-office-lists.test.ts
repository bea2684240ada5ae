import { expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { keepBooking } from '../../features/bookings/fixtures/stored-bookings.ts';
import { wordsOfSearchText } from '../word-index.ts';
import { up } from './0035-office-lists.ts';

const INDEXES = [
  'bookingsByTravel',
  'bookingsByName',
  'bookingsByTotal',
  'bookingsByStep',
  'leadsByName',
  'leadsByStep',
  'leadsByFirstFollowUp',
  'leadsByLastFollowUp',
];

it.each(engines)('phones stored before are indexed by every part, as new ones are, on %s', async (engine) => {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const { db } = database;
  const { id } = await keepBooking(database, { createdAt: 1_790_000_000_000, phone: '9830012345' });
  const entries = async () => {
    const rows = await db.selectFrom('bookingWords').select('word').where('bookingId', '=', id).execute();
    return rows.map(({ word }) => Buffer.from(word).toString()).sort();
  };
  const { searchText } = await db
    .selectFrom('bookings')
    .select('searchText')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const expected = wordsOfSearchText(searchText).map(String).sort();
  expect(await entries()).toEqual(expected);
  expect(expected).toContain('~00389');

  // As an older version left it.
  await db
    .deleteFrom('bookingWords')
    .where(
      'word',
      'in',
      expected.filter(isPart).map((word) => Buffer.from(word)),
    )
    .execute();
  await db.schema.dropTable('listViews').execute();
  for (const index of INDEXES) await db.schema.dropIndex(index).execute();
  await up(db as Parameters<typeof up>[0]);
  expect(await entries()).toEqual(expected);
  await database.close();
  await place.remove();
});

const isPart = (word: string): boolean => word.startsWith('~') && word !== '~5432100389';
