import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import { keepBooking } from '../../features/bookings/fixtures/stored-bookings.ts';
import { up } from './0019-erased-bookings-settled.ts';

it.each(engines)('bookings of people erased before are settled, opened and counted right on %s', async (engine) => {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const erased = { fullName: 'Erased', phone: '' };
  const keep = async (nth: number, more: object) =>
    (await keepBooking(database, { createdAt: TEST_NOW + nth, ...more })).id;
  const ids = [
    await keep(0, erased),
    await keep(1, { ...erased, status: 'confirmed', seenAt: TEST_NOW }),
    await keep(2, { ...erased, status: 'cancelled' }),
    await keep(3, { ...erased, status: 'completed', seenAt: TEST_NOW }),
    await keep(4, {}),
  ];
  for (const _time of ['first', 'again']) await up(database.db as unknown as Kysely<unknown>);
  const rows = await database.read.selectFrom('bookings').select(['id', 'status', 'seenAt']).orderBy('id').execute();
  expect(rows.map(({ status, seenAt }) => [status, seenAt !== null])).toEqual([
    ['cancelled', true],
    ['cancelled', true],
    ['cancelled', true],
    ['completed', true],
    ['pending', false],
  ]);
  const counts = await database.read.selectFrom('bookingCounts').selectAll().orderBy('status').execute();
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { status: 'cancelled', count: 3, unseen: 0 },
    { status: 'completed', count: 1, unseen: 0 },
    { status: 'pending', count: 1, unseen: 1 },
  ]);
  const events = await database.read.selectFrom('bookingEvents').selectAll().orderBy('bookingId').execute();
  expect(events).toMatchObject([
    { bookingId: ids[0], kind: 'status', fromStatus: 'pending', toStatus: 'cancelled', notes: 'Person erased' },
    { bookingId: ids[1], kind: 'status', fromStatus: 'confirmed', toStatus: 'cancelled', actor: 'Erasure' },
  ]);
  await database.close();
  await place.remove();
});
