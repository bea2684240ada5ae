import { expect, test } from 'vitest';
import { rupees } from '../../../words/en/office/rupees.ts';
import { describeChange } from './change-words.ts';

test('a change says which way, how far and from what', () => {
  expect(describeChange(12, 8)).toEqual({ direction: 'up', words: '50% more than last week (8)' });
  expect(describeChange(6, 8)).toEqual({ direction: 'down', words: '25% less than last week (8)' });
  expect(describeChange(0, 8)).toEqual({ direction: 'down', words: '100% less than last week (8)' });
});

test('nothing, next to nothing and the same are said as what they are', () => {
  expect(describeChange(3, 0)).toEqual({ direction: 'up', words: 'none last week' });
  expect(describeChange(0, 0)).toEqual({ direction: 'same', words: 'the same as last week' });
  expect(describeChange(100_001, 100_000).words).toBe('less than 1% more than last week (1,00,000)');
  expect(describeChange(50_000, 2).words).toBe('24,99,900% more than last week (2)');
});

test('a figure that is no count is told in its own form', () => {
  expect(describeChange(1.5, 1, (usd) => `$${usd.toFixed(2)}`).words).toBe('50% more than last week ($1.00)');
});

test('a month is compared with the month before', () => {
  expect(describeChange(3, 2, String, rupees.ofMonth).words).toBe('50% more than last month (2)');
});
