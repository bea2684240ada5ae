import { fnv1a, seededRandom } from '../random.ts';

/** Pseudo-random numbers, the same for a seed on every machine. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** An integer, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly maybe: (share: number) => boolean;
}

/** Returns a separate stream for each name, so that drawing one more tree does not move the hills. */
export function chanceOf(name: string): Chance {
  const next = seededRandom(fnv1a(name));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    maybe: (share) => next() < share,
  };
}
