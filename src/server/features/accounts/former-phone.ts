import { phoneDigits } from '../../../core/phone.ts';

/**
 * The form under which accounts were known until phones had countries (migration 0014): an Indian mobile number without
 * its 0, 91 or 0091, any other number as the digits that were typed. Accounts of that time are still found by it, so
 * that their owners sign in by what they have always typed.
 */
export function formerPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1] ?? digits;
}
