import { phoneDigits, phoneLengthProblem, sentPhone } from '../phone.ts';
import { onlyProblems } from '../problems.ts';

const MAX_NAME = 50;
const NAME = /^[\p{L}\p{M}\s'’-]+$/u;

/** Returns the problems by field, the phone's before the name's; the first one stops the form. */
export function leadProblems(form: { readonly phone: string; readonly name: string }): Record<string, string> {
  return onlyProblems({ phone: leadPhoneProblem(form.phone), name: leadNameProblem(form.name) });
}

/**
 * Returns a problem for what cannot be a phone: one digit repeated, or ten digits without a country that begin with 0
 * to 5.
 */
function leadPhoneProblem(phone: string): string | null {
  const length = phoneLengthProblem(phone);
  if (length !== null) return length;
  const digits = phoneDigits(phone);
  const impossible = /^(\d)\1+$/.test(digits) || /^[0-5]\d{9}$/.test(sentPhone(phone));
  return impossible ? 'Please enter a valid phone number' : null;
}

/** Letters of any script, spaces, hyphens and apostrophes. */
function leadNameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Name is required';
  const length = [...trimmed].length;
  if (length < 2) return 'Name must be at least 2 characters';
  if (length > MAX_NAME) return 'Name cannot exceed 50 characters';
  return NAME.test(trimmed) ? null : 'Name can only contain letters, spaces, hyphens, and apostrophes';
}
