import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, timeOfBucket } from './time-buckets.ts';

const time = fc.integer({ min: 0, max: 2 ** 22 - 1 });

test('the time of a bucket is within a hundredth of every time in it', () => {
  fc.assert(
    fc.property(time, (milliseconds) => {
      const shown = timeOfBucket(bucketOf(milliseconds));
      expect(Math.abs(shown - milliseconds)).toBeLessThanOrEqual(milliseconds / 100);
    }),
  );
});

test('a later time is never in an earlier bucket', () => {
  fc.assert(fc.property(time, (milliseconds) => bucketOf(milliseconds + 1) >= bucketOf(milliseconds)));
  for (const edge of [64, 128, 256, 2 ** 21]) expect(bucketOf(edge) - bucketOf(edge - 1)).toBe(1);
});

test('short times are told to the millisecond, and what no time can be is brought into range', () => {
  for (const exact of [0, 1, 64, 127]) expect(timeOfBucket(bucketOf(exact))).toBe(exact);
  expect(bucketOf(-5)).toBe(0);
  expect(bucketOf(1e12)).toBe(bucketOf(2 ** 22 - 1));
});
