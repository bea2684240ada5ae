import { expect, it } from 'vitest';
import { describeDays } from './trip-line.ts';

it.each([
  ['2026-11-27', '2026-11-27', 1, '27 Nov 2026 · 1 day'],
  ['2026-11-27', '2026-11-29', 3, '27 to 29 Nov 2026 · 3 days'],
  ['2026-11-29', '2026-12-02', 4, '29 Nov to 2 Dec 2026 · 4 days'],
  ['2026-12-28', '2027-01-01', 5, '28 Dec 2026 to 1 Jan 2027 · 5 days'],
])('a trip from %s to %s says month and year once where both days share them', (from, to, days, text) => {
  expect(describeDays(from, to, days)).toBe(text);
});
