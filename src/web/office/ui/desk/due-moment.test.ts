import { expect, test } from 'vitest';
import { dueMoment } from './due-moment.ts';

test('a day and a time are of India, whatever the computer’s zone', () => {
  expect(dueMoment('2026-11-28', '10:00')).toBe('2026-11-28T04:30:00.000Z');
  expect(dueMoment('2026-11-28', '00:15')).toBe('2026-11-27T18:45:00.000Z');
});

test('what is no day or no time has no moment', () => {
  expect(dueMoment('', '10:00')).toBeNull();
  expect(dueMoment('2026-11-28', '')).toBeNull();
  expect(dueMoment('2026-11-28', '25:00')).toBeNull();
});
