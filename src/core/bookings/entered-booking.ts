import type { Day } from '../dates.ts';
import { contactProblems, type EnteredPerson } from '../entered-person.ts';
import { type FieldName, type FieldProblem, missing } from '../field-problems.ts';
import type { LeadProblem } from '../leads/lead-form.ts';
import { onlyProblems } from '../problems.ts';
import { type BookingRules, MIN_BOOKING_TRAVELERS } from './bookable-item.ts';
import { type BookingProblem, dateProblem, fullNameProblem } from './booking-form.ts';

/** Whether a price is for each traveller or for all of them. */
export const PRICE_BASES = ['person', 'group'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** A price as agreed with the traveller, in whole units of the currency. */
export interface AgreedPrice {
  readonly amount: number;
  readonly basis: PriceBasis;
}

/** The statuses in which a booking may be entered. */
export const ENTERED_STATUSES = ['pending', 'contacted', 'confirmed'] as const;

/** What an admin may enter: groups are larger than those of the site, and agreed prices stay below a crore. */
export const ENTERED_LIMITS = { title: 150, travelers: 100, days: 90, price: 10_000_000 } as const;

/** The site's rules of one item do not bind what the agency has agreed: only its days and limits count. */
const ENTERED_RULES: BookingRules = {
  minTravelers: MIN_BOOKING_TRAVELERS,
  maxTravelers: ENTERED_LIMITS.travelers,
  advanceBookingDays: 0,
};

/** What is wrong with a field of a booking that an admin enters or changes. */
export type EnteredProblem = BookingProblem | FieldProblem | LeadProblem;

/** What an admin may change of a booking. */
export interface BookingTerms extends EnteredPerson {
  readonly fullName: string;
  readonly travelers: number;
  readonly preferredDate: Day;
  readonly durationDays: number;
  readonly specialRequests: string;
  readonly price: AgreedPrice;
}

function wholeProblem(field: FieldName, value: number, max: number): FieldProblem | null {
  if (!Number.isInteger(value)) return { say: 'field-not-whole', field };
  if (value < 1) return { say: 'field-too-small', field, min: 1 };
  return value > max ? { say: 'field-too-large', field, max } : null;
}

function travellersProblem(travelers: number): BookingProblem | null {
  const max = ENTERED_LIMITS.travelers;
  if (!Number.isInteger(travelers) || travelers < MIN_BOOKING_TRAVELERS) return { say: 'travellers-missing' };
  return travelers > max ? { say: 'too-many-travellers', max } : null;
}

/**
 * Returns the first problem of each field, in the form's order. `title` is that of a trip which is neither a package nor
 * an itinerary; null for one that is. A day that stays as it was, `unchanged`, may have passed.
 */
export function enteredProblems(
  form: BookingTerms & { readonly title: string | null },
  today: Day,
  unchanged: Day | null = null,
): Record<string, EnteredProblem> {
  const { title, fullName, travelers, preferredDate, durationDays, price } = form;
  return onlyProblems<EnteredProblem>({
    title: title === '' ? missing('title') : null,
    preferredDate: preferredDate === unchanged ? null : dateProblem(preferredDate, ENTERED_RULES, today),
    durationDays: wholeProblem('trip-days', durationDays, ENTERED_LIMITS.days),
    travelers: travellersProblem(travelers),
    price: wholeProblem('price', price.amount, ENTERED_LIMITS.price),
    fullName: fullNameProblem(fullName.trim()),
    ...contactProblems(form),
  });
}

/** The fields of a booking in which two sets of terms differ, in the form's order. */
export const TERM_FIELDS = [
  'preferredDate',
  'durationDays',
  'travelers',
  'price',
  'fullName',
  'phone',
  'email',
  'specialRequests',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];

const isSameTerm = (field: TermField, a: BookingTerms, b: BookingTerms): boolean =>
  field === 'price' ? a.price.amount === b.price.amount && a.price.basis === b.price.basis : a[field] === b[field];

/** Returns the fields in which two sets of terms differ. */
export const changedTerms = (a: BookingTerms, b: BookingTerms): TermField[] =>
  TERM_FIELDS.filter((field) => !isSameTerm(field, a, b));
