import { expect, it } from 'vitest';
import type { BookingTerms } from '../../../core/bookings/entered-booking.ts';
import { draftOf, rebased, sentTerms, totalOf } from './terms-draft.ts';

const TERMS: BookingTerms = {
  fullName: 'Asha Sen',
  phone: '9830012345',
  email: '',
  travelers: 2,
  preferredDate: '2026-12-05',
  durationDays: 6,
  specialRequests: '',
  price: { amount: 12_500, basis: 'person' },
};

it('a draft is sent as the terms that it was made of', () => {
  expect(sentTerms(draftOf(TERMS))).toEqual(TERMS);
});

it('the total counts each traveller only for a price per person', () => {
  expect(totalOf(draftOf(TERMS))).toBe(25_000);
  expect(totalOf({ ...draftOf(TERMS), basis: 'group' })).toBe(12_500);
  expect(totalOf({ ...draftOf(TERMS), price: null })).toBeNull();
});

it('an edit laid upon newer terms keeps what was edited, and takes the rest from them', () => {
  const mine = { ...TERMS, travelers: 3, price: { amount: 11_000, basis: 'person' as const } };
  const theirs = { ...TERMS, travelers: 5, preferredDate: '2026-12-09' };
  expect(rebased(mine, TERMS, theirs)).toEqual({ ...theirs, travelers: 3, price: mine.price });
});
