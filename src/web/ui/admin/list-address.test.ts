import { expect, test } from 'vitest';
import { changeFilter, lastPageAddress, pageOf } from './list-address.ts';

test('a page that makes no sense is the first one', () => {
  for (const page of ['', '0', '-1', '2.5', 'two', '1e9']) {
    expect(pageOf(new URLSearchParams({ page }))).toBe(1);
  }
  expect(pageOf(new URLSearchParams('page=7'))).toBe(7);
});

test('a changed filter goes back to the first page and keeps the others', () => {
  const next = changeFilter(new URLSearchParams('search=goa&page=4&limit=25'), 'status', 'pending');
  expect(next.toString()).toBe('search=goa&limit=25&status=pending');
  expect(changeFilter(next, 'search', '').toString()).toBe('limit=25&status=pending');
});

test('a page beyond the end leads to the last one, with the same filters', () => {
  const address = new URL('http://localhost/admin/packages?status=draft&page=3');
  expect(lastPageAddress(address, 2)).toBe('/admin/packages?status=draft&page=2');
  expect(lastPageAddress(address, 3)).toBeNull();
  expect(lastPageAddress(address, 0)).toBeNull();
});
