/** Returns the number of edits (insert, delete, replace, swap of neighbours) between two texts. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return old[b.length] ?? 0;
}

const MOST_SLIPS = 2;

/**
 * Returns the number of edits that count as a typing mistake in a name of so many letters. Short names differ by a
 * single letter.
 */
const mostSlips = (letters: number): number => (letters < 6 ? 0 : letters < 9 ? 1 : MOST_SLIPS);

/** Shorter names are too similar to be told apart by their spelling. */
const SHORTEST_COMPARED = 5;

/** How similar a typed name is to a known one. */
interface Likeness {
  readonly edits: number;
  /** `slip`: similar enough to be read as that name; `alike`: similar enough to ask; `other`: another name. */
  readonly kind: 'slip' | 'alike' | 'other';
  /** True when two neighbouring letters are swapped and nothing else is wrong, the likeliest of all slips. */
  readonly isSwap: boolean;
}

const OTHER: Likeness = { edits: Number.POSITIVE_INFINITY, kind: 'other', isSwap: false };

/** Returns the letters of a name as a set of bits. Letters with the same bit only make names look more alike. */
export function letterBits(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let n = 0; n < most && left !== 0; n++) left &= left - 1;
  return left !== 0;
}

/** Returns true when two names have too few letters in common for so many edits: an edit changes two bits at most. */
const differsInLetters = (a: number, b: number, edits: number): boolean => hasMoreBits(a ^ b, 2 * edits);

/** Returns true when a text has too many letters that a name lacks to be a slip of it, or of its beginning. */
export const hasStrangeLetters = (text: number, name: number): boolean => hasMoreBits(text & ~name, MOST_SLIPS);

const areAnagrams = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/**
 * Compares two normalised names. A slip keeps the first letter, or swaps it with the second. Callers that compare many names
 * pass their `letterBits`, which rule most of them out.
 */
export function likenessOf(
  typed: string,
  name: string,
  typedBits = letterBits(typed),
  nameBits = letterBits(name),
): Likeness {
  const letters = Math.max(typed.length, name.length);
  const slips = mostSlips(letters);
  // Most names differ too much in length to compare letter by letter.
  const isFar = letters < SHORTEST_COMPARED || Math.abs(typed.length - name.length) > slips + 1;
  if (isFar) return OTHER;
  const beginsAlike = typed[0] === name[0] || (typed[0] === name[1] && typed[1] === name[0]);
  const most = slips + (beginsAlike ? 1 : 0);
  if (differsInLetters(typedBits, nameBits, most)) return OTHER;
  const edits = editDistance(typed, name);
  const isSwap = edits === 1 && areAnagrams(typed, name);
  if ((edits <= slips || isSwap) && beginsAlike) return { edits, kind: 'slip', isSwap };
  return edits <= most ? { edits, kind: 'alike', isSwap } : OTHER;
}
