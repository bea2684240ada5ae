import { canonicalPhone, phoneDigits } from './phone.ts';
import { cutWord, searchWords } from './search-words.ts';

const MOST_TYPED_WORDS = 8;
/** People read the last digits of a number to one another. */
const PHONE_ENDING = 5;
/** Groups of digits that together have fewer are not parts of one phone number. */
const SHORTEST_GROUPED_PHONE = 6;

/** The words by which a person's phone is found: the number in its one form, and its last five digits. */
export function phoneWords(phone: string): string[] {
  const digits = canonicalPhone(phone);
  return [digits, digits.slice(-PHONE_ENDING)];
}

/** Digits with spaces, hyphens or brackets between them are one phone number; a country's +91 is not part of it. */
function joinPhone(run: string): string {
  const digits = phoneDigits(run);
  if (run === digits) return canonicalPhone(digits);
  if (digits.length < SHORTEST_GROUPED_PHONE) return run;
  return canonicalPhone(run.startsWith('+91') ? digits.slice(2) : digits);
}

/**
 * What is typed into the search box, as beginnings of words: a record is found when each of them begins one of its
 * own words. A whole e-mail, a phone number and a reference stay one word, however they are written.
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
