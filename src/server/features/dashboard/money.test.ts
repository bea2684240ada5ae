import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { keepBooking } from '../bookings/fixtures/stored-bookings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(engines)('rupees and conversion on %s', (engine) => {
  let site: TestApp;
  let packageId: string;
  beforeAll(async () => {
    site = await startApp(engine);
    packageId = await keepPackage(site.database, { slug: 'munnar', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const figures = () => site.adminApi('GET /api/admin/dashboard/figures');
  const conversion = (of: 'sources' | 'items' | 'leads', days: '90' | '365' = '90') =>
    site.adminApi('GET /api/admin/dashboard/conversion', { query: { days, of } });
  const move = (id: string, status: BookingStatus, reason = '') =>
    site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status, reason } });
  const enter = async (amount: number, source: 'phone' | 'walk-in', lead?: { id: string; status: 'new' }) =>
    (
      await site.adminApi('POST /api/admin/bookings', {
        body: {
          item: { itemType: 'package', id: packageId },
          title: '',
          fullName: 'Asha Sen',
          phone: freshPhone(),
          email: '',
          travelers: 2,
          preferredDate: '2026-12-20',
          durationDays: 3,
          specialRequests: '',
          price: { amount, basis: 'person' },
          status: 'contacted',
          source,
          language: 'en',
          ...(lead && { lead }),
        },
      })
    ).booking._id;
  const NOTHING = { count: 0, rupees: 0, unpriced: 0, foreign: 0 };

  it('begin with nothing', async () => {
    const { week, month, open, days } = await figures();
    const none = { asked: NOTHING, booked: NOTHING, cancelled: NOTHING };
    expect({ week, month, open }).toEqual({
      week: { now: none, before: none },
      month: { now: none, before: none },
      open: NOTHING,
    });
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({ day: '2026-11-21', asked: 0, booked: 0, bookings: 0 });
    for (const of of ['sources', 'items', 'leads'] as const) {
      expect(await conversion(of)).toEqual({
        since: '2026-08-24',
        sources: [],
        items: [],
        otherItems: null,
        leads: [],
      });
    }
  });

  it('are asked for on the day of the request and booked on the day of the confirmation, until cancelled', async () => {
    const id = await enter(10_000, 'phone');
    expect((await figures()).week.now).toMatchObject({ asked: { count: 1, rupees: 20_000 }, booked: NOTHING });
    expect((await figures()).open).toEqual({ ...NOTHING, count: 1, rupees: 20_000 });
    await move(id, 'confirmed');
    const { week, month, open, days } = await figures();
    expect(week.now.booked).toEqual({ ...NOTHING, count: 1, rupees: 20_000 });
    expect([month.now, open]).toEqual([week.now, NOTHING]);
    expect(days.at(-1)).toMatchObject({ asked: 20_000, booked: 20_000, bookings: 1 });
    await move(id, 'contacted', 'pressed by mistake');
    expect((await figures()).week.now.booked).toEqual(NOTHING);
    await move(id, 'confirmed');
    await move(id, 'cancelled', 'fell ill');
    expect((await figures()).week.now).toMatchObject({
      booked: NOTHING,
      cancelled: { ...NOTHING, count: 1, rupees: 20_000 },
    });
    await move(id, 'confirmed', 'well again');
    expect((await figures()).week.now).toMatchObject({ booked: { count: 1, rupees: 20_000 }, cancelled: NOTHING });
  });

  it('follow a changed price, and count what has no price or another currency without adding it', async () => {
    const now = { createdAt: TEST_NOW - HOUR_MS, confirmedAt: TEST_NOW - HOUR_MS, status: 'confirmed' } as const;
    await keepBooking(site.database, { ...now, total: 0, itemId: '', source: 'other' });
    await keepBooking(site.database, { ...now, total: 900, currency: 'EUR', itemType: 'itinerary', source: 'other' });
    const booked = (await figures()).week.now.booked;
    expect(booked).toEqual({ count: 3, rupees: 20_000, unpriced: 1, foreign: 1 });
  });

  it('are compared with the week and the month before up to the same hour', async () => {
    const receive = async (ago: number) =>
      keepBooking(site.database, { createdAt: TEST_NOW - ago, total: 1000, status: 'cancelled' });
    const { week, month } = await figures();
    await receive(7 * DAY_MS + HOUR_MS);
    await receive(7 * DAY_MS - 2 * HOUR_MS);
    await receive(31 * DAY_MS + HOUR_MS);
    await receive(31 * DAY_MS - 2 * HOUR_MS);
    const later = await figures();
    expect(later.week.before.asked.rupees - week.before.asked.rupees).toBe(1000);
    expect(later.month.before.asked.rupees - month.before.asked.rupees).toBe(1000);
    expect(later.month.now.asked.rupees - month.now.asked.rupees).toBe(2000);
  });

  it('say how far requests have come, by source and by item, and the list shows exactly those', async () => {
    const { lead } = await site.adminApi('POST /api/promotional-leads', {
      body: { name: 'Ruma Sen', phone: freshPhone(), source: 'whatsapp', notes: '' },
    });
    await site.adminApi('POST /api/promotional-leads', {
      body: { name: 'Ravi Rao', phone: freshPhone(), source: 'whatsapp', notes: '' },
    });
    await enter(5000, 'walk-in', { id: lead._id, status: 'new' });
    const [{ sources }, { items }, { leads }] = await Promise.all([
      conversion('sources'),
      conversion('items'),
      conversion('leads'),
    ]);
    expect((await conversion('items', '365')).items).toEqual(items);
    expect(
      sources.map(({ source, requests, contacted, confirmed }) => [source, requests, contacted, confirmed]),
    ).toEqual([
      ['website', 4, 0, 0],
      ['phone', 1, 1, 1],
      ['walk-in', 1, 1, 0],
      ['other', 2, 0, 2],
    ]);
    expect(items.map(({ item, title, requests }) => [item, title, requests])).toEqual([
      ['p1', 'Darjeeling and Kalimpong', 4],
      [packageId, expect.any(String), 2],
      ['by-title', '', 1],
      ['itinerary', '', 1],
    ]);
    expect(items[1]).toMatchObject({ contacted: 2, confirmed: 1, asked: 30_000, booked: 20_000 });
    expect(leads).toEqual([{ source: 'whatsapp', leads: 2, contacted: 1, converted: 1, booked: 1 }]);
    for (const { item, requests } of items) {
      const query = { item, receivedFrom: '2026-08-24' };
      expect((await site.adminApi('GET /api/admin/bookings', { query })).total).toBe(requests);
    }
  });

  it('are exported as CSV, one table at a time', async () => {
    const lines = async (of: string) => {
      const url = `/api/admin/dashboard/conversion/export?days=90&of=${of}`;
      const answer = await site.app.inject({ url, headers: { authorization: `Bearer ${site.adminToken}` } });
      return answer.body.trim().split('\r\n');
    };
    expect(await lines('sources')).toHaveLength(5);
    expect((await lines('items'))[1]).toMatch(/^Darjeeling and Kalimpong,4,/);
    expect((await lines('leads'))[1]).toMatch(/^whatsapp,2,1,1,1,,/);
  });
});
