import type { EmailProblem, NameProblem } from '../../../core/accounts/account-form.ts';
import type { PhoneProblem } from '../../../core/phone.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a name, a phone or an e-mail address. */
export const personProblemWords: Words<PhoneProblem | EmailProblem | NameProblem> = {
  'phone-too-short': () => 'फ़ोन नंबर में कम से कम 10 अंक लिखें',
  'phone-too-long': () => 'फ़ोन नंबर में 15 से ज़्यादा अंक नहीं हो सकते',
  'email-malformed': () => 'सही ईमेल पता लिखें',
  'name-missing': () => 'नाम लिखें',
  'name-too-short': () => 'नाम में कम से कम 2 अक्षर लिखें',
};
