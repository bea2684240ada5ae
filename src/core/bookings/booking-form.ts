import { emailProblem } from '../accounts/account-form.ts';
import { addDays, type Day, formatDay, isDay } from '../dates.ts';
import { phoneLengthProblem } from '../phone.ts';
import { onlyProblems } from '../problems.ts';
import { type BookingRules, MAX_BOOKING_TRAVELERS, MIN_BOOKING_TRAVELERS } from './bookable-item.ts';

/**
 * The consent text shown before sending a booking. Its version is stored with the booking: raise it when the text
 * changes.
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

export interface BookingForm {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly travelers: number;
  readonly preferredDate: string;
}

function travelersProblem(travelers: number, rules: BookingRules): string | null {
  const { min, max } = travelersAllowed(rules);
  if (!Number.isInteger(travelers) || travelers < MIN_BOOKING_TRAVELERS) return 'Number of travelers is required';
  if (travelers < min) return `This trip needs at least ${min} travelers`;
  return travelers > max ? `This trip takes at most ${max} ${max === 1 ? 'traveler' : 'travelers'}` : null;
}

function dateProblem(date: string, rules: BookingRules, today: Day): string | null {
  if (date.trim() === '') return 'Preferred date is required';
  if (!isDay(date)) return 'Please give a day as YYYY-MM-DD';
  if (date < today) return 'Preferred date cannot be in the past';
  const { first, last } = daysAllowed(rules, today);
  if (date < first) {
    return `Please book at least ${rules.advanceBookingDays} days ahead: from ${formatDay(first)} on`;
  }
  return date > last ? 'Please choose a date within the next two years' : null;
}

/** Returns the first problem of each field, keyed by field in the form's order; empty when the request is valid. */
export function bookingProblems(form: BookingForm, rules: BookingRules, today: Day): Record<string, string> {
  const name = form.fullName.trim();
  return onlyProblems({
    fullName:
      name === '' ? 'Full name is required' : [...name].length < 2 ? 'Full name must be at least 2 characters' : null,
    phone: phoneLengthProblem(form.phone),
    email: emailProblem(form.email.trim()),
    travelers: travelersProblem(form.travelers, rules),
    preferredDate: dateProblem(form.preferredDate, rules, today),
  });
}
