import { expect, test } from 'vitest';
import { describeAge, describeWaiting } from './waiting-time.ts';

test('a wait is told in its largest whole unit', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const since = (seconds: number) => describeWaiting(new Date(now - seconds * 1000).toISOString(), now);
  expect([20, 60, 3599, 3600, 86_399, 86_400, 8 * 86_400].map(since)).toEqual([
    'just arrived',
    'waiting 1 minute',
    'waiting 59 minutes',
    'waiting 1 hour',
    'waiting 23 hours',
    'waiting 1 day',
    'waiting 8 days',
  ]);
  // The computer's clock may be slow.
  expect(since(-90)).toBe('just arrived');
});

test('the age of a request is told in few letters', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(describeAge('2026-11-21T11:37:00Z', now)).toBe('23 min');
  expect(describeAge('2026-11-21T09:00:00Z', now)).toBe('3 h');
  expect(describeAge('2026-11-18T09:00:00Z', now)).toBe('3 d');
  expect(describeAge('2026-11-21T12:05:00Z', now)).toBe('0 min');
});
