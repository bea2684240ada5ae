import type { BookingProblem } from '../../../core/bookings/booking-form.ts';
import { formatDay } from '../../../core/dates.ts';
import type { Words } from '../../../core/sayings.ts';
import { personProblemWords } from './people.ts';

/** What is wrong with a field of a booking request. */
export const bookingProblemWords: Words<BookingProblem> = {
  ...personProblemWords,
  'full-name-missing': () => 'Full name is required',
  'full-name-too-short': () => 'Full name must be at least 2 characters',
  'travellers-missing': () => 'Number of travelers is required',
  'day-missing': () => 'Preferred date is required',
  'day-malformed': () => 'Please give a day as YYYY-MM-DD',
  'day-passed': () => 'Preferred date cannot be in the past',
  'day-too-far': () => 'Please choose a date within the next two years',
  'too-few-travellers': ({ min }) => `This trip needs at least ${min} travelers`,
  'too-many-travellers': ({ max }) => `This trip takes at most ${max} ${max === 1 ? 'traveler' : 'travelers'}`,
  'day-too-soon': ({ daysAhead, first }) => `Please book at least ${daysAhead} days ahead: from ${formatDay(first)} on`,
};
