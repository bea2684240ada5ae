import { expect, test } from 'vitest';
import { internationalPhone, phoneWays } from './phone-ways.ts';

test('an Indian mobile number gets its country, however it was typed', () => {
  for (const typed of ['98765 43210', '09876543210', '+91 98765-43210', '0091 9876543210', '919876543210']) {
    expect(internationalPhone(typed)).toBe('919876543210');
  }
});

test('a number of another country stays as it was typed', () => {
  expect(internationalPhone('+44 20 7946 0958')).toBe('442079460958');
  expect(internationalPhone('0044 20 7946 0958')).toBe('442079460958');
});

test('a number that no rule knows is dialled as it was left', () => {
  expect(phoneWays('033 2654 1100', '').call).toBe('tel:03326541100');
});
