import { expect, test } from 'vitest';
import { describeRate } from './rate-words.ts';

test('a share of few is told as so many of so many, one of ten and more in percent', () => {
  expect(describeRate(2, 3)).toBe('2 of 3');
  expect(describeRate(0, 1)).toBe('0 of 1');
  expect(describeRate(3, 10)).toBe('30%');
  expect(describeRate(1234, 2468)).toBe('50%');
});
