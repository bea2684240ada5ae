import { describe, expect, it } from 'vitest';
import { wordMoment, wordPrice, wordTotal } from './booking-words.ts';

describe('the words for what a booking costs', () => {
  it('multiplies a price per person by the number of travellers', () => {
    expect(wordTotal({ price: 12_500, isPerPerson: true, currency: 'INR' }, 3)).toBe('3 × ₹12,500 = ₹37,500');
  });

  it('needs no sum for one traveler', () => {
    expect(wordTotal({ price: 124_500, isPerPerson: true, currency: 'INR' }, 1)).toBe('₹1,24,500');
  });

  it("keeps a group's price whatever its number, in its own currency", () => {
    expect(wordTotal({ price: 1500, isPerPerson: false, currency: 'USD' }, 7)).toBe('$1,500 for the group');
  });

  it('tells a group price by shares that do not add up to it', () => {
    const booking = { pricePerPerson: 3334, total: 10_000, travelers: 3, currency: 'INR' };
    expect(wordPrice(booking)).toBe('₹10,000 for the group');
    expect(wordPrice({ ...booking, total: 10_002 })).toBe('3 × ₹3,334 = ₹10,002');
  });
});

it('names the day that it was in India', () => {
  expect(wordMoment('2026-11-21T18:29:59.000Z')).toBe('Sat 21 Nov 2026');
  expect(wordMoment('2026-11-21T18:30:00.000Z')).toBe('Sun 22 Nov 2026');
});
