/** Returns the FNV-1a hash, 32 bits, over UTF-16 code units; the seed of everything that looks random. */
export function fnv1a(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Returns pseudo-random numbers in [0, 1): the same seed gives the same numbers on every machine. */
export type Random = () => number;

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, ample for choosing among a few dozen sights. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
