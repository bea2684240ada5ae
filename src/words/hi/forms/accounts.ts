import type { AccountProblem } from '../../../core/accounts/account-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { passwordProblemWords } from './passwords.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of the forms for signing in and registering. */
export const accountProblemWords: Words<AccountProblem> = {
  ...personProblemWords,
  ...passwordProblemWords,
  'phone-code-malformed': () => 'संदेश में आए 6 अंक लिखें',
};
