import { plainDigits } from './plain-digits.ts';

/** What a field holds that is never written down, by what it is called. */
const SECRET_FIELDS: readonly (readonly [name: RegExp, mask: string])[] = [
  [/phone|mobile|whatsapp/i, '[phone]'],
  [/e-?mail/i, '[e-mail]'],
  [/password|secret|authori[sz]ation|api-?key|cookie|token$/i, '[secret]'],
  [/^(?:name|(?:full|first|last|user|customer|traveller)_?name)$/i, '[name]'],
];

const EMAIL = /[^\s@<>"'(),;]{1,64}@[^\s@<>"'(),;]{1,200}\.[^\s@<>"'(),;.]{2,24}/g;
/** Tokens as services hand them out. */
const TOKEN = /\b(?:Bearer\s+\S{8,}|(?:sk|pk|key|ghp|AIza)[-_]?[\w-]{16,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
/** So long and so mixed that nobody would have chosen it; slugs and ids are in small letters and have none of this. */
const LONG_WORD = /(?<![\w-])(?:(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}|[0-9a-f]{32,})(?![\w-])/g;

/** Digits with what people put between the parts of a number, seen or not. */
const NUMBERS = /[+(]{0,2}\d(?:[\s().\-–—_/\u00b7\u200b-\u200d\u2060\ufeff]{0,3}\d)+/g;
/** An Indian mobile, with or without its country and trunk; a landline with its trunk. */
const INDIAN_PHONE = /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?910|0)[1-9]\d{9})$/;
const FOREIGN_PHONE = /^\d{8,15}$/;
/** Without a gap, nothing else that people type has so many digits. */
const UNBROKEN_PHONE = /^\d{10,15}$/;

/** The groups of digits of a stretch of numbers with those that make up a phone masked, the longest phone first. */
function maskPhones(stretch: string): string {
  const groups = [...stretch.matchAll(/\d+/g)];
  let masked = '';
  let copied = 0;
  for (let first = 0; first < groups.length; first++) {
    const start = groups[first]?.index ?? 0;
    const last = lastOfPhone(groups, first, stretch[start - 1] === '+' || stretch.startsWith('+(', start - 2));
    if (last === null) continue;
    const end = groups[last];
    masked += `${stretch.slice(copied, start).replace(/[+(]{0,2}$/, '')}[phone]`;
    copied = end ? end.index + end[0].length : copied;
    first = last;
  }
  return masked + stretch.slice(copied);
}

/** The last of the groups that, from the first on, read as one phone; null where none do. */
function lastOfPhone(groups: readonly RegExpExecArray[], first: number, hasPlus: boolean): number | null {
  let digits = '';
  let found: number | null = null;
  for (let last = first; last < groups.length && digits.length <= 15; last++) {
    digits += groups[last]?.[0] ?? '';
    const isUnbroken = last === first && UNBROKEN_PHONE.test(digits);
    if (isUnbroken || INDIAN_PHONE.test(digits) || (hasPlus && FOREIGN_PHONE.test(digits))) found = last;
  }
  return found;
}

/** A text without what in it tells who somebody is or opens something, by what it looks like. */
export function maskText(written: string): string {
  // Digits of other scripts are as good for calling somebody.
  const text = plainDigits(written);
  const masked = text
    .replace(TOKEN, '[secret]')
    .replace(LONG_WORD, '[secret]')
    .replace(EMAIL, '[e-mail]')
    .replace(NUMBERS, maskPhones);
  return masked === text ? written : masked;
}

/** Whole numbers that are phones; moments and sums are not so long, or longer. */
const isPhoneNumber = (value: number): boolean => Number.isSafeInteger(value) && INDIAN_PHONE.test(String(value));

/**
 * The same value without what tells who somebody is or opens something: phones, e-mail addresses, names, tokens. Fields
 * are known by what they are called, texts by what they look like.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return isPhoneNumber(value) ? '[phone]' : value;
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const mask = SECRET_FIELDS.find(([pattern]) => pattern.test(name))?.[1];
      const isHeld = (typeof held === 'string' && held !== '') || typeof held === 'number';
      return [name, mask && isHeld ? mask : maskPersonal(held)];
    }),
  );
}
