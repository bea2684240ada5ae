import type { AdminProblem } from '../../../core/admins/admin-form.ts';
import type { CodeProblem } from '../../../core/admins/sign-in-codes.ts';
import type { Words } from '../../../core/sayings.ts';
import { passwordProblemWords } from './passwords.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of an admin's record or sign-in. */
export const adminProblemWords: Words<AdminProblem | CodeProblem> = {
  ...personProblemWords,
  ...passwordProblemWords,
  'email-missing': () => 'ईमेल लिखें',
  'current-password-missing': () => 'मौजूदा पासवर्ड लिखें',
  'new-password-missing': () => 'नया पासवर्ड लिखें',
  'confirmation-missing': () => 'नया पासवर्ड फिर से लिखें',
  'code-missing': () => 'कोड लिखें',
  'code-malformed': () => 'ऐप के 6 अंक या रिकवरी कोड लिखें',
};
