import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { keepBooking } from '../../features/bookings/fixtures/stored-bookings.ts';
import type { Database } from '../database.ts';
import { up } from './0042-rupees-and-demand.ts';

const AT = Date.UTC(2026, 9, 1, 6);
const DAY_MS = 86_400_000;

const NEW_INDEXES = [
  'bookingsBySource',
  'bookingsByItem',
  'bookingsReceived',
  'bookingsConfirmed',
  'bookingsOpen',
  'bookingsOfLead',
  'unservedRoutesByPeople',
  'unservedRoutesOfPlaces',
];

/** Takes the tables back to those of the version before. */
async function takeBack({ db }: Database): Promise<void> {
  for (const index of NEW_INDEXES) await db.schema.dropIndex(index).execute();
  for (const table of ['unservedVisitors', 'unservedAsked']) await db.schema.dropTable(table).execute();
  for (const [table, columns] of [
    ['bookings', ['contactedAt', 'confirmedAt']],
    ['unservedRoutes', ['people', 'packageId']],
    ['unservedSearches', ['people']],
  ] as const) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
}

describe.each(engines)('bookings and searches from before on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** Keeps a booking that took these steps, one each day. */
  async function keepSteps(...steps: readonly BookingStatus[]): Promise<string> {
    const { id } = await keepBooking(database, { createdAt: AT, status: steps.at(-1) ?? 'pending' });
    const empty = { adminId: null, method: null, successful: null, notes: '', changes: null, actor: 'Asha' };
    for (const [nth, toStatus] of steps.entries()) {
      const step = { ...empty, kind: 'status', fromStatus: steps[nth - 1] ?? 'pending', toStatus };
      await database.db
        .insertInto('bookingEvents')
        .values({ id: `${id}-${nth}`, bookingId: id, at: AT + (nth + 1) * DAY_MS, ...step })
        .execute();
    }
    return id;
  }

  it('get the moments of their steps from their history, and else from the day they came in', async () => {
    const confirmed = await keepSteps('contacted', 'confirmed', 'completed', 'confirmed');
    const cancelled = await keepSteps('confirmed', 'cancelled');
    const takenBack = await keepSteps('contacted', 'confirmed', 'contacted', 'cancelled');
    const { id: without } = await keepBooking(database, { createdAt: AT, status: 'completed' });
    await takeBack(database);
    await up(database.db as unknown as Kysely<unknown>);
    const daysOf = async (id: string) => {
      const row = await database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return [row.contactedAt, row.confirmedAt].map((at) => (at === null ? null : (at - AT) / DAY_MS));
    };
    expect(await daysOf(confirmed)).toEqual([1, 2]);
    expect(await daysOf(cancelled)).toEqual([1, 1]);
    expect(await daysOf(takenBack)).toEqual([1, null]);
    expect(await daysOf(without)).toEqual([0, 0]);
  });

  it('are counted by people and by what they asked for, each person of a day once', async () => {
    const search = { from: 'Kolkata', to: 'Goa', departureDate: '2026-12-05', returnDate: '2026-12-08', travellers: 2 };
    const rows = [
      ['a', 0, 18_000],
      ['a', 1, 25_000],
      ['b', 2, 25_000],
      ['a', 24, 9000],
    ] as const;
    for (const [nth, [visitor, hour, most]] of rows.entries()) {
      const data = { ...search, priceRange: [0, most], status: 422, reason: 'BUDGET_TOO_LOW' };
      const row = { id: `search-${nth}`, type: 'search', userId: null, visitor, dayKey: null, device: 'mobile' };
      await database.db
        .insertInto('activities')
        .values({ ...row, data: JSON.stringify(data), occurredAt: AT + hour * 3_600_000 })
        .execute();
    }
    const route = { fromPlace: 'kolkata', toPlace: 'goa', reason: 'BUDGET_TOO_LOW', lastDay: 20_728, total: 4 };
    await database.db
      .insertInto('unservedRoutes')
      .values({ id: 1, ...route })
      .execute();
    for (const [day, count] of [
      [20_727, 3],
      [20_728, 1],
    ] as const) {
      await database.db.insertInto('unservedSearches').values({ day, routeId: 1, count }).execute();
    }
    await takeBack(database);
    await up(database.db as unknown as Kysely<unknown>);
    expect(await database.db.selectFrom('unservedRoutes').selectAll().execute()).toEqual([
      { id: 1, ...route, people: 3, packageId: null },
    ]);
    const asked = await database.db
      .selectFrom('unservedAsked')
      .select(['kind', 'value', sql<number>`sum("count")`.as('count')])
      .groupBy(['kind', 'value'])
      .orderBy('kind')
      .orderBy('value')
      .execute();
    expect(asked.map(({ kind, value, count }) => [kind, value, Number(count)])).toEqual([
      ['budget', 9000, 1],
      ['budget', 18_000, 1],
      ['budget', 25_000, 1],
      ['days', 4, 3],
      ['month', 202_612, 3],
      ['travellers', 2, 3],
    ]);
  });
});
