/** Numbers that look random and are the same for the same seed on every machine. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly maybe: (share: number) => boolean;
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A stream of its own for each name: drawing one more tree does not move the hills. */
export function chanceOf(name: string): Chance {
  let state = hashName(name);
  const next = (): number => {
    // mulberry32 (Tommy Ettinger, public domain)
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    maybe: (share) => next() < share,
  };
}
