import { expect, test } from 'vitest';
import { readFilters } from './filter-address.ts';
import { activeFilters, wordDuration, wordPriceBand } from './filter-words.ts';

test('each filter can be taken off alone, and begins again at the first page', () => {
  const filters = readFilters(
    new URLSearchParams('search=goa&category=Beach,Family&maxPrice=20000&duration=10%2B&page=4'),
  );
  const active = activeFilters(filters);
  expect(active.map(({ label }) => label)).toEqual(['“goa”', 'Beach', 'Family', 'Up to ₹20,000', '10 days and more']);
  const withoutBeach = active[1]?.without;
  expect(withoutBeach).toEqual({ ...filters, categories: ['Family'], page: 1 });
});

test('a duration is worded as it is meant', () => {
  expect(wordDuration('1')).toBe('Up to 1 day');
  expect(wordDuration('5')).toBe('Up to 5 days');
  expect(wordDuration('3-5')).toBe('3 to 5 days');
  expect(wordDuration('2-2')).toBe('2 days');
  expect(wordDuration('10+')).toBe('10 days and more');
});

test('a band of prices is worded as it is meant', () => {
  expect(wordPriceBand('0-9999')).toBe('Under ₹10,000');
  expect(wordPriceBand('10000-24999')).toBe('₹10,000 to ₹24,999');
  expect(wordPriceBand('100000-')).toBe('₹1,00,000 and more');
});
