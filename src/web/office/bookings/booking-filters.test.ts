import { expect, test } from 'vitest';
import { offeredViews, queryOf, readFilters } from './booking-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const USUAL = {
  search: '',
  status: '',
  received: '',
  travel: '',
  source: '',
  item: '',
  order: { by: 'createdAt', order: 'desc' },
  page: 1,
  limit: 10,
};

test('an address without filters shows the first ten bookings of every status', () => {
  expect(read('')).toEqual(USUAL);
});

test('an address says search, status, days, order, page and page size', () => {
  expect(
    read(
      'search=asha%20sen&status=contacted&source=phone&item=p1&received=7d&travel=2026-12-01..&sort=total&order=desc&page=3&limit=50',
    ),
  ).toEqual({
    search: 'asha sen',
    status: 'contacted',
    received: '7d',
    travel: '2026-12-01..',
    source: 'phone',
    item: 'p1',
    order: { by: 'total', order: 'desc' },
    page: 3,
    limit: 50,
  });
});

test('what makes no sense in an address counts as not said', () => {
  expect(read('status=lost&source=fax&order=up&sort=phone&received=soon&travel=..&page=0&limit=7')).toEqual(USUAL);
  expect(read('page=2.5&limit=1000').page).toBe(1);
  expect(read('page=two').page).toBe(1);
});

test('what is to be called and what departs soon are views whose days move with the calendar', () => {
  const soon = read(offeredViews().at(-1)?.query ?? '');
  expect(soon).toMatchObject({ status: 'confirmed', travel: '7d', order: { by: 'preferredDate', order: 'asc' } });
  const { travelFrom = '', travelTo = '' } = queryOf(soon);
  expect(Date.parse(travelTo) - Date.parse(travelFrom)).toBe(6 * 86_400_000);
  expect(read(offeredViews()[2]?.query ?? '')).toMatchObject({ status: 'pending', order: { order: 'asc' } });
});
