import type { BookingProblem } from '../../../core/bookings/booking-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { wordDay } from '../planner/grammar.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of a booking request. */
export const bookingProblemWords: Words<BookingProblem> = {
  ...personProblemWords,
  'full-name-missing': () => 'পুরো নাম লিখুন',
  'full-name-too-short': () => 'পুরো নামে অন্তত 2টি অক্ষর লিখুন',
  'travellers-missing': () => 'কতজন যাত্রী, লিখুন',
  'day-missing': () => 'যাত্রার তারিখ বাছুন',
  'day-malformed': () => 'তারিখ YYYY-MM-DD ধাঁচে লিখুন',
  'day-passed': () => 'পেরিয়ে যাওয়া তারিখ বাছা যায় না',
  'day-too-far': () => 'আগামী দু’বছরের মধ্যে কোনও তারিখ বাছুন',
  'too-few-travellers': ({ min }) => `এই ভ্রমণে অন্তত ${min} জন যাত্রী লাগবে`,
  'too-many-travellers': ({ max }) => `এই ভ্রমণে বড়জোর ${max} জন যাত্রী যেতে পারেন`,
  'day-too-soon': ({ daysAhead, first }) => `অন্তত ${daysAhead} দিন আগে বুক করুন: ${wordDay(first)} বা তার পরে`,
};
