import type { EmailProblem, NameProblem } from '../../../core/accounts/account-form.ts';
import type { PhoneProblem } from '../../../core/phone.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with a name, a phone or an e-mail address. */
export const personProblemWords: Words<PhoneProblem | EmailProblem | NameProblem> = {
  'phone-too-short': () => 'ফোন নম্বরে অন্তত 10টি সংখ্যা লিখুন',
  'phone-too-long': () => 'ফোন নম্বরে 15টির বেশি সংখ্যা হয় না',
  'email-malformed': () => 'সঠিক ইমেল ঠিকানা লিখুন',
  'name-missing': () => 'নাম লিখুন',
  'name-too-short': () => 'নামে অন্তত 2টি অক্ষর লিখুন',
};
