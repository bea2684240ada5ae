/** Below this every millisecond has its own bucket; above it 64 buckets span each doubling. */
const FINE = 64;
/** The longest time, more than an hour: no answer takes so long. */
const LONGEST_MS = 2 ** 22 - 1;

/**
 * Returns the bucket of a response time in whole milliseconds. Buckets are at most 1/64 of their time wide, so a
 * percentile read from them is that close to the true one, however many times there are. Only bit shifts are used, so
 * that a database can compute the same buckets.
 */
export function bucketOf(milliseconds: number): number {
  const time = Math.min(LONGEST_MS, Math.max(0, Math.round(milliseconds)));
  const doublings = Math.max(0, 31 - Math.clz32(time) - 6);
  return doublings * FINE + (time >> doublings);
}

/** Returns the middle of a bucket, in milliseconds. */
export function timeOfBucket(bucket: number): number {
  const doublings = Math.max(0, Math.floor(bucket / FINE) - 1);
  const least = (bucket - doublings * FINE) << doublings;
  return least + ((1 << doublings) - 1) / 2;
}

/** Counts by bucket number. */
export type Histogram = Float64Array;

const BUCKETS = bucketOf(LONGEST_MS) + 1;

export const emptyHistogram = (): Histogram => new Float64Array(BUCKETS);

/** Returns the sum of the histograms. */
export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const merged = emptyHistogram();
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram.entries()) merged[bucket] = (merged[bucket] ?? 0) + count;
  }
  return merged;
}

/** Returns the response time that `percent` per cent did not exceed; null without any. */
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
