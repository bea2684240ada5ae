import { expect, test } from 'vitest';
import type { BookingStatus } from './booking-steps.ts';
import { NOT_REACHED, reachedAfter } from './reached-at.ts';

const after = (...moves: readonly BookingStatus[]) =>
  moves.reduce((reached, to, nth) => reachedAfter(to, nth + 1, reached), NOT_REACHED);

test('a booking is contacted at the latest when it is confirmed, and confirmed on the day of that step', () => {
  expect(after('confirmed')).toEqual({ contactedAt: 1, confirmedAt: 1 });
  expect(after('contacted', 'confirmed', 'completed')).toEqual({ contactedAt: 1, confirmedAt: 2 });
});

test('a cancelled booking keeps what it had reached, and a step back takes it away', () => {
  expect(after('contacted', 'cancelled')).toEqual({ contactedAt: 1, confirmedAt: null });
  expect(after('contacted', 'confirmed', 'cancelled', 'confirmed')).toEqual({ contactedAt: 1, confirmedAt: 2 });
  expect(after('contacted', 'confirmed', 'contacted')).toEqual({ contactedAt: 1, confirmedAt: null });
  expect(after('contacted', 'confirmed', 'contacted', 'confirmed')).toEqual({ contactedAt: 1, confirmedAt: 4 });
  expect(after('contacted', 'pending')).toEqual(NOT_REACHED);
});
