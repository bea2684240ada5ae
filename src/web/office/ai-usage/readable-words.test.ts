import { expect, test } from 'vitest';
import { fieldName, showList, showSimple } from './readable-words.ts';

test('names of fields become words', () => {
  expect(fieldName('departureDate')).toBe('Departure date');
  expect(fieldName('failed_checks')).toBe('Failed checks');
  expect(fieldName('pricePP')).toBe('Price per person');
  expect(fieldName('V15')).toBe('V15');
  expect(fieldName('constructor')).toBe('Constructor');
});

test('values are told as people write them', () => {
  expect(showSimple('2026-12-06')).toMatch(/6 Dec 2026$/);
  expect(showSimple('2026-12-06T04:30:00.000Z')).toMatch(/6 Dec 2026.*10:00/);
  expect(showSimple('2026-99-99')).toBe('2026-99-99');
  expect(showSimple(124_500)).toBe('1,24,500');
  expect([showSimple(true), showSimple(''), showSimple(null)]).toEqual(['Yes', '–', '–']);
});

test('two numbers are a range, anything else a list', () => {
  expect(showList([0, 40_000])).toBe('0 to 40,000');
  expect(showList(['a', 'b'])).toBe('a, b');
  expect(showList([1, 2, 3])).toBe('1, 2, 3');
});
