import { expect, test } from 'vitest';
import { filterAddress, isListed, NO_FILTERS, readFilters } from './filter-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address says everything that the filters say, and back', () => {
  const filters = {
    search: 'snow & tea',
    categories: ['Beach', 'Weekend Getaway'],
    minPrice: '5000',
    maxPrice: '25000',
    duration: '3-5',
    sort: 'price-low',
    page: 3,
  } as const;
  const address = filterAddress(filters);
  expect(read(address.slice('/packages?'.length))).toEqual(filters);
  expect(address).toContain('category=Beach,Weekend+Getaway');
});

test('no filters are the plain address, whatever empty parts a form sends', () => {
  expect(filterAddress(NO_FILTERS)).toBe('/packages');
  expect(filterAddress(read('search=&minPrice=&maxPrice=&duration=&sort=recommended&page=1'))).toBe('/packages');
});

test('the same filters in another order are the same address', () => {
  expect(filterAddress(read('maxPrice=9000&search=goa'))).toBe(filterAddress(read('search=goa&maxPrice=9000')));
});

test('categories that a form names one by one are one choice, each counted once', () => {
  expect(read('category=Beach&category=Family,Beach&category=').categories).toEqual(['Beach', 'Family']);
});

test('a page or an order that is none is the first', () => {
  for (const page of ['0', '-1', 'two', '1.5', '99999999']) expect(read(`page=${page}`).page).toBe(1);
  expect(read('sort=constructor').sort).toBe('recommended');
});

test('search engines are shown the list, its categories and their pages, and no cut of them', () => {
  expect(['', 'page=2', 'category=Beach', 'category=Beach&page=2'].map((query) => isListed(read(query)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const cuts = ['search=goa', 'category=Beach,Family', 'minPrice=1', 'maxPrice=1', 'duration=5', 'sort=newest'];
  for (const query of cuts) expect(isListed(read(query)), query).toBe(false);
});
