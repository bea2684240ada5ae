import { z } from 'zod';
import { BOOKING_LIMITS } from '../core/bookings/booking-form.ts';
import { BOOKING_ITEM_TYPES, BOOKING_STATUSES, CONTACT_METHODS } from '../core/bookings/booking-steps.ts';
import { PRICE_BASES } from '../core/bookings/entered-booking.ts';
import { ENQUIRY_SOURCES } from '../core/enquiry-sources.ts';
import { LANGUAGES } from '../core/languages.ts';
import { bulkAnswer, bulkChoice } from './bulk.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { dayFilter, idsFilter, listPage, pageQuery, sortOrder, unlessEmpty } from './lists.ts';
import { MESSAGE_CHANNELS } from './messages.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const status = z.enum(BOOKING_STATUSES).meta({ id: 'BookingStatus' });

/**
 * A traveller's request to book. `packageId` or `packageSlug` identifies the item; the server's price counts, not
 * `packagePrice`.
 */
export const bookingRequest = named('BookingRequest', {
  packageId: addressPart.nullish(),
  packageSlug: addressPart.nullish(),
  packageTitle: typedText({ max: 300 }).nullish(),
  packagePrice: z.number().nullish(),
  itemType: z.enum(BOOKING_ITEM_TYPES, { error: 'itemType must be package or itinerary' }).default('package'),
  fullName: typedText({ max: BOOKING_LIMITS.fullName, missing: { say: 'full-name-missing' } }),
  phone: typedText({ max: 60, missing: { say: 'phone-too-short' } }),
  email: typedText({ max: BOOKING_LIMITS.email }).nullish(),
  travelers: z.number({ error: told({ say: 'travellers-missing' }) }),
  preferredDate: z.string({ error: told({ say: 'day-missing' }) }).max(40, told({ say: 'day-malformed' })),
  specialRequests: typedText({ max: BOOKING_LIMITS.specialRequests, multiline: true }).nullish(),
});
export type BookingRequest = z.output<typeof bookingRequest>;

/** The reductions on the price of a package or an itinerary at the time of the request. */
const reduction = named('PriceReduction', {
  /** Before and after discount and offer: per person, or for the group. */
  basePrice: z.number(),
  price: z.number(),
  discountPercentage: z.number(),
  offer: z.object({ title: z.string(), percent: z.number() }).nullable(),
});

const priceShape = {
  /** In whole units of the currency. */
  pricePerPerson: z.number(),
  total: z.number(),
  currency: z.string(),
  /** Null when nothing was reduced, and for requests stored before this field existed. */
  reduction: reduction.nullable().default(null),
};

const itemShape = {
  itemType: z.enum(BOOKING_ITEM_TYPES),
  /** Both empty, and `itemType` package, for a trip that the agency entered by its title alone. */
  packageId: z.string(),
  packageSlug: z.string(),
  packageTitle: z.string(),
};

const requestShape = {
  _id: z.string(),
  /** A short name for people to quote, such as SN-7K3M9Q. */
  reference: z.string(),
  status,
  ...itemShape,
  ...priceShape,
  travelers: z.number(),
  preferredDate: z.string(),
  createdAt: z.iso.datetime(),
  /** Path of the page that shows this request to anyone with the link. */
  statusPath: z.string(),
};

/** A booking request, as answered to its sender. */
const sentBooking = named('SentBooking', requestShape);

/** A booking request in the list of its traveller. */
const ownBooking = named('OwnBooking', {
  ...requestShape,
  /** Address of a picture of the item. */
  picture: z.string(),
});

/** A booking request as shown to its traveller. */
export const travellersBooking = named('TravellersBooking', {
  ...requestShape,
  fullName: z.string(),
  /** All but the last four digits are hidden, because the link may be passed on. */
  phone: z.string(),
  specialRequests: z.string(),
  /** When the request reached each status, the first one first. */
  steps: z.array(z.object({ status, at: z.iso.datetime() })),
});
export type TravellersBooking = z.infer<typeof travellersBooking>;

const contactAttempt = named('ContactAttempt', {
  method: z.enum(CONTACT_METHODS),
  successful: z.boolean(),
  notes: z.string(),
  date: z.iso.datetime(),
  by: z.string(),
});

const adminShape = {
  _id: z.string(),
  reference: z.string(),
  customerInfo: z.object({
    fullName: z.string(),
    phone: z.string(),
    email: z.string().optional(),
    travelers: z.number(),
    preferredDate: z.string(),
    specialRequests: z.string(),
  }),
  ...itemShape,
  /** Price to pay at the time of the request, per person or for the group. */
  packagePrice: z.number(),
  ...priceShape,
  durationDays: z.number(),
  status,
  /** How the agency got it. */
  source: z.enum(ENQUIRY_SOURCES),
  createdAt: z.iso.datetime(),
  /** False until an admin has opened it. */
  seen: z.boolean(),
  isDemo: z.boolean(),
  contactAttempts: z.array(contactAttempt),
  /** The statuses that may follow. */
  nextStatuses: z.array(status),
};

/** A row in the back office's table. */
export const adminBooking = named('AdminBooking', adminShape);
export type AdminBooking = z.infer<typeof adminBooking>;

/** One event in a booking's history, with its author. */
const bookingEvent = named('BookingEvent', {
  kind: z.enum(['created', 'seen', 'contact', 'status', 'changed', 'double']),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
});

export const adminBookingDetail = named('AdminBookingDetail', {
  ...adminShape,
  statusPath: z.string(),
  /** Whether `packagePrice` is for each traveller or for the group. */
  priceBasis: z.enum(PRICE_BASES),
  /** True for a price that was agreed with the traveller instead of computed from the item. */
  priceAgreed: z.boolean(),
  /** Of the messages to the traveller. */
  language: z.enum(LANGUAGES),
  /** The lead that became this booking. */
  leadId: z.string().nullable(),
  /** The booking that this one was found to repeat. */
  doubleOf: z.object({ _id: z.string(), reference: z.string() }).nullable(),
  /** The last day of the trip when it begins on the preferred date. */
  lastDay: z.string(),
  /** The members of `nextStatuses` that need a reason today. */
  needReason: z.array(status),
  /** The status that undoing a wrong step restores; for `undoSeconds` more, the admin who took it needs no reason. */
  stepBack: z.object({ status, undoSeconds: z.number() }).nullable(),
  /**
   * The channels that can carry a step's message now: the provider is set, and SMS reach this number. Null for a
   * traveller who gets no messages: erased, or demonstration data.
   */
  tellBy: z.array(z.enum(MESSAGE_CHANNELS)).nullable(),
  history: z.array(bookingEvent),
});
export type AdminBookingDetail = z.infer<typeof adminBookingDetail>;

const detail = z.object({ booking: adminBookingDetail });
const byId = z.object({ id: addressPart });

export const bookingFilters = z.object({
  /**
   * Searches names, phone, e-mail, reference and title. Every word must match the beginning of a word there, or be at
   * least three digits of the phone, anywhere in it.
   */
  search: typedText({ max: 100 }).optional(),
  status: unlessEmpty(z.enum(BOOKING_STATUSES, { error: 'status is not one of a booking' })),
  /** Received on this day in India or later. */
  receivedFrom: dayFilter,
  /** Received on this day in India or before. */
  receivedTo: dayFilter,
  /** Travelling on this day or later. */
  travelFrom: dayFilter,
  travelTo: dayFilter,
  source: unlessEmpty(z.enum(ENQUIRY_SOURCES, { error: 'source is not one of a booking' })),
  /** What was booked: the id of a package, `itinerary` for any planned trip, `by-title` for trips by their title. */
  item: unlessEmpty(addressPart),
});

/** What the list of bookings may be sorted by. */
export const BOOKING_SORTS = ['createdAt', 'preferredDate', 'fullName', 'total', 'status'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const contactForm = z.object({
  method: z.enum(CONTACT_METHODS, { error: 'Method must be phone, email or whatsapp' }).default('phone'),
  notes: typedText({ max: 2000, multiline: true }).default(''),
  successful: z.boolean().default(false),
});

/** What may be done with many bookings at once. */
export const bookingAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status,
    reason: typedText({ max: BOOKING_LIMITS.reason, multiline: true }).default(''),
    tell: z.boolean().default(true),
  }),
  contactForm.extend({ kind: z.literal('contact') }),
  /** Takes back this admin's own last step, within half a minute. */
  z.object({ kind: z.literal('undo') }),
]);
export type BookingAct = z.infer<typeof bookingAct>;

export const bookingNoun: Noun = { name: 'Bookings', about: 'Requests to book a package or an itinerary.' };

export const bookingEndpoints = defineEndpoints(bookingNoun, {
  'POST /api/packages/book': {
    operationId: 'createBooking',
    summary: 'Ask to book a package or an itinerary',
    access: 'optional-user',
    body: bookingRequest,
    errors: ['unauthenticated', 'not-found'],
    takesIdempotencyKey: true,
    answers: { 201: z.object({ booking: sentBooking }) },
  },
  'GET /api/bookings/{reference}': {
    operationId: 'getBooking',
    summary: 'A booking request by its secret link',
    access: 'public',
    params: z.object({ reference: addressPart }),
    query: z.object({ key: z.string().max(100).default('') }),
    errors: ['not-found'],
    answers: { 200: z.object({ booking: travellersBooking }) },
  },
  'GET /api/users/me/bookings': {
    operationId: 'listOwnBookings',
    summary: 'The requests that this person sent while signed in, the last one first',
    access: 'user',
    query: pageQuery(20),
    answers: { 200: z.object({ bookings: z.array(ownBooking), ...listPage.shape }) },
  },
  'GET /api/admin/bookings': {
    operationId: 'listBookings',
    summary: 'Booking requests with search, filters and order',
    access: 'sales',
    query: pageQuery(10).extend({
      ...bookingFilters.shape,
      sortBy: z.enum(BOOKING_SORTS, { error: 'sortBy is not one of the list' }).default('createdAt'),
      sortOrder: sortOrder.default('desc'),
    }),
    answers: {
      200: z.object({
        bookings: z.array(adminBooking),
        ...listPage.shape,
        /** True when a search found more than the server counts: `total` is then a lower bound. */
        totalIsAtLeast: z.boolean(),
      }),
    },
  },
  'GET /api/admin/bookings/stats': {
    operationId: 'getBookingStats',
    summary: 'How many bookings there are, by status',
    access: 'sales',
    answers: {
      200: z.object({
        totalBookings: z.number(),
        pendingBookings: z.number(),
        contactedBookings: z.number(),
        confirmedBookings: z.number(),
        cancelledBookings: z.number(),
        completedBookings: z.number(),
      }),
    },
  },
  'GET /api/admin/bookings/{id}': {
    operationId: 'getAdminBooking',
    summary: 'One booking with its history; marks it seen',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: detail },
  },
  'POST /api/admin/bookings/{id}/contact': {
    operationId: 'recordContact',
    summary: 'Record a contact attempt; a successful one moves pending to contacted',
    access: 'sales',
    params: byId,
    body: contactForm,
    errors: ['not-found'],
    takesIdempotencyKey: true,
    answers: { 200: detail },
  },
  'POST /api/admin/bookings/bulk': {
    operationId: 'changeBookings',
    summary:
      'Move many bookings, record a contact with them, or undo that move; each in a transaction of its own, with an answer for each',
    access: 'sales',
    body: z.object({ choice: bulkChoice(bookingFilters), act: bookingAct }),
    errors: ['conflict'],
    answers: { 200: bulkAnswer },
  },
  'PATCH /api/admin/bookings/{id}/status': {
    operationId: 'setBookingStatus',
    summary:
      'Move a booking along its steps, or take its last step back with a reason; 409 for a step that cannot follow, or when the booking has another status than `from`. Tells the traveller half a minute later',
    access: 'sales',
    params: byId,
    body: z.object({
      status: z.enum(BOOKING_STATUSES, { error: 'Status is not one of a booking' }),
      /** The status that the admin saw; if it has changed since, nothing is written. */
      from: status.optional(),
      /** Kept in the history. Required to undo a step, and to complete a trip before its last day is over. */
      reason: typedText({ max: BOOKING_LIMITS.reason, multiline: true }).default(''),
      /** Whether the traveller gets a message about this step; left out: yes, except of a contact. */
      tell: z.boolean().optional(),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 200: detail },
  },
});

export const bookingFiles = defineFiles(bookingNoun, {
  'GET /api/admin/bookings/export': {
    operationId: 'exportBookings',
    summary: 'Bookings as CSV, by the filters of the list or one by one',
    access: 'export',
    query: bookingFilters.extend({ ids: idsFilter }),
    mediaTypes: ['text/csv'],
  },
});
