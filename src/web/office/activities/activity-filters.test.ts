import { expect, test } from 'vitest';
import { changeDays, changeFilters, readFilters } from './activity-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address without filters shows the first page of the last seven days', () => {
  expect(read('')).toEqual({ type: 'all', device: 'all', range: '7', days: '7', page: 1 });
});

test('an address says type, device, both ranges and page', () => {
  const filters = { type: 'user_login', device: 'mobile', range: '90', days: '1', page: 4 };
  expect(read('type=user_login&device=mobile&range=90&days=1&page=4')).toEqual(filters);
});

test('what makes no sense in an address counts as not said', () => {
  expect(read('type=mining&device=fridge&range=8&days=0&page=x')).toEqual(read(''));
});

test('other filters lead to the first page, and what is the default is not said', () => {
  const now = new URLSearchParams('type=search&range=30&page=3&days=90');
  const next = changeFilters(now, { type: 'all', range: '7', device: 'tablet' });
  expect(next.toString()).toBe('days=90&device=tablet');
});

test('another period of the login statistics leaves the feed where it is', () => {
  expect(changeDays(new URLSearchParams('page=3&days=90'), '30').toString()).toBe('page=3&days=30');
  expect(changeDays(new URLSearchParams('page=3&days=90'), '7').toString()).toBe('page=3');
});
