import { describe, expect, it } from 'vitest';
import { momentOfTrip, type TimedRow, whereaboutsAt } from './whereabouts.ts';

const row = (start: number, end: number, lead = 0): TimedRow => ({ start, end, lead });
const DAY = [row(480, 525), row(600, 690, 30), row(700, 760, 20), row(1320, 1800, 60)];

describe('where travellers are', () => {
  it.each([
    [400, { now: null, next: 0, leaveAt: 480 }],
    [480, { now: 0, next: 1, leaveAt: 570 }],
    [560, { now: null, next: 1, leaveAt: 570 }],
    // Setting out cannot come before the end of what is going on.
    [650, { now: 1, next: 2, leaveAt: 690 }],
    [1400, { now: 3, next: null, leaveAt: null }],
    [1900, { now: null, next: null, leaveAt: null }],
  ])('at minute %i is read from the rows', (minute, expected) => expect(whereaboutsAt(DAY, minute)).toEqual(expected));
});

describe('the day of a trip', () => {
  const days = [DAY, [row(420, 500)]];
  it('is that of the calendar once the night of the day before is over', () => {
    expect(momentOfTrip(days, 0, 300)).toEqual({ day: 1, minute: 300 });
    expect(momentOfTrip(days, 1, 300)).toEqual({ day: 1, minute: 1740 });
    expect(momentOfTrip(days, 1, 400)).toEqual({ day: 2, minute: 400 });
  });
  it('is none before the first and after the last', () => {
    expect(momentOfTrip(days, -1, 600)).toBeNull();
    expect(momentOfTrip(days, 2, 100)).toBeNull();
  });
});
