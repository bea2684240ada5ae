import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import type { Writer } from '../../database/database.ts';
import { changeCounts } from '../bookings/booking-records.ts';

describe.each(engines)('a phone that two accounts share on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  type Api = TestApp['api'];
  const preferredDate = addDays(dayInIndia(TEST_NOW), 60);

  const book = async (api: Api, phone: string): Promise<string> => {
    const asked = { packageSlug: 'hills', travelers: 2, preferredDate, fullName: 'Asha Sen', phone };
    const headers = { 'idempotency-key': `booking-${randomUUID()}` };
    return (await api('POST /api/packages/book', { body: { ...asked, itemType: 'package' }, headers })).booking._id;
  };

  let phone = '';
  let first: Api;
  let second: Api;
  let ids: string[] = [];
  /** Two accounts from before phones had countries: the second one shares the phone of the first. */
  beforeEach(async () => {
    phone = freshPhone();
    const owner = await site.register({ phone });
    const sharer = await site.register();
    await site.database.db.updateTable('users').set({ sharedPhone: phone }).where('id', '=', sharer.user._id).execute();
    [first, second] = [owner.api, sharer.api];
    ids = [await book(first, phone), await book(second, phone), await book(second, freshPhone())];
    await second('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
  });

  const show = async () => (await site.adminApi('GET /api/admin/people', { query: { phone } })).person;
  const erase = async () => (await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } })).erased;

  async function expectTrueCounts(): Promise<void> {
    for (const [noun, counts] of [
      ['bookings', 'bookingCounts'],
      ['leads', 'leadCounts'],
    ] as const) {
      const rows = await site.database.read.selectFrom(noun).select('status').execute();
      const counted = await site.database.read.selectFrom(counts).selectAll().where('count', '!=', 0).execute();
      const byStatus = Map.groupBy(rows, ({ status }) => status);
      expect(new Map(counted.map(({ status, count }) => [status, count]))).toEqual(
        new Map([...byStatus].map(([status, { length }]) => [status, length])),
      );
    }
  }

  it('lists each record once, and erases and counts as many', async () => {
    const person = await show();
    expect(person.users).toHaveLength(2);
    expect(person.bookings.map(({ _id }) => _id)).toEqual(ids.toReversed());
    expect(person.leads).toHaveLength(1);
    const messages = await site.database.read
      .selectFrom('outbox')
      .select('id')
      .where('aboutId', 'in', [...ids, ...person.leads.map(({ _id }) => String(_id))])
      .execute();
    expect(person.messages.map(({ _id }) => _id).sort()).toEqual(messages.map(({ id }) => id).sort());

    expect(await erase()).toEqual({ users: 2, bookings: 3, leads: 1, customers: 0 });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'person.erased', limit: 1 } });
    expect(entries[0]?.changes).toEqual([
      { field: 'users', from: '2', to: '0' },
      { field: 'bookings', from: '3', to: '0' },
      { field: 'leads', from: '1', to: '0' },
    ]);
    const { phone: _, ...rows } = await show();
    expect(Object.values(rows).flat()).toEqual([]);
    await expectTrueCounts();
  });

  /** Waits until a statement waits for a lock; SQLite has one transaction at a time. */
  async function untilBlocked(): Promise<void> {
    if (engine === 'sqlite') return;
    const waiting = sql<{ count: string }>`select count(*) as "count" from pg_stat_activity
      where "datname" = current_database() and "wait_event_type" = 'Lock'`;
    while (Number((await waiting.execute(site.database.read)).rows[0]?.count) === 0) await wait(10);
  }

  /** Erases the person while another transaction locks one of their rows and then counts a booking. */
  async function eraseWhile(holdRow: (trx: Writer) => Promise<unknown>): Promise<void> {
    const erasing = await site.database.db.transaction().execute(async (trx) => {
      await holdRow(trx);
      const erased = erase();
      await untilBlocked();
      // Adds and subtracts one: locks the counts without changing them.
      for (const count of [1, -1]) await changeCounts(trx, [{ status: 'pending', count, unseen: 0 }]);
      return { erased };
    });
    const erased = await erasing.erased;
    expect(erased).toEqual({ users: 2, bookings: 3, leads: 1, customers: 0 });
    await expectTrueCounts();
  }

  it('is erased while a booking of the second account is moved', () =>
    eraseWhile((trx) =>
      trx
        .updateTable('bookings')
        .set({ updatedAt: TEST_NOW })
        .where('id', '=', ids[2] ?? '')
        .execute(),
    ));

  it('is erased while the lead is left once more and a booking is made', () =>
    eraseWhile((trx) =>
      trx.updateTable('leads').set({ updatedAt: TEST_NOW }).where('canonicalPhone', '=', phone).execute(),
    ));

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
