import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../test/english.ts';
import {
  BOOKING_STATUSES,
  earlierStatus,
  isStepBack,
  lastDayOf,
  moveProblem,
  nextStatuses,
  reasonNeeded,
  standingSteps,
  statusAfterContact,
  stepsSince,
} from './booking-steps.ts';

const TRIP = { lastDay: '2026-12-09', today: '2026-12-10' };

describe('the steps of a booking', () => {
  it('are these and no others, each with its way back', () => {
    const pairs = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => nextStatuses(from).includes(to) || isStepBack(from, to)).map(
        (to) => [from, to] as const,
      ),
    );
    expect(pairs.filter(([from, to]) => !isStepBack(from, to)).map((pair) => pair.join(' '))).toEqual([
      'pending contacted',
      'pending confirmed',
      'pending cancelled',
      'contacted confirmed',
      'contacted cancelled',
      'confirmed cancelled',
      'confirmed completed',
    ]);
    expect(pairs.filter(([from, to]) => isStepBack(from, to)).map((pair) => pair.join(' '))).toEqual([
      'contacted pending',
      'confirmed pending',
      'confirmed contacted',
      'cancelled pending',
      'cancelled contacted',
      'cancelled confirmed',
      'completed confirmed',
    ]);
    for (const from of BOOKING_STATUSES) {
      expect(nextStatuses(from).every((to) => moveProblem({ from, to }, null) === null)).toBe(true);
    }
  });

  it('are refused in words that name what may follow', () => {
    expect(problemOf(moveProblem({ from: 'pending', to: 'completed' }, null))).toBe(
      'A pending booking can only become contacted, confirmed or cancelled',
    );
    expect(problemOf(moveProblem({ from: 'contacted', to: 'completed' }, 'pending'))).toBe(
      'A contacted booking can only become confirmed or cancelled, or be taken back to pending',
    );
    expect(problemOf(moveProblem({ from: 'cancelled', to: 'completed' }, 'contacted'))).toBe(
      'A cancelled booking can only be taken back to contacted',
    );
    expect(problemOf(moveProblem({ from: 'completed', to: 'completed' }, 'confirmed'))).toBe(
      'This booking is already completed',
    );
  });

  it('go back to where the booking was before, and no further', () => {
    expect(moveProblem({ from: 'cancelled', to: 'confirmed' }, 'confirmed')).toBeNull();
    expect(problemOf(moveProblem({ from: 'cancelled', to: 'pending' }, 'confirmed'))).toBe(
      'A cancelled booking can only be taken back to confirmed',
    );
    expect(problemOf(moveProblem({ from: 'confirmed', to: 'contacted' }, 'pending'))).toBe(
      'A confirmed booking can only become completed or cancelled, or be taken back to pending',
    );
  });

  it('take back with them what went on from there and came back', () => {
    const [confirmed, cancelled, again] = [
      { from: 'pending', to: 'confirmed' },
      { from: 'confirmed', to: 'cancelled' },
      { from: 'cancelled', to: 'confirmed' },
    ] as const;
    const since = (
      status: (typeof BOOKING_STATUSES)[number],
      taken: readonly (typeof confirmed | typeof cancelled | typeof again)[],
    ) => stepsSince(status, taken, (step) => step);
    expect(since('confirmed', [confirmed, cancelled, again])).toEqual([confirmed, cancelled, again]);
    expect(since('cancelled', [confirmed, cancelled])).toEqual([cancelled]);
    expect(since('contacted', [])).toEqual([]);
  });

  it('need a reason when they go back', () => {
    expect(problemOf(reasonNeeded({ from: 'confirmed', to: 'pending' }, TRIP))).toBe(
      'Please say why this step is taken back',
    );
    expect(reasonNeeded({ from: 'pending', to: 'confirmed' }, TRIP)).toBeNull();
  });

  it('lead to completed without a reason only after the last day of the trip', () => {
    const complete = { from: 'confirmed', to: 'completed' } as const;
    expect(reasonNeeded(complete, TRIP)).toBeNull();
    for (const today of ['2026-12-09', '2026-12-01', '2025-12-10']) {
      expect(problemOf(reasonNeeded(complete, { ...TRIP, today }))).toBe(
        'The trip ends on Wed 9 Dec 2026. Please say why it is completed before that',
      );
    }
    expect(lastDayOf('2026-12-05', 5)).toBe('2026-12-09');
    expect(lastDayOf('2026-12-05', 1)).toBe('2026-12-05');
  });

  it('are taken back to where the booking was before', () => {
    const taken = [
      { from: 'pending', to: 'contacted' },
      { from: 'contacted', to: 'cancelled' },
    ] as const;
    expect(earlierStatus('cancelled', taken)).toBe('contacted');
    expect(earlierStatus('contacted', [...taken, { from: 'cancelled', to: 'contacted' }])).toBe('pending');
    expect(earlierStatus('pending', [])).toBeNull();
    // A booking without stored steps.
    expect(earlierStatus('completed', [])).toBe('confirmed');
  });

  it('that were taken back are not among those that stand', () => {
    const standing = (...statuses: (typeof BOOKING_STATUSES)[number][]) =>
      standingSteps(statuses.map((status) => ({ status }))).map(({ status }) => status);
    expect(standing('pending', 'confirmed', 'pending')).toEqual(['pending']);
    expect(standing('pending', 'contacted', 'cancelled', 'contacted', 'confirmed')).toEqual([
      'pending',
      'contacted',
      'confirmed',
    ]);
    expect(standing('pending', 'confirmed', 'contacted')).toEqual(['pending', 'contacted']);
    expect(standing('pending', 'confirmed', 'cancelled', 'pending')).toEqual(['pending']);
    expect(standing('pending', 'contacted', 'confirmed', 'completed')).toHaveLength(4);
  });

  it('lead from pending to contacted by a successful contact alone', () => {
    expect(statusAfterContact('pending', true)).toBe('contacted');
    expect(statusAfterContact('pending', false)).toBe('pending');
    for (const status of ['contacted', 'confirmed', 'cancelled', 'completed'] as const) {
      expect(statusAfterContact(status, true)).toBe(status);
    }
  });
});
