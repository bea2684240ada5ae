/** Longer words are cut: no search is longer. */
const LONGEST_WORD = 60;

/**
 * Returns a word as indexes store it. A letter of two UTF-16 units is cut whole: halves of different letters would
 * become the same bytes.
 */
export const cutWord = (word: string): string => word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '');

/**
 * Returns the distinct words of a text in search form: lower case, Latin letters without accents, and only letters,
 * marks and digits. Words of any script; an apostrophe does not split one ("Cox's" is "coxs").
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(cutWord))];
}
