import { canonicalPhone, phoneDigits } from '../phone.ts';
import { cutWord, searchWords } from '../search-words.ts';

interface FoundBy {
  /** Such as SN-7K3M9Q. */
  readonly reference: string;
  readonly itemTitle: string;
  readonly fullName: string;
  /** Digits. */
  readonly phone: string;
  readonly email: string | null;
}

const MOST_TYPED_WORDS = 8;
/** People read the last digits of a number to one another. */
const PHONE_ENDING = 5;
/** Groups of digits that together have fewer are not parts of one phone number. */
const SHORTEST_GROUPED_PHONE = 6;

/**
 * The distinct words by which a booking is found: those of its name and title; the phone in its one form and its last
 * five digits; the e-mail whole and the words before its @; the reference with and without its prefix, hyphen left out.
 */
export function bookingWords({ reference, itemTitle, fullName, phone, email }: FoundBy): string[] {
  const [prefix = '', code = ''] = reference.toLowerCase().split('-');
  const digits = canonicalPhone(phone);
  const words = [
    prefix + code,
    code,
    ...searchWords(fullName),
    digits,
    digits.slice(-PHONE_ENDING),
    ...(email === null ? [] : [cutWord(email.toLowerCase()), ...searchWords(email.slice(0, email.lastIndexOf('@')))]),
    ...searchWords(itemTitle),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/** Digits with spaces, hyphens or brackets between them are one phone number; a country's +91 is not part of it. */
function joinPhone(run: string): string {
  const digits = phoneDigits(run);
  if (run === digits) return canonicalPhone(digits);
  if (digits.length < SHORTEST_GROUPED_PHONE) return run;
  return canonicalPhone(run.startsWith('+91') ? digits.slice(2) : digits);
}

/**
 * What is typed into the search box, as beginnings of words: a booking is found when each of them begins one of its
 * `bookingWords`. A whole e-mail, a phone number and a reference stay one word, however they are written.
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
