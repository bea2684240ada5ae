import { expect, test } from 'vitest';
import { readOrder, sortBy } from './list-order.ts';

const SORTS = ['createdAt', 'total', 'fullName'] as const;
const read = (query: string) => readOrder(new URLSearchParams(query), SORTS);

test('times begin with the newest, all else with its beginning; older addresses still sort', () => {
  expect(read('')).toEqual({ by: 'createdAt', order: 'desc' });
  expect(read('sort=fullName')).toEqual({ by: 'fullName', order: 'asc' });
  expect(read('order=oldest')).toEqual({ by: 'createdAt', order: 'asc' });
  expect(read('sort=phone&order=up')).toEqual({ by: 'createdAt', order: 'desc' });
});

test('a second press turns the order round, on the first page', () => {
  const once = sortBy(new URLSearchParams('status=pending&page=4'), read(''), 'total');
  expect(once.toString()).toBe('status=pending&sort=total&order=asc');
  expect(sortBy(once, read(once.toString()), 'total').get('order')).toBe('desc');
});
