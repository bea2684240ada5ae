import { expect, test } from 'vitest';
import { changeUsage, isFiltered, readUsageFilters } from './usage-filters.ts';

const read = (query: string) => readUsageFilters(new URLSearchParams(query));

test('an address without filters shows the endpoints of the last seven days', () => {
  expect(read('')).toEqual({ period: '7d', tab: 'endpoints', endpoint: '', status: '', search: '', before: '' });
});

test('what makes no sense in an address counts as not said', () => {
  expect(read('period=8d&tab=x&status=fine')).toEqual(read(''));
});

test('a change keeps the rest, begins at the newest log and does not say what is the default', () => {
  const now = new URLSearchParams('period=30d&tab=logs&status=error&before=abc');
  expect(changeUsage(now, { search: 'mx1' }).toString()).toBe('period=30d&tab=logs&status=error&search=mx1');
  expect(changeUsage(now, { period: '7d', status: '' }).toString()).toBe('tab=logs');
  expect(changeUsage(now, { tab: 'endpoints' }).toString()).toBe('period=30d&status=error');
  expect(readUsageFilters(changeUsage(now, { before: 'b' })).before).toBe('b');
});

test('a period alone is no filter of the logs', () => {
  expect(isFiltered(read('period=90d&tab=logs'))).toBe(false);
  expect(isFiltered(read('status=error'))).toBe(true);
});
