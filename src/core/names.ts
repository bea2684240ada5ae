/**
 * All forms in which names and texts are compared:
 *
 * - `nameKey`, `isSameName`: names of places and sights, in any script, as people type them.
 * - `latinWords`, `nameSlug`: words in plain Latin letters, for photo titles and for addresses.
 * - `wordKey`: a word of an English text.
 * - `caseKey`: the site's own texts that differ only in capitals.
 * - `searchWords`, `cutWord`: the words of the search indexes. Stored.
 *
 * Addresses of packages and posts follow a rule of the specification (slug.ts). The planner's verifier has its own form,
 * so that a mistake here cannot hide a mistake of the planner.
 */
import { fnv1a } from './random.ts';

/** Longest key in characters: spellings are compared by edit distance, which is quadratic in it. */
const LONGEST_KEY = 60;
/** Longest slug of a name in characters. */
const LONGEST_SLUG = 60;
/** Longest word in characters; longer ones are cut, and no search is longer. */
const LONGEST_WORD = 60;

/**
 * Returns a text in compatibility letters ("ﬁ" is "fi"), without accents on Latin letters and without apostrophes. Vowel
 * signs of other scripts stay: without them, words of Hindi or Bengali would become others.
 */
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');

/** Returns the text in lower case, without accents and without punctuation inside names ("St.", "Ma`am"). */
const plainName = (text: string): string => withoutAccents(text).replace(/[`.]/g, '').toLowerCase();

/**
 * Returns the key under which two spellings of a name are the same: lower case, no accents, one space between words, at
 * most 60 characters. Letters and digits of any script stay; empty for a text without any.
 *
 * "  Pondichéry!! " and "pondichery" are "pondichery"; "Cox's-Bazar" is "coxs bazar"; "St. Mary’s" is "st marys".
 */
export const nameKey = (name: string): string =>
  plainName(name.slice(0, 4 * LONGEST_KEY))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_KEY)
    .replace(/[ \ud800-\udbff]$/, '');

/** Returns true when two names differ only in spelling; names without letters and digits must be equal. */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [nameKey(a), nameKey(b)];
  return one === other && (one !== '' || a.trim() === b.trim());
}

/**
 * Returns the words of a text in plain Latin letters and digits, in their order: "Café d'Orient (1900)" is "cafe",
 * "dorient", "1900". Letters of other scripts only part words.
 */
export const latinWords = (text: string): readonly string[] =>
  plainName(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * Returns a name as part of an address: its Latin words joined by hyphens, at most 60 characters. Never empty: a name
 * without Latin words gets a hash of its own, an empty one is "india". Pictures are stored and linked under it.
 */
export function nameSlug(name: string): string {
  const slug = plainName(name.slice(0, 400))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  if (slug !== '') return slug;
  return name.trim() === '' ? 'india' : `place-${fnv1a(name).toString(36)}`;
}

/**
 * Returns a word of an English text as it is compared with others: lower case, no accents, apostrophes or dots, no
 * possessive: "Raja’s" is "raja", where `nameKey` says "rajas". Marks of all scripts go, so that none of them in the
 * middle of a word that a language model wrote hides it from a check.
 */
export const wordKey = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](?:s)?$/i, '')
    .replace(/['’.]/g, '')
    .toLowerCase();

/**
 * Returns a text without spaces around it, in lower case: texts with one key differ in nothing but capitals. For titles,
 * tags and places as they were typed; slugs of planned trips and counts of routes are stored by it, so it cannot change.
 */
export const caseKey = (text: string): string => text.trim().toLowerCase();

/** Returns the texts in order, without those that repeat an earlier one except for capitals. */
export function distinctTexts(texts: readonly string[]): string[] {
  const keys = texts.map(caseKey);
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * Returns a word as indexes store it. A letter of two UTF-16 units is cut whole: halves of different letters would
 * become the same bytes.
 */
export const cutWord = (word: string): string => word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '');

/**
 * Returns the distinct words of a text in search form: lower case, Latin letters without accents, and only letters,
 * marks and digits. Words of any script; an apostrophe does not split one ("Cox's" is "coxs"), but a dot does
 * ("asha.sen" is "asha", "sen"). The words of every record are stored like this: another form needs a migration that
 * indexes all records again.
 */
export function searchWords(text: string): string[] {
  const plain = withoutAccents(text).normalize('NFC').toLowerCase();
  return [...new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(cutWord))];
}
