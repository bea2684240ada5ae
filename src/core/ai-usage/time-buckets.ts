/** Below this every millisecond has a bucket of its own; above it 64 buckets span each doubling. */
const FINE = 64;
/** More than an hour: nothing is answered so late. */
const LONGEST_MS = 2 ** 22 - 1;

/**
 * The bucket of a response time, in whole milliseconds. Buckets are at most 1/64 of their time wide, so that a
 * percentile that is read off them is that near to the true one, however many times there are. Shifts alone make them,
 * for a database to count what it holds in the very same ones.
 */
export function bucketOf(milliseconds: number): number {
  const time = Math.min(LONGEST_MS, Math.max(0, Math.round(milliseconds)));
  const doublings = Math.max(0, 31 - Math.clz32(time) - 6);
  return doublings * FINE + (time >> doublings);
}

/** The time that stands for a bucket: its middle. */
export function timeOfBucket(bucket: number): number {
  const doublings = Math.max(0, Math.floor(bucket / FINE) - 1);
  const least = (bucket - doublings * FINE) << doublings;
  return least + ((1 << doublings) - 1) / 2;
}

/** How often each bucket was met, by its number. */
export type Histogram = Float64Array;

const BUCKETS = bucketOf(LONGEST_MS) + 1;

export const emptyHistogram = (): Histogram => new Float64Array(BUCKETS);

/** All of the histograms as one. */
export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const merged = emptyHistogram();
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram.entries()) merged[bucket] = (merged[bucket] ?? 0) + count;
  }
  return merged;
}

/** The time that so many of a hundred took no longer than; null where there were none. */
export function percentileOf(histogram: Histogram, percent: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let upTo = 0;
  const bucket = histogram.findIndex((count) => {
    upTo += count;
    return upTo * 100 >= total * percent && upTo > 0;
  });
  return timeOfBucket(bucket);
}
