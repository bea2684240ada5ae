import type { AdminProblem } from '../../../core/admins/admin-form.ts';
import type { CodeProblem } from '../../../core/admins/sign-in-codes.ts';
import type { Words } from '../../../core/sayings.ts';
import { passwordProblemWords } from './passwords.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of an admin's record or sign-in. */
export const adminProblemWords: Words<AdminProblem | CodeProblem> = {
  ...personProblemWords,
  ...passwordProblemWords,
  'email-missing': () => 'ইমেল লিখুন',
  'current-password-missing': () => 'এখনকার পাসওয়ার্ড লিখুন',
  'new-password-missing': () => 'নতুন পাসওয়ার্ড লিখুন',
  'confirmation-missing': () => 'নতুন পাসওয়ার্ড আবার লিখুন',
  'code-missing': () => 'কোড লিখুন',
  'code-malformed': () => 'অ্যাপের 6টি সংখ্যা বা রিকভারি কোড লিখুন',
};
