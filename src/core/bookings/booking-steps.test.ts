import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, moveProblem, nextStatuses, statusAfterContact } from './booking-steps.ts';

describe('the steps of a booking', () => {
  it('are these and no others', () => {
    const allowed = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => moveProblem(from, to) === null).map((to) => `${from} ${to}`),
    );
    expect(allowed).toEqual([
      'pending contacted',
      'pending confirmed',
      'pending cancelled',
      'contacted confirmed',
      'contacted cancelled',
      'confirmed cancelled',
      'confirmed completed',
    ]);
    for (const from of BOOKING_STATUSES) {
      expect(nextStatuses(from).every((to) => moveProblem(from, to) === null)).toBe(true);
    }
  });

  it('are refused in words that name what may follow', () => {
    expect(moveProblem('pending', 'completed')).toBe(
      'A pending booking can only become contacted, confirmed or cancelled',
    );
    expect(moveProblem('contacted', 'pending')).toBe('A contacted booking can only become confirmed or cancelled');
    expect(moveProblem('cancelled', 'pending')).toBe('A cancelled booking can no longer change');
    expect(moveProblem('completed', 'completed')).toBe('This booking is already completed');
  });

  it('lead from pending to contacted by a successful contact alone', () => {
    expect(statusAfterContact('pending', true)).toBe('contacted');
    expect(statusAfterContact('pending', false)).toBe('pending');
    for (const status of ['contacted', 'confirmed', 'cancelled', 'completed'] as const) {
      expect(statusAfterContact(status, true)).toBe(status);
    }
  });
});
