import { expect, test } from 'vitest';
import { isFiltered, queryOf, readFilters } from './lead-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address without filters shows the first page of all leads', () => {
  expect(read('')).toEqual({ search: '', status: '', source: '', due: false, received: '', order: null, page: 1 });
  expect(isFiltered(read(''))).toBe(false);
});

test('an address says search, status, what is due, and page', () => {
  const filters = read('search=asha&status=contacted&source=walk-in&due=1&received=2026-11-01..&sort=name&page=3');
  expect(filters).toEqual({
    search: 'asha',
    status: 'contacted',
    source: 'walk-in',
    due: true,
    received: '2026-11-01..',
    order: { by: 'name', order: 'asc' },
    page: 3,
  });
  expect(queryOf(filters)).toEqual({
    search: 'asha',
    status: 'contacted',
    source: 'walk-in',
    due: '1',
    receivedFrom: '2026-11-01',
    receivedTo: undefined,
  });
  expect(isFiltered(filters)).toBe(true);
});

test('what makes no sense in an address counts as not said', () => {
  expect(read('status=pending&source=fax&due=yes&page=0&received=soon&sort=phone')).toEqual({
    search: '',
    status: '',
    source: '',
    due: false,
    received: '',
    order: null,
    page: 1,
  });
});
