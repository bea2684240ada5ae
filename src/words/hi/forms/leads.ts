import type { LeadProblem } from '../../../core/leads/lead-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of the popup. */
export const leadProblemWords: Words<LeadProblem> = {
  ...personProblemWords,
  'phone-impossible': () => 'सही फ़ोन नंबर लिखें',
  'name-too-long': () => 'नाम में 50 से ज़्यादा अक्षर नहीं हो सकते',
  'name-characters': () => 'नाम में सिर्फ़ अक्षर, खाली जगह, हाइफ़न और एपॉस्ट्रॉफ़ी लिखें',
};
