const MAX_PHONE_DIGITS = 15;

/** Returns the digits of typed text. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** What is wrong with the length of a phone. */
export interface PhoneProblem {
  readonly say: 'phone-too-short' | 'phone-too-long';
}

/** Returns one of the spec's two problems, or null for 10 to 15 digits, as a phone number has. */
export function phoneLengthProblem(typed: string): PhoneProblem | null {
  const digits = phoneDigits(typed);
  if (digits.length < 10) return { say: 'phone-too-short' };
  if (digits.length > MAX_PHONE_DIGITS) return { say: 'phone-too-long' };
  return null;
}

/** Returns true when a + precedes the first digit: a country code follows, and none begins with 0. */
export const hasPlus = (typed: string): boolean => /^\D*\+\D*[1-9]/.test(typed);

/**
 * Returns the form in which a phone is sent: its digits, with a + for countries other than India. Without the + a
 * number of Singapore would be read as an Indian one.
 */
export function sentPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return hasPlus(typed) && !/^91[1-9]\d{9}$/.test(digits) ? `+${digits}` : digits;
}

/** Returns what a phone field shows while typing: at most 15 digits, with an optional + in front. */
export const phoneWhileTyped = (typed: string): string =>
  (typed.trimStart().startsWith('+') ? '+' : '') + phoneDigits(typed).slice(0, MAX_PHONE_DIGITS);

/** The form of Indian mobile numbers; new ranges appear faster than libraries learn them. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** Returns true for an Indian mobile number, which can receive SMS; `international` is in the form +919876543210. */
export const isIndianMobile = (international: string): boolean => INDIAN_MOBILE.test(international);

/**
 * Matches a country code other than Italy's (whose numbers keep their 0) before the (0) that is dialled only within the
 * country.
 */
const ZERO_IN_BRACKETS = /^(\D*\+\D*(?!39)\d{1,3}[^\d(]*)\(0\)/;

/** An Indian number with both the country code and the trunk prefix 0, which is only dialled within the country. */
const INDIAN_WITH_ZERO = /^910(?=[1-9]\d{9}$)/;

/**
 * Returns a typed phone with its country code, for `tel:` links: with + or 00 it is taken as it is, ten digits (also
 * after 0 or 91) are Indian, anything else stays digits. The 0 of +91 033 2345 6789 and +44 (0)20 7946 0958 is removed:
 * a number with it cannot be dialled. It knows no country's numbering plan; `canonicalPhone` does.
 */
export function phoneWithCountry(typed: string): string {
  const digits = phoneDigits(typed.replace(ZERO_IN_BRACKETS, '$1'));
  const international = hasPlus(typed) ? digits : /^00([1-9]\d*)$/.exec(digits)?.[1];
  if (international !== undefined) return `+${international.replace(INDIAN_WITH_ZERO, '91')}`;
  const indian = /^(?:0|910?)?([1-9]\d{9})$/.exec(digits)?.[1];
  return indian === undefined ? digits : `+91${indian}`;
}
