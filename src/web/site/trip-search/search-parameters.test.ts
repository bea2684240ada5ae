import { describe, expect, it } from 'vitest';
import { completeSearch, readSearch, searchProblem } from './search-parameters.ts';

const TODAY = '2026-11-21';

describe('a stored search', () => {
  it('gets the defaults for what is missing', () => {
    expect(completeSearch({ from: 'Mumbai', to: 'Goa' }, TODAY)).toEqual({
      from: 'Mumbai',
      to: 'Goa',
      travellers: 1,
      travelClass: 'Economy',
      departureDate: '2026-11-27',
      returnDate: '2026-11-29',
      startDate: '27 Nov 26',
      endDate: '29 Nov 26',
      priceRange: [0, 50_000],
      wish: '',
      wishes: {},
      wishNames: {},
    });
  });

  it('keeps what makes sense', () => {
    const search = completeSearch(
      {
        from: 'Pune',
        to: 'Shimla',
        travellers: 4,
        travelClass: 'Business',
        departureDate: '2027-05-01',
        returnDate: '2027-05-07',
        priceRange: [50_000, 100_000],
        wish: 'old forts',
      },
      TODAY,
    );
    expect(search).toMatchObject({ travellers: 4, travelClass: 'Business', startDate: '01 May 27' });
    expect(search.priceRange).toEqual([50_000, 100_000]);
    expect(search.wish).toBe('old forts');
  });

  it('gets new dates when its own have passed or are turned round', () => {
    const past = completeSearch({ departureDate: '2026-11-01', returnDate: '2026-11-03' }, TODAY);
    const reversed = completeSearch({ departureDate: '2026-12-09', returnDate: '2026-12-03' }, TODAY);
    expect([past.departureDate, reversed.departureDate]).toEqual(['2026-11-27', '2026-11-27']);
  });

  it('survives anything that may lie in a storage', () => {
    for (const junk of [null, 7, 'x', [], { from: 3, travellers: -2, travelClass: 'Cattle', priceRange: [9, 'a'] }]) {
      expect(completeSearch(junk, TODAY)).toMatchObject({ travellers: 1, travelClass: 'Economy', from: '' });
    }
  });

  it('is none without both places', () => {
    expect(readSearch({ from: 'Mumbai', to: ' ' }, TODAY)).toBeNull();
    expect(readSearch(null, TODAY)).toBeNull();
    expect(readSearch({ from: 'Mumbai', to: 'Goa' }, TODAY)?.to).toBe('Goa');
  });
});

describe('what is wrong with a search', () => {
  it.each([
    [' ', '', 'Please select a departure location'],
    ['Delhi', '  ', 'Please select a destination location'],
    ['Delhi', ' delhi ', 'Departure and destination cannot be the same'],
    ['Pondichéry', 'PONDICHERY.', 'Departure and destination cannot be the same'],
    ['Delhi', 'Manali', null],
  ])('from "%s" to "%s": %s', (from, to, problem) => {
    expect(searchProblem({ from, to })).toBe(problem);
  });
});
