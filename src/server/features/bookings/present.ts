import type { AdminBooking, AdminBookingDetail, TravellersBooking } from '../../../contracts/bookings.ts';
import {
  BOOKING_ITEM_TYPES,
  BOOKING_STATUSES,
  type BookingStatus,
  CONTACT_METHODS,
  earlierStatus,
  isStepBack,
  lastDayOf,
  nextStatuses,
  reasonNeeded,
  standingSteps,
  UNDO_STEP_MS,
} from '../../../core/bookings/booking-steps.ts';
import {
  type BookingTerms,
  PRICE_BASES,
  type PriceBasis,
  TERM_FIELDS,
} from '../../../core/bookings/entered-booking.ts';
import type { PriceReduction } from '../../../core/bookings/price-reduction.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import { type Language, languageNamed } from '../../../core/languages.ts';
import type { ServerWords } from '../../../words/server-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type FieldChange, readFieldChanges } from '../../records/field-changes.ts';
import { readOrigin } from '../../records/imported-records.ts';
import { type BookingEventRow, type BookingRow, isErased } from './booking-records.ts';

/** Returns a column's text as one of the allowed values; throws for any other. */
function oneOf<const T extends string>(values: readonly T[], text: string | null): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`a booking holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
}

export const statusOf = (row: Pick<BookingRow, 'status'>): BookingStatus => oneOf(BOOKING_STATUSES, row.status);

/** Returns the step of a `status` event. */
export const stepOf = ({ fromStatus = null, toStatus = null }: BookingEventRow) => ({
  from: oneOf(BOOKING_STATUSES, fromStatus),
  to: oneOf(BOOKING_STATUSES, toStatus),
});

/** Returns true when a step takes back the last one, by the same admin and in time. */
export function isUndo(
  last: BookingEventRow,
  { from, to }: ReturnType<typeof stepOf>,
  adminId: string,
  now: number,
): boolean {
  const step = stepOf(last);
  return (
    step.to === from &&
    step.from === to &&
    isStepBack(from, to) &&
    last.adminId === adminId &&
    now < last.at + UNDO_STEP_MS
  );
}

/** Returns the days that decide when a trip may be completed. */
export const tripOf = (row: Pick<BookingRow, 'preferredDate' | 'durationDays'>, now: number) => ({
  lastDay: lastDayOf(row.preferredDate, row.durationDays),
  today: dayInIndia(now),
});

/** Returns the terms of a booking, as its form edits them. */
export const termsOf = (row: BookingRow): BookingTerms => ({
  fullName: row.fullName,
  phone: row.phone,
  email: row.email ?? '',
  travelers: row.travelers,
  preferredDate: row.preferredDate,
  durationDays: row.durationDays,
  specialRequests: row.specialRequests,
  price: { amount: row.itemPrice, basis: priceBasisOf(row) },
});

/** A price for the group is its total, and each traveller's share of it is less. */
const priceBasisOf = ({ itemPrice, pricePerPerson }: BookingRow): PriceBasis =>
  itemPrice === pricePerPerson ? 'person' : 'group';

const instant = (at: number): string => new Date(at).toISOString();

/** Returns how the price was reduced; null without a reduction, and for bookings from before this was stored. */
export function reductionOf(row: BookingRow): PriceReduction | null {
  const { basePrice, itemPrice: price, discountPercentage, offerTitle, offerPercent } = row;
  if (basePrice === null || basePrice === price) return null;
  const offer = offerTitle !== null && offerPercent !== null ? { title: offerTitle, percent: offerPercent } : null;
  return { basePrice, price, discountPercentage: discountPercentage ?? 0, offer };
}

/** Returns a booking with the titles that its traveller read. */
export const asRead = (row: BookingRow): BookingRow => ({
  ...row,
  itemTitle: row.titleAsRead ?? row.itemTitle,
  offerTitle: row.offerAsRead ?? row.offerTitle,
});

const presentItem = (row: BookingRow) => ({
  itemType: oneOf(BOOKING_ITEM_TYPES, row.itemType),
  packageId: row.itemId,
  packageSlug: row.itemSlug,
  packageTitle: row.itemTitle,
  pricePerPerson: row.pricePerPerson,
  total: row.total,
  currency: row.currency,
  reduction: reductionOf(row),
});

/** Returns the answer to the traveller without the secret link, so that it may be stored. */
export const presentRequest = (row: BookingRow) => ({
  _id: row.id,
  reference: row.reference,
  status: statusOf(row),
  ...presentItem(asRead(row)),
  travelers: row.travelers,
  preferredDate: row.preferredDate,
  createdAt: instant(row.createdAt),
});
export type PresentedRequest = ReturnType<typeof presentRequest>;

const maskPhone = (phone: string): string => phone.slice(0, -4).replace(/./g, '•') + phone.slice(-4);

/** `events` are its status changes, oldest first. */
export const presentToTraveller = (
  row: BookingRow,
  events: readonly BookingEventRow[],
): Omit<TravellersBooking, 'statusPath'> => ({
  ...presentRequest(row),
  fullName: row.fullName,
  phone: maskPhone(row.phone),
  specialRequests: row.specialRequests,
  steps: standingSteps(
    events.flatMap(({ toStatus, at }) =>
      toStatus === null || toStatus === undefined ? [] : { status: oneOf(BOOKING_STATUSES, toStatus), at: instant(at) },
    ),
  ),
});

const presentContact = (event: BookingEventRow) => ({
  method: oneOf(CONTACT_METHODS, event.method ?? null),
  successful: event.successful === 1,
  notes: event.notes,
  date: instant(event.at),
  by: event.actor,
});

/** Returns everything stored about a person's booking, for their own copy; `events` are its contacts and steps. */
export const presentHeld = (row: BookingRow, events: readonly BookingEventRow[]) => ({
  ...presentRequest(row),
  fullName: row.fullName,
  phone: row.phone,
  email: row.email,
  specialRequests: row.specialRequests,
  consent: row.consent,
  source: row.source,
  language: row.language,
  network: row.network,
  contactAttempts: events.filter(({ kind }) => kind === 'contact').map(presentContact),
  steps: events
    .filter(({ kind }) => kind === 'status')
    .map((event) => ({ ...stepOf(event), date: instant(event.at), notes: event.notes, by: event.actor })),
  changes: events
    .filter(({ kind }) => kind === 'changed')
    .map((event) => ({ date: instant(event.at), by: event.actor, fields: readFieldChanges(event.id, event.changes) })),
});

/** `events` are its contacts, or all its events. */
export const presentToAdmin = (row: BookingRow, events: readonly BookingEventRow[]): AdminBooking => ({
  _id: row.id,
  reference: row.reference,
  customerInfo: {
    fullName: row.fullName,
    phone: row.phone,
    ...(row.email !== null && { email: row.email }),
    travelers: row.travelers,
    preferredDate: row.preferredDate,
    specialRequests: row.specialRequests,
  },
  ...presentItem(row),
  packagePrice: row.itemPrice,
  durationDays: row.durationDays,
  status: statusOf(row),
  source: oneOf(ENQUIRY_SOURCES, row.source),
  createdAt: instant(row.createdAt),
  seen: row.seenAt !== null,
  isDemo: row.demo === 1,
  contactAttempts: events.filter(({ kind }) => kind === 'contact').map(presentContact),
  nextStatuses: [...nextStatuses(statusOf(row))],
});

const UNDO_SECONDS = { seconds: UNDO_STEP_MS / 1000 };
/** Stored as the reason of an undo without one, and worded when it is shown. */
export const UNDONE = SERVER_WORDS.en.history.undone(UNDO_SECONDS);

/** The reason of a cancelled double: stored in English, and worded when it is shown. */
export const doubleReason = (reference: string): string => SERVER_WORDS.en.bookingHistory.doubleOf({ reference });

function describeReason({ notes }: BookingEventRow, { history, bookingHistory }: ServerWords): string {
  if (notes === UNDONE) return history.undone(UNDO_SECONDS);
  const [reference] = /SN-\w+$/.exec(notes) ?? [];
  return reference && notes === doubleReason(reference) ? bookingHistory.doubleOf({ reference }) : notes;
}

function describeStep(event: BookingEventRow, words: ServerWords): string {
  const step = stepOf(event);
  const what = isStepBack(step.from, step.to) ? words.history.takenBack(step) : words.history.moved(step);
  const notes = describeReason(event, words);
  return notes === '' ? what : words.history.noted({ what, notes });
}

const EVENT_KINDS = ['created', 'seen', 'contact', 'status', 'changed', 'double'] as const;

function describeChange(
  { field, from, to }: FieldChange,
  currency: string,
  words: ServerWords['bookingHistory'],
): string {
  const known = oneOf(TERM_FIELDS, field);
  const shown = (value: string): string => {
    if (value === '') return words.none;
    if (known === 'preferredDate') return words.day({ day: value });
    if (known !== 'price') return value;
    const [amount = '', basis = ''] = value.split(' ');
    return words.prices[oneOf(PRICE_BASES, basis)]({ amount: Number(amount), currency });
  };
  return words.changed({ field: words.fields[known], from: shown(from), to: shown(to) });
}

/** Returns the changed terms in words, one text for each; the total follows from them. */
function describeChanges(event: BookingEventRow, currency: string, words: ServerWords['bookingHistory']): string[] {
  const changes = readFieldChanges(event.id, event.changes).filter(({ field }) => field !== 'total');
  return changes.length === 0 ? [words.detailsChanged] : changes.map((each) => describeChange(each, currency, words));
}

function describeEntry({ notes }: BookingEventRow, { bookingHistory }: ServerWords): string {
  const origin = readOrigin(notes);
  return origin ? bookingHistory.imported(origin) : bookingHistory.entered;
}

function describeEvent(event: BookingEventRow, currency: string, words: ServerWords): string[] {
  const { history, bookingHistory } = words;
  if (event.kind === 'created') return [isByAdmin(event) ? describeEntry(event, words) : history.requested];
  if (event.kind === 'seen') return [history.opened];
  if (event.kind === 'status') return [describeStep(event, words)];
  if (event.kind === 'changed') return describeChanges(event, currency, bookingHistory);
  if (event.kind === 'double') {
    const { notes: reference } = event;
    return [
      event.successful === 1 ? bookingHistory.hasDouble({ reference }) : bookingHistory.doubleUndone({ reference }),
    ];
  }
  const { method: by, successful, notes } = presentContact(event);
  const what = successful ? history.reached({ by }) : history.notReached({ by });
  return [notes === '' ? what : history.noted({ what, notes })];
}

const isByAdmin = ({ adminId }: BookingEventRow): boolean => adminId !== null && adminId !== undefined;

/** What the back office may do with a booking now, and for which admin. */
interface Present {
  readonly statusPath: string;
  /** The booking that it was found to repeat. */
  readonly doubleOf: AdminBookingDetail['doubleOf'];
  readonly tellBy: AdminBookingDetail['tellBy'];
  readonly adminId: string;
  readonly language: Language;
  readonly now: number;
}

/** Returns the status to go back to, and the seconds in which no reason is needed. */
function presentStepBack(row: BookingRow, events: readonly BookingEventRow[], { adminId, now }: Present) {
  if (isErased(row)) return null;
  const steps = events.filter(({ kind }) => kind === 'status');
  const status = earlierStatus(statusOf(row), steps.map(stepOf));
  if (status === null) return null;
  const last = steps.at(-1);
  const canUndo = last !== undefined && isUndo(last, { from: statusOf(row), to: status }, adminId, now);
  return { status, undoSeconds: canUndo ? Math.floor((last.at + UNDO_STEP_MS - now) / 1000) : 0 };
}

/** Returns who did what is told of an event; the traveller for what no admin did. */
const authorOf = (event: BookingEventRow, { history }: ServerWords): string =>
  event.kind === 'created' && !isByAdmin(event) ? history.traveller : event.actor;

/** Returns events of bookings in words of a language, in their order, each with its author. */
export const tellEvents = (
  events: readonly (BookingEventRow & Pick<BookingRow, 'currency'>)[],
  language: Language,
): { readonly by: string; readonly text: string }[] =>
  events.map((event) => ({
    by: authorOf(event, SERVER_WORDS[language]),
    text: describeEvent(event, event.currency, SERVER_WORDS[language]).join('; '),
  }));

export const presentDetail = (
  row: BookingRow,
  events: readonly BookingEventRow[],
  present: Present,
): AdminBookingDetail => ({
  ...presentToAdmin(row, events),
  statusPath: present.statusPath,
  priceBasis: priceBasisOf(row),
  priceAgreed: row.priceAgreed === 1,
  language: languageNamed(row.language),
  leadId: row.leadId,
  doubleOf: present.doubleOf,
  lastDay: tripOf(row, present.now).lastDay,
  needReason: nextStatuses(statusOf(row)).filter(
    (to) => reasonNeeded({ from: statusOf(row), to }, tripOf(row, present.now)) !== null,
  ),
  stepBack: presentStepBack(row, events, present),
  tellBy: present.tellBy,
  history: events.flatMap((event) =>
    describeEvent(event, row.currency, SERVER_WORDS[present.language]).map((text) => ({
      kind: oneOf(EVENT_KINDS, event.kind),
      at: instant(event.at),
      by: authorOf(event, SERVER_WORDS[present.language]),
      text,
    })),
  ),
});
