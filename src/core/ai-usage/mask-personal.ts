import { plainDigits } from './plain-digits.ts';

/** Field names whose values are never logged, with their masks. */
const SECRET_FIELDS: readonly (readonly [name: RegExp, mask: string])[] = [
  [/phone|mobile|whatsapp/i, '[phone]'],
  [/e-?mail/i, '[e-mail]'],
  [/password|secret|authori[sz]ation|api-?key|cookie|token$/i, '[secret]'],
  [/^(?:name|(?:full|first|last|user|customer|traveller)_?name)$/i, '[name]'],
];

const EMAIL = /[^\s@<>"'(),;]{1,64}@[^\s@<>"'(),;]{1,200}\.[^\s@<>"'(),;.]{2,24}/g;
/** Matches tokens in the usual formats of services. */
const TOKEN = /\b(?:Bearer\s+\S{8,}|(?:sk|pk|key|ghp|AIza)[-_]?[\w-]{16,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
/** Matches words so long and mixed that they must be random; slugs and ids are in lower case and do not match. */
const LONG_WORD = /(?<![\w-])(?:(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}|[0-9a-f]{32,})(?![\w-])/g;

/** Matches digits with whatever people put between the parts of a number, visible or not. */
const NUMBERS = /[+(]{0,2}\d(?:[\s().\-–—_/\u00b7\u200b-\u200d\u2060\ufeff]{0,3}\d)+/g;
/**
 * Matches an Indian mobile number, with or without country code and trunk prefix, and a landline with its trunk prefix.
 */
const INDIAN_PHONE = /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?910|0)[1-9]\d{9})$/;
const FOREIGN_PHONE = /^\d{8,15}$/;
/** An unbroken run of so many digits is a phone: people type nothing else so long. */
const UNBROKEN_PHONE = /^\d{10,15}$/;

/** Returns a stretch of digit groups with the phones in it masked, the longest first. */
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

/**
 * Returns the index of the last group that, together with those from `first` on, forms one phone; null where none does.
 */
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

/** Returns a text with personal data and credentials masked, recognised by their form. */
export function maskText(written: string): string {
  // Phones may be written in the digits of other scripts.
  const text = plainDigits(written);
  const masked = text
    .replace(TOKEN, '[secret]')
    .replace(LONG_WORD, '[secret]')
    .replace(EMAIL, '[e-mail]')
    .replace(NUMBERS, maskPhones);
  return masked === text ? written : masked;
}

/** Returns true for a whole number that is a phone; instants and sums have fewer or more digits. */
const isPhoneNumber = (value: number): boolean => Number.isSafeInteger(value) && INDIAN_PHONE.test(String(value));

/**
 * Returns a copy of a value with phones, e-mail addresses, names and tokens masked. Fields are recognised by their
 * names, texts by their form.
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
