import { expect, test } from 'vitest';
import { addressOfSearch, findSearch } from './search-address.ts';
import { completeSearch } from './search-parameters.ts';

const TODAY = '2026-11-21';
const SEARCH = completeSearch(
  {
    from: 'New Delhi',
    to: 'Leh & Nubra',
    departureDate: '2026-12-18',
    returnDate: '2026-12-22',
    travellers: 3,
    travelClass: 'Business',
    priceRange: [5000, 70_000],
    wish: 'wheelchair',
    wishes: { pace: 'relaxed' },
  },
  TODAY,
);
const queryOf = (address: string): string => new URL(address, 'https://x.test').search;

test('an address leads back to its search, without the wishes', () => {
  const address = addressOfSearch(SEARCH);
  expect(address).not.toContain('wheelchair');
  expect(address).not.toContain('relaxed');
  expect(findSearch(null, queryOf(address), TODAY)).toEqual({
    search: { ...SEARCH, wish: '', wishes: {} },
    passed: null,
  });
});

test('what was handed over goes before the address, with its wishes', () => {
  const query = queryOf(addressOfSearch({ ...SEARCH, to: 'Goa' }));
  expect(findSearch(SEARCH, query, TODAY)).toEqual({ search: SEARCH, passed: null });
});

test('an address whose dates lie behind asks for new ones, as many days, and keeps the wishes handed over', () => {
  const query = queryOf(addressOfSearch({ ...SEARCH, departureDate: '2026-11-01', returnDate: '2026-11-05' }));
  const asked = findSearch(SEARCH, query, TODAY);
  expect(asked?.passed).toEqual({ departureDate: '2026-11-01', returnDate: '2026-11-05' });
  expect(asked?.search).toMatchObject({ departureDate: '2026-11-27', returnDate: '2026-12-01', wish: 'wheelchair' });
});

test.each(['?from=Kolkata', '?from=+&to=Goa', '?to=Goa', ''])('%s names no search', (query) => {
  expect(findSearch(null, query, TODAY)).toBeNull();
});

test('nonsense in an address gets the defaults', () => {
  const query = '?from=Kolkata&to=Goa&travellers=-3&travelClass=Throne&priceRange=9-1&departureDate=31&returnDate=x';
  expect(findSearch(null, query, TODAY)).toEqual({
    search: completeSearch({ from: 'Kolkata', to: 'Goa' }, TODAY),
    passed: null,
  });
});
