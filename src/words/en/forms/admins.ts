import type { AdminProblem } from '../../../core/admins/admin-form.ts';
import type { CodeProblem } from '../../../core/admins/sign-in-codes.ts';
import type { Words } from '../../../core/sayings.ts';
import { passwordProblemWords } from './passwords.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of an admin's record or sign-in. */
export const adminProblemWords: Words<AdminProblem | CodeProblem> = {
  ...personProblemWords,
  ...passwordProblemWords,
  'email-missing': () => 'E-mail is required',
  'current-password-missing': () => 'Current password is required',
  'new-password-missing': () => 'New password is required',
  'confirmation-missing': () => 'Please confirm your new password',
  'code-missing': () => 'Code is required',
  'code-malformed': () => 'Please enter the 6 digits of your app, or a recovery code',
};
