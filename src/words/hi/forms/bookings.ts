import type { BookingProblem } from '../../../core/bookings/booking-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { wordDay } from '../planner/grammar.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of a booking request. */
export const bookingProblemWords: Words<BookingProblem> = {
  ...personProblemWords,
  'full-name-missing': () => 'पूरा नाम लिखें',
  'full-name-too-short': () => 'पूरे नाम में कम से कम 2 अक्षर लिखें',
  'travellers-missing': () => 'यात्रियों की संख्या लिखें',
  'day-missing': () => 'यात्रा की तारीख चुनें',
  'day-malformed': () => 'तारीख YYYY-MM-DD में लिखें',
  'day-passed': () => 'बीती हुई तारीख नहीं चुनी जा सकती',
  'day-too-far': () => 'अगले दो साल के भीतर की तारीख चुनें',
  'too-few-travellers': ({ min }) => `इस यात्रा के लिए कम से कम ${min} यात्री चाहिए`,
  'too-many-travellers': ({ max }) => `इस यात्रा में ज़्यादा से ज़्यादा ${max} यात्री जा सकते हैं`,
  'day-too-soon': ({ daysAhead, first }) => `कम से कम ${daysAhead} दिन पहले बुक करें: ${wordDay(first)} या उसके बाद`,
};
