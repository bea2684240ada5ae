import { z } from 'zod';
import { BOOKING_LIMITS } from '../core/bookings/booking-form.ts';
import { BOOKING_ITEM_TYPES, BOOKING_STATUSES } from '../core/bookings/booking-steps.ts';
import { ENTERED_LIMITS, ENTERED_STATUSES, PRICE_BASES } from '../core/bookings/entered-booking.ts';
import { HAND_SOURCES } from '../core/enquiry-sources.ts';
import { LANGUAGES } from '../core/languages.ts';
import { LEAD_STATUSES } from '../core/leads/lead-options.ts';
import { adminBookingDetail, bookingNoun } from './bookings.ts';
import { defineEndpoints } from './endpoint.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const price = named('AgreedPrice', {
  /** In whole units of the item's currency; in rupees without an item. */
  amount: z.number({ error: told({ say: 'field-missing', field: 'price' }) }),
  basis: z.enum(PRICE_BASES, { error: 'basis must be person or group' }),
});

const termsShape = {
  fullName: typedText({ max: BOOKING_LIMITS.fullName, missing: { say: 'full-name-missing' } }),
  phone: typedText({ max: 60, missing: { say: 'phone-too-short' } }),
  /** Empty for none. */
  email: typedText({ max: BOOKING_LIMITS.email }),
  travelers: z.number({ error: told({ say: 'travellers-missing' }) }),
  preferredDate: z.string({ error: told({ say: 'day-missing' }) }).max(40, told({ say: 'day-malformed' })),
  durationDays: z.number({ error: told({ say: 'field-missing', field: 'trip-days' }) }),
  specialRequests: typedText({ max: BOOKING_LIMITS.specialRequests, multiline: true }),
  price,
};

/** What an admin may change of a booking. */
export const bookingTerms = named('BookingTerms', termsShape);

export const enteredBooking = named('EnteredBooking', {
  ...termsShape,
  /** Null for a trip that is neither a package nor an itinerary: `title` names it. */
  item: z.object({ itemType: z.enum(BOOKING_ITEM_TYPES), id: addressPart }).nullable(),
  title: typedText({ max: ENTERED_LIMITS.title }).default(''),
  status: z.enum(ENTERED_STATUSES, { error: 'status must be pending, contacted or confirmed' }),
  source: z.enum(HAND_SOURCES, { error: 'source is not one of an entered booking' }),
  language: z.enum(LANGUAGES),
  /** True: the traveller gets a message half a minute later. */
  tell: z.boolean().default(false),
  /** True: the traveller said that their data may be kept. */
  consentSpoken: z.boolean().default(false),
  /** The lead that becomes this booking, with the status that the admin saw. */
  lead: z.object({ id: addressPart, status: z.enum(LEAD_STATUSES) }).nullish(),
});
export type EnteredBooking = z.output<typeof enteredBooking>;

/** A package or an itinerary that can be booked now, with today's price. */
const bookableItem = named('BookableItem', {
  itemType: z.enum(BOOKING_ITEM_TYPES),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** After discount and offer, in whole units of the currency. */
  price: z.number(),
  basePrice: z.number(),
  priceBasis: z.enum(PRICE_BASES),
  currency: z.string(),
  durationDays: z.number(),
});
export type BookableItem = z.infer<typeof bookableItem>;

const byId = z.object({ id: addressPart });
const detail = z.object({ booking: adminBookingDetail });

export const enteredBookingEndpoints = defineEndpoints(bookingNoun, {
  'GET /api/admin/bookable-items': {
    operationId: 'findBookableItems',
    summary:
      'Published packages by words, or a package or itinerary by its address or slug, with what each costs today',
    access: 'sales',
    query: z.object({ search: typedText({ max: 300 }).default('') }),
    answers: { 200: z.object({ items: z.array(bookableItem) }) },
  },
  'POST /api/admin/bookings': {
    operationId: 'enterBooking',
    summary:
      'Enter a booking that came by phone, message or in person; with `lead`, that lead becomes the booking in the same transaction. A price other than the item’s is kept as agreed',
    access: 'sales',
    body: enteredBooking,
    errors: ['not-found', 'conflict'],
    takesIdempotencyKey: true,
    answers: { 201: detail },
  },
  'PUT /api/admin/bookings/{id}': {
    operationId: 'changeBooking',
    summary:
      'Change date, people, contact, price and wishes of a booking; 409 when they are no longer those of `before`. Tells the traveller of a changed date, number or price half a minute later, unless `tell` is false',
    access: 'sales',
    params: byId,
    body: z.object({
      /** The values that the form was opened with. */
      before: bookingTerms,
      after: bookingTerms,
      tell: z.boolean().default(true),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 200: detail },
  },
  'POST /api/admin/bookings/{id}/double': {
    operationId: 'markDoubleBooking',
    summary:
      'Mark a booking as a double of another: it is cancelled without a message, and both keep their history. A step back undoes it',
    access: 'sales',
    params: byId,
    body: z.object({
      of: addressPart,
      /** The status that the admin saw. */
      from: z.enum(BOOKING_STATUSES),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 200: detail },
  },
});
