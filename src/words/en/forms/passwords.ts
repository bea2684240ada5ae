import type { PasswordProblem, PasswordsDiffer } from '../../../core/accounts/account-form.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a new password. */
export const passwordProblemWords: Words<PasswordProblem | PasswordsDiffer> = {
  'password-missing': () => 'Password is required',
  'password-too-short': () => 'Password must be at least 6 characters',
  'password-too-long': () => 'Password cannot exceed 200 characters',
  'passwords-differ': () => 'Passwords do not match',
};
