/** The digits of anything typed; all else is ignored. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** The spec's two messages, or null when the count of digits is that of a phone number (10 to 15). */
export function phoneLengthProblem(typed: string): string | null {
  const digits = phoneDigits(typed);
  if (digits.length < 10) return 'Phone number must be at least 10 digits';
  if (digits.length > 15) return 'Phone number cannot exceed 15 digits';
  return null;
}

/**
 * The one form under which a person is known, however the phone is written: an Indian mobile number (beginning with
 * 6 to 9) loses a leading 0, 91 or 0091; every other number stays as typed.
 */
export function canonicalPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const match = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits);
  return match?.[1] ?? digits;
}

/** A phone with its country's code, as providers of messages want it; ten digits that begin with 6 to 9 are Indian. */
export function internationalPhone(typed: string): string {
  const digits = canonicalPhone(typed);
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : `+${digits}`;
}
