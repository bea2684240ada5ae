/** Longer words are cut: nobody types on. */
const LONGEST_WORD = 60;

/** A word as indexes keep it. A letter of two UTF-16 units is cut whole: halves of different ones would be the same bytes. */
export const cutWord = (word: string): string => word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '');

/**
 * The distinct words of a text as searching compares them: lower-case, Latin letters without their accents, whatever is
 * neither letter, mark nor digit left out. Words of any script; an apostrophe does not split one ("Cox's" is "coxs").
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(cutWord))];
}
