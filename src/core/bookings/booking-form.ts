import { type EmailProblem, emailProblem } from '../accounts/account-form.ts';
import { addDays, type Day, isDay } from '../dates.ts';
import { type PhoneProblem, phoneLengthProblem } from '../phone.ts';
import { onlyProblems } from '../problems.ts';
import { type BookingRules, MAX_BOOKING_TRAVELERS, MIN_BOOKING_TRAVELERS } from './bookable-item.ts';

/**
 * The consent text shown before sending a booking, in English (`words` has the others). Its version is stored with the
 * booking: raise it when the text changes.
 */
export const BOOKING_CONSENT = {
  version: 'booking 2026-11-21',
  text: 'We use your name, phone and e-mail to answer this request, nothing else. Ask us at any time to see or erase them.',
} as const;

/** A date further ahead is a typing mistake. */
const LATEST_DAYS_AHEAD = 730;

export const BOOKING_LIMITS = { fullName: 100, email: 254, specialRequests: 2000, reason: 500 } as const;

/** Returns the allowed number of travellers: the item's own limits within 1 to 20. */
export function travelersAllowed(rules: BookingRules): { readonly min: number; readonly max: number } {
  const min = Math.min(Math.max(rules.minTravelers, MIN_BOOKING_TRAVELERS), MAX_BOOKING_TRAVELERS);
  return { min, max: Math.max(min, Math.min(rules.maxTravelers, MAX_BOOKING_TRAVELERS)) };
}

/** Returns the first and the last day that may be chosen. */
export const daysAllowed = (rules: BookingRules, today: Day): { readonly first: Day; readonly last: Day } => ({
  first: addDays(today, rules.advanceBookingDays),
  last: addDays(today, LATEST_DAYS_AHEAD),
});

/** What is wrong with a field of a booking request. */
export type BookingProblem =
  | PhoneProblem
  | EmailProblem
  | {
      readonly say:
        | 'full-name-missing'
        | 'full-name-too-short'
        | 'travellers-missing'
        | 'day-missing'
        | 'day-malformed'
        | 'day-passed'
        | 'day-too-far';
    }
  | { readonly say: 'too-few-travellers'; readonly min: number }
  | { readonly say: 'too-many-travellers'; readonly max: number }
  | { readonly say: 'day-too-soon'; readonly daysAhead: number; readonly first: Day };

export interface BookingForm {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly travelers: number;
  readonly preferredDate: string;
}

export function fullNameProblem(name: string): BookingProblem | null {
  if (name === '') return { say: 'full-name-missing' };
  return [...name].length < 2 ? { say: 'full-name-too-short' } : null;
}

function travelersProblem(travelers: number, rules: BookingRules): BookingProblem | null {
  const { min, max } = travelersAllowed(rules);
  if (!Number.isInteger(travelers) || travelers < MIN_BOOKING_TRAVELERS) return { say: 'travellers-missing' };
  if (travelers < min) return { say: 'too-few-travellers', min };
  return travelers > max ? { say: 'too-many-travellers', max } : null;
}

export function dateProblem(date: string, rules: BookingRules, today: Day): BookingProblem | null {
  if (date.trim() === '') return { say: 'day-missing' };
  if (!isDay(date)) return { say: 'day-malformed' };
  if (date < today) return { say: 'day-passed' };
  const { first, last } = daysAllowed(rules, today);
  if (date < first) return { say: 'day-too-soon', daysAhead: rules.advanceBookingDays, first };
  return date > last ? { say: 'day-too-far' } : null;
}

/** Returns the first problem of each field, keyed by field in the form's order; empty when the request is valid. */
export function bookingProblems(form: BookingForm, rules: BookingRules, today: Day): Record<string, BookingProblem> {
  return onlyProblems<BookingProblem>({
    fullName: fullNameProblem(form.fullName.trim()),
    phone: phoneLengthProblem(form.phone),
    email: emailProblem(form.email.trim()),
    travelers: travelersProblem(form.travelers, rules),
    preferredDate: dateProblem(form.preferredDate, rules, today),
  });
}
