import type { PasswordProblem, PasswordsDiffer } from '../../../core/accounts/account-form.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a new password. */
export const passwordProblemWords: Words<PasswordProblem | PasswordsDiffer> = {
  'password-missing': () => 'পাসওয়ার্ড লিখুন',
  'password-too-short': () => 'পাসওয়ার্ডে অন্তত 6টি অক্ষর লিখুন',
  'password-too-long': () => 'পাসওয়ার্ডে 200টির বেশি অক্ষর হয় না',
  'passwords-differ': () => 'পাসওয়ার্ড দুটি মিলছে না',
};
