import { canonicalPhone, internationalPhone } from './canonical-phone.ts';
import { phoneDigits } from './phone.ts';

/**
 * The form under which accounts were known until phones had countries (migration 0014): an Indian mobile number without
 * its 0, 91 or 0091, any other number as the digits that were typed. Accounts of that time are still found by it, so
 * that their owners sign in by what they have always typed.
 */
export function formerPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1] ?? digits;
}

/**
 * The forms that are read as the same phone and are no canonical ones, the former form of what was typed first. An
 * account, a lead or a booking is known by such a form when a process of before migration 0014 stored it during a rolling
 * update. A form that is the canonical one of another number, such as the digits of +65 9123 4567, which are Indian, is not
 * among them.
 */
export function otherForms(typed: string): string[] {
  const phone = canonicalPhone(typed);
  const international = phoneDigits(internationalPhone(typed) ?? '');
  const forms = [formerPhone(typed), international, `00${international}`, international.replace(/^91/, '0')];
  return [...new Set(forms)].filter((form) => form !== phone && canonicalPhone(form) === phone);
}
