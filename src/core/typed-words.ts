import { canonicalPhone } from './canonical-phone.ts';
import { cutWord, searchWords } from './names.ts';
import { phoneDigits } from './phone.ts';

const MOST_TYPED_WORDS = 8;
/** Groups with fewer digits in all are not parts of one phone number. */
const SHORTEST_GROUPED_PHONE = 4;
/** Minimum digits of a phone number. */
const WHOLE_PHONE = 10;
/** Minimum length of a searched part: fewer digits are in too many phone numbers. */
const SHORTEST_PART = 3;
/**
 * Prefix of a reversed phone number: any part of the number is the beginning of its reverse, or of a later part of that.
 * No other word contains it.
 */
const BACKWARDS = '~';

const backwards = (digits: string): string => BACKWARDS + [...digits].reverse().join('');

/** Returns the search word of a phone: its canonical form without the +, which searches drop from any word. */
export const phoneWord = (phone: string): string => phoneDigits(canonicalPhone(phone));

/** Returns the search words of a phone: its canonical form, and the same reversed. */
export function phoneWords(phone: string): string[] {
  const word = phoneWord(phone);
  return word === '' ? [] : [word, backwards(word)];
}

/** Returns the search words of an e-mail address: the whole of it, and the words before its @. */
export const emailWords = (email: string | null): string[] =>
  email === null ? [] : [cutWord(email.toLowerCase()), ...searchWords(email.slice(0, email.lastIndexOf('@')))];

/**
 * Returns the words that the index has for a record: its own, and for a reversed phone each of its endings, so that any
 * part of the phone begins one of them.
 */
export const indexedWords = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    if (!isBackwards(word)) return [word];
    const digits = word.slice(BACKWARDS.length);
    const endings = Math.max(digits.length - SHORTEST_PART + 1, 1);
    return Array.from({ length: endings }, (_, start) => BACKWARDS + digits.slice(start));
  });

/** Returns true for the reverse of a phone, or of a part of one. */
export const isBackwards = (word: string): boolean => word.startsWith(BACKWARDS);

/** Returns the prefixes that a typed word stands for: digits may begin a word or be part of a phone number. */
export const beginningsOf = (typed: string): readonly string[] =>
  /^\d+$/.test(typed) && typed.length >= SHORTEST_PART ? [typed, backwards(typed)] : [typed];

/**
 * Joins digits separated by spaces, hyphens or brackets into one phone number if they are a complete one; a +91 before
 * a partial number is not part of it.
 */
function joinPhone(run: string): string {
  const digits = phoneDigits(run);
  const part = run.startsWith('+91') ? digits.slice(2) : digits;
  if (part.length >= WHOLE_PHONE) return phoneWord(run);
  return digits.length < SHORTEST_GROUPED_PHONE ? run : part;
}

/**
 * Returns the words of a search: a record matches when each typed word begins one of its own words, or is part of its
 * phone number (`beginningsOf`). A whole e-mail, a phone number and a reference stay one word, however they are written.
 */
export function typedWords(search: string): string[] {
  const typed = search.split(/\s+/);
  const isEmail = (text: string) => text.indexOf('@') > 0;
  const rest = typed
    .filter((text) => !isEmail(text))
    .join(' ')
    .replace(/\bsn-(?=[a-z0-9])/gi, 'sn')
    .replace(/(?<![\p{L}\p{N}])\+?\d[\d\s().-]*(?![\p{L}\p{N}])/gu, (run) => `${joinPhone(run.trim())} `);
  const words = [...typed.filter(isEmail).map((text) => cutWord(text.toLowerCase())), ...searchWords(rest)];
  return [...new Set(words)].slice(0, MOST_TYPED_WORDS);
}
