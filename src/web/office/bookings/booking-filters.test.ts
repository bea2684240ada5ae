import { expect, test } from 'vitest';
import { readFilters } from './booking-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address without filters shows the first ten bookings of every status', () => {
  expect(read('')).toEqual({ search: '', status: '', order: 'desc', page: 1, limit: 10 });
});

test('an address says search, status, order, page and page size', () => {
  expect(read('search=asha%20sen&status=contacted&order=oldest&page=3&limit=50')).toEqual({
    search: 'asha sen',
    status: 'contacted',
    order: 'asc',
    page: 3,
    limit: 50,
  });
});

test('what makes no sense in an address counts as not said', () => {
  expect(read('status=lost&order=up&page=0&limit=7')).toEqual({
    search: '',
    status: '',
    order: 'desc',
    page: 1,
    limit: 10,
  });
  expect(read('page=2.5&limit=1000').page).toBe(1);
  expect(read('page=two').page).toBe(1);
});
