import { expect, test } from 'vitest';
import { changeFilter, isOnlyOpening, lastPageAddress, openRecord, pageOf, showSameList } from './list-address.ts';

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

test('opening a record leaves the list under it as it is', () => {
  const list = new URLSearchParams('search=goa&page=4');
  const open = openRecord(list, 'bk1');
  expect(open.get('open')).toBe('bk1');
  expect(showSameList(list, open)).toBe(true);
  expect(openRecord(open, null).toString()).toBe(list.toString());
  expect(showSameList(list, new URLSearchParams('search=goa&page=5'))).toBe(false);
});

test('going to the same address again is no opening, so that the list is reloaded', () => {
  const list = new URL('http://localhost/admin/leads?page=2');
  expect(isOnlyOpening(list, new URL('http://localhost/admin/leads?page=2&open=ld1'))).toBe(true);
  expect(isOnlyOpening(list, list)).toBe(false);
});
