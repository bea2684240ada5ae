import { expect, test } from 'vitest';
import { dayInIndia } from '../dates.ts';
import { isDayKey, secondsLeftInIndianDay } from './day-key.ts';

test('a key lasts until the Indian day is over, and not a second longer', () => {
  for (const now of [
    Date.UTC(2026, 10, 21, 18, 29, 59),
    Date.UTC(2026, 10, 21, 18, 30),
    Date.UTC(2026, 10, 22, 4, 0, 0, 1),
  ]) {
    const left = secondsLeftInIndianDay(now) * 1000;
    const start = now - (now % 1000);
    expect(dayInIndia(start + left - 1)).toBe(dayInIndia(now));
    expect(dayInIndia(start + left)).not.toBe(dayInIndia(now));
  }
});

test('a key is 32 hexadecimal digits', () => {
  expect(isDayKey('0123456789abcdef0123456789abcdef')).toBe(true);
  for (const other of ['', 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), `${'a'.repeat(31)}\n`]) {
    expect(isDayKey(other)).toBe(false);
  }
});
