import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { BOOKING_SORTS, type BookingSort } from '../../../contracts/bookings.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import { BOOKINGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { BOOKING_SORT_KEYS } from '../../database/sort-keys.ts';
import { sortedList } from '../../database/sorted-list.ts';
import type { NewBooking } from './booking-records.ts';
import { bookingFinder } from './find-bookings.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

const HOW_MANY = 40;
const DAY_MS = 86_400_000;
const NAMES = ['asha sen', 'Bina Das', 'Chitra Roy', 'asha das', 'Bina Iyer'];
const TODAY = dayInIndia(TEST_NOW);

const ITEMS = [
  { itemType: 'package', itemId: 'p1' },
  { itemType: 'package', itemId: 'p2' },
  { itemType: 'itinerary', itemId: 'i1' },
  { itemType: 'package', itemId: '' },
] as const;

const KEYS: Readonly<Record<BookingSort, (booking: NewBooking) => string | number>> = {
  createdAt: ({ createdAt }) => createdAt,
  preferredDate: ({ preferredDate }) => preferredDate,
  fullName: ({ fullName }) => fullName.toLowerCase(),
  total: ({ total }) => total,
  status: ({ status }) => [...BOOKING_STATUSES, ''].indexOf(status),
};

describe.each(engines)('the order and the filters of the list of bookings on %s', (engine) => {
  let site: TestApp;
  const kept: NewBooking[] = [];
  beforeAll(async () => {
    site = await startApp(engine);
    for (let i = 0; i < HOW_MANY; i++) {
      kept.push(
        await keepBooking(site.database, {
          createdAt: TEST_NOW - (HOW_MANY - i) * (DAY_MS / 4),
          fullName: NAMES[(i * 3) % NAMES.length] ?? '',
          preferredDate: addDays(TODAY, (i * 7) % 20),
          total: ((i * 11) % 9) * 1000,
          status: BOOKING_STATUSES[(i * 3) % 5] ?? 'pending',
          phone: `98300${String(10_000 + i * 7)}`,
          source: ENQUIRY_SOURCES[i % 3] ?? 'website',
          ...ITEMS[i % 4],
        }),
      );
    }
  });
  afterAll(() => site.close());

  const list = (query: Record<string, unknown>) =>
    site.adminApi('GET /api/admin/bookings', { query: { limit: 100, ...query } as never });
  const headers = () => ({ authorization: `Bearer ${site.adminToken}` });
  const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
  const expected = (sortBy: BookingSort, order: 'asc' | 'desc', fits: (booking: NewBooking) => boolean) => {
    const key = KEYS[sortBy];
    const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
    const sorted = kept.filter(fits).sort((a, b) => compare(key(a), key(b)) || compare(a.id, b.id));
    return (order === 'asc' ? sorted : sorted.reverse()).map(({ id }) => id);
  };
  const isAsha = ({ fullName }: NewBooking) => fullName.includes('asha');
  const dayOf = ({ createdAt }: NewBooking) => dayInIndia(createdAt);
  const FILTERS: readonly (readonly [Record<string, string>, (booking: NewBooking) => boolean])[] = [
    [{}, () => true],
    [{ status: 'confirmed' }, ({ status }) => status === 'confirmed'],
    [{ source: 'phone' }, ({ source }) => source === 'phone'],
    [
      { source: 'phone', item: 'p2', search: 'asha' },
      (one) => one.source === 'phone' && one.itemId === 'p2' && isAsha(one),
    ],
    [{ item: 'itinerary', status: 'pending' }, (one) => one.itemType === 'itinerary' && one.status === 'pending'],
    [{ item: 'by-title' }, ({ itemId }) => itemId === ''],
    [{ receivedFrom: addDays(TODAY, -4) }, (booking) => dayOf(booking) >= addDays(TODAY, -4)],
    [
      { receivedTo: addDays(TODAY, -5), status: 'pending' },
      (b) => dayOf(b) <= addDays(TODAY, -5) && b.status === 'pending',
    ],
    [
      { travelFrom: addDays(TODAY, 3), travelTo: addDays(TODAY, 8) },
      (b) => b.preferredDate >= addDays(TODAY, 3) && b.preferredDate <= addDays(TODAY, 8),
    ],
    [{ search: 'bina' }, ({ fullName }) => fullName.startsWith('Bina')],
    [
      { search: 'asha', travelTo: addDays(TODAY, 10), receivedFrom: addDays(TODAY, -8) },
      (b) => b.fullName.startsWith('asha') && b.preferredDate <= addDays(TODAY, 10) && dayOf(b) >= addDays(TODAY, -8),
    ],
  ];

  it.each(BOOKING_SORTS)('every filter keeps the order by %s, either way round, on every page', async (sortBy) => {
    for (const [query, fits] of FILTERS) {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const all = expected(sortBy, sortOrder, fits);
        const whole = await list({ ...query, sortBy, sortOrder });
        expect(idsOf(whole.bookings), JSON.stringify({ ...query, sortOrder })).toEqual(all);
        expect(whole).toMatchObject({ total: all.length, totalIsAtLeast: false });
        const third = await list({ ...query, sortBy, sortOrder, limit: 7, page: 3 });
        expect(idsOf(third.bookings)).toEqual(all.slice(14, 21));
      }
    }
  });

  it('a rare word is looked up and sorted, common ones are read along the order: both give the same pages', async () => {
    const finder = bookingFinder(site.database);
    const filter = { words: ['asha'], status: null };
    for (const order of ['asc', 'desc'] as const) {
      for (const offset of [0, 5]) {
        const page = { offset, limit: 5, order };
        const [sorted, read] = [40, 0].map((most) => sortedList(site.database, BOOKINGS_BY_WORDS, finder, most));
        const listed = { filter, key: BOOKING_SORT_KEYS.total, page, total: null };
        const found = await sorted?.find(listed);
        expect(found?.ids).toHaveLength(5);
        expect((await read?.find(listed))?.ids).toEqual(found?.ids);
      }
    }
  });

  it('any part of a phone finds its bookings, in the list and in the search over the whole office', async () => {
    const { id, phone } = kept[5] as NewBooking;
    for (const part of [phone.slice(0, 4), phone.slice(3, 9), phone.slice(5), phone]) {
      const holders = kept.filter((booking) => booking.phone.includes(part)).map((booking) => booking.id);
      expect(holders).toContain(id);
      expect(idsOf((await list({ search: part })).bookings).sort()).toEqual(holders.toSorted());
      const { totals } = await site.adminApi('GET /api/admin/search', { query: { q: part } });
      expect(totals).toEqual([{ kind: 'booking', total: holders.length, totalIsAtLeast: false }]);
    }
    expect((await list({ search: '00389' })).total).toBe(0);
  });

  it('an export has the bookings asked for, in that order, and no others', async () => {
    const [first, second] = [kept[9] as NewBooking, kept[2] as NewBooking];
    const { body } = await site.app.inject({
      url: `/api/admin/bookings/export?ids=${first.id},${second.id}`,
      headers: headers(),
    });
    expect(
      body
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    ).toEqual([first.reference, second.reference]);
  });

  it.each([
    'sortBy=phone',
    'sortOrder=up',
    'receivedFrom=yesterday',
    'travelTo=2026-02-30',
    `ids=${'x,'.repeat(200)}x`,
  ])('%s is refused in words', async (query) => {
    const path = query.startsWith('ids') ? '/api/admin/bookings/export' : '/api/admin/bookings';
    const answer = await site.app.inject({ url: `${path}?${query}`, headers: headers() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/\w/);
  });

  it('days far outside the calendar of the site find nothing, and break nothing', async () => {
    expect(await list({ receivedFrom: '9999-12-31' })).toMatchObject({ total: 0 });
    expect(await list({ receivedTo: '1900-01-01' })).toMatchObject({ total: 0 });
    expect(await list({ receivedFrom: '1900-01-01', receivedTo: '9999-12-31' })).toMatchObject({ total: HOW_MANY });
  });
});
