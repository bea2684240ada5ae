import { expect, test } from 'vitest';
import { pagerNumbers } from './pager-numbers.ts';

test('few pages are all offered', () => {
  expect(pagerNumbers(1, 1)).toEqual([1]);
  expect(pagerNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many pages the first, the last and the neighbours are offered', () => {
  expect(pagerNumbers(1, 20)).toEqual([1, 2, null, 20]);
  expect(pagerNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pagerNumbers(20, 20)).toEqual([1, null, 19, 20]);
});

test('dots never stand for a single page', () => {
  expect(pagerNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagerNumbers(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});
