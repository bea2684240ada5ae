import { expect, test } from 'vitest';
import { monthWindows, weekWindows } from './money-windows.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const told = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((moment) => new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 16));

test('a week is compared with the week before up to the same hour', () => {
  const { now, before } = weekWindows(at('2026-11-28T12:20:00'));
  expect([told(now), told(before)]).toEqual([
    ['2026-11-22T00:00', '2026-11-28T13:00'],
    ['2026-11-15T00:00', '2026-11-21T13:00'],
  ]);
});

test('a month is compared with the one before up to the same day and hour, and never with days of this one', () => {
  const { now, before } = monthWindows(at('2026-11-28T12:20:00'));
  expect([told(now), told(before)]).toEqual([
    ['2026-11-01T00:00', '2026-11-28T13:00'],
    ['2026-10-01T00:00', '2026-10-28T13:00'],
  ]);
  expect(told(monthWindows(at('2026-03-31T23:59:00')).before)).toEqual(['2026-02-01T00:00', '2026-03-01T00:00']);
  expect(told(monthWindows(at('2026-01-01T00:00:00')).before)).toEqual(['2025-12-01T00:00', '2025-12-01T01:00']);
});
