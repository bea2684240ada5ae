import type { EmailProblem, NameProblem } from '../../../core/accounts/account-form.ts';
import type { PhoneProblem } from '../../../core/phone.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a name, a phone or an e-mail address. */
export const personProblemWords: Words<PhoneProblem | EmailProblem | NameProblem> = {
  'phone-too-short': () => 'Phone number must be at least 10 digits',
  'phone-too-long': () => 'Phone number cannot exceed 15 digits',
  'email-malformed': () => 'Please enter a valid email address',
  'name-missing': () => 'Name is required',
  'name-too-short': () => 'Name must be at least 2 characters',
};
