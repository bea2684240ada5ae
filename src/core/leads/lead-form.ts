import type { NameProblem } from '../accounts/account-form.ts';
import { type PhoneProblem, phoneDigits, phoneLengthProblem, sentPhone } from '../phone.ts';
import { onlyProblems } from '../problems.ts';

const MAX_NAME = 50;
const NAME = /^[\p{L}\p{M}\s'’-]+$/u;

/** What is wrong with a field of the popup. */
export type LeadProblem =
  | PhoneProblem
  | NameProblem
  | { readonly say: 'phone-impossible' | 'name-too-long' | 'name-characters' };

/** Returns the problems by field, the phone's before the name's; the first one stops the form. */
export function leadProblems(form: { readonly phone: string; readonly name: string }): Record<string, LeadProblem> {
  return onlyProblems<LeadProblem>({ phone: leadPhoneProblem(form.phone), name: leadNameProblem(form.name) });
}

/**
 * Returns a problem for what cannot be a phone: one digit repeated, or ten digits without a country that begin with 0
 * to 5.
 */
export function leadPhoneProblem(phone: string): LeadProblem | null {
  const length = phoneLengthProblem(phone);
  if (length !== null) return length;
  const digits = phoneDigits(phone);
  const impossible = /^(\d)\1+$/.test(digits) || /^[0-5]\d{9}$/.test(sentPhone(phone));
  return impossible ? { say: 'phone-impossible' } : null;
}

/** Letters of any script, spaces, hyphens and apostrophes. */
function leadNameProblem(name: string): LeadProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return { say: 'name-missing' };
  const length = [...trimmed].length;
  if (length < 2) return { say: 'name-too-short' };
  if (length > MAX_NAME) return { say: 'name-too-long' };
  return NAME.test(trimmed) ? null : { say: 'name-characters' };
}
