import type { PasswordProblem, PasswordsDiffer } from '../../../core/accounts/account-form.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a new password. */
export const passwordProblemWords: Words<PasswordProblem | PasswordsDiffer> = {
  'password-missing': () => 'पासवर्ड लिखें',
  'password-too-short': () => 'पासवर्ड में कम से कम 6 अक्षर लिखें',
  'password-too-long': () => 'पासवर्ड में 200 से ज़्यादा अक्षर नहीं हो सकते',
  'passwords-differ': () => 'दोनों पासवर्ड एक जैसे नहीं हैं',
};
