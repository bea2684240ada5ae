const MAX_PHONE_DIGITS = 15;

/** The digits of anything typed; all else is ignored. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** The spec's two messages, or null when the count of digits is that of a phone number (10 to 15). */
export function phoneLengthProblem(typed: string): string | null {
  const digits = phoneDigits(typed);
  if (digits.length < 10) return 'Phone number must be at least 10 digits';
  if (digits.length > MAX_PHONE_DIGITS) return 'Phone number cannot exceed 15 digits';
  return null;
}

/** True when a + stands before the first digit: what follows it is a country's code, and none begins with 0. */
export const hasPlus = (typed: string): boolean => /^\D*\+\D*[1-9]/.test(typed);

/**
 * The form in which a phone is sent: its digits, behind a + where that names a country other than India. Without the +
 * a number of Singapore would be read as an Indian one.
 */
export function sentPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return hasPlus(typed) && !/^91[1-9]\d{9}$/.test(digits) ? `+${digits}` : digits;
}

/** What a phone field shows while it is typed in: at most 15 digits, and a + in front. */
export const phoneWhileTyped = (typed: string): string =>
  (typed.trimStart().startsWith('+') ? '+' : '') + phoneDigits(typed).slice(0, MAX_PHONE_DIGITS);

/** What an Indian mobile number looks like; new ranges come faster than libraries learn of them. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** True of an Indian mobile number, which can take an SMS; `international` as +919876543210. */
export const isIndianMobile = (international: string): boolean => INDIAN_MOBILE.test(international);

/**
 * A typed phone with its country in front, as links (`tel:`) want it: what follows + or 00 is taken as it is, ten digits
 * (also behind 0 or 91) are Indian, anything else stays digits. It knows no country's numbers; `canonicalPhone` does.
 */
export function phoneWithCountry(typed: string): string {
  const digits = phoneDigits(typed);
  if (hasPlus(typed)) return `+${digits}`;
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  const indian = /^(?:0|91)?([1-9]\d{9})$/.exec(digits)?.[1];
  return indian === undefined ? digits : `+91${indian}`;
}
