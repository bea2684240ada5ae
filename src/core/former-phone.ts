import { canonicalPhone, internationalPhone } from './canonical-phone.ts';
import { phoneDigits } from './phone.ts';

/**
 * Returns the form that identified accounts until phones had countries (migration 0014): an Indian mobile number
 * without its 0, 91 or 0091, any other number as the typed digits. Accounts of that time are still found by it, so that
 * their owners sign in with what they have always typed.
 */
export function formerPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1] ?? digits;
}

/**
 * Returns the non-canonical forms of the same phone, the former form of the typed one first. A process of before
 * migration 0014 may have stored an account, lead or booking under such a form during a rolling update. Forms that are
 * another number's canonical form are excluded, such as the digits of +65 9123 4567, which are Indian.
 */
export function otherForms(typed: string): string[] {
  const phone = canonicalPhone(typed);
  const international = phoneDigits(internationalPhone(typed) ?? '');
  const forms = [formerPhone(typed), international, `00${international}`, international.replace(/^91/, '0')];
  return [...new Set(forms)].filter((form) => form !== phone && canonicalPhone(form) === phone);
}
