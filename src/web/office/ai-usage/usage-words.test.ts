import { expect, test } from 'vitest';
import { formatPoint } from '../ui/indian-dates.ts';
import { formatCost, formatSeconds, formatShare } from './usage-words.ts';

test('times are told in seconds', () => {
  expect(formatSeconds(420)).toBe('0.42 s');
  expect(formatSeconds(12_000)).toBe('12.00 s');
  expect(formatSeconds(4)).toBe('0.004 s');
  expect(formatSeconds(0)).toBe('0.00 s');
});

test('costs are told in dollars, small ones to the hundredth of a cent', () => {
  expect(formatCost(12.3)).toBe('$12.30');
  expect(formatCost(0.0012)).toBe('$0.0012');
  expect(formatCost(0)).toBe('$0.00');
});

test('a share of nothing is a dash', () => {
  expect(formatShare(1, 0)).toBe('–');
  expect(formatShare(2, 3)).toBe('66.7%');
});

test('a point is told by the clocks of India', () => {
  const at = '2026-11-20T18:30:00.000Z';
  expect(formatPoint(at, 'day')).toBe('21 Nov');
  expect(formatPoint(at, 'hour')).toMatch(/^21 Nov, 12\sam$/);
});
