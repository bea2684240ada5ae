import { BOOKING_LIMITS } from '../bookings/booking-form.ts';
import type { BookingStatus } from '../bookings/booking-steps.ts';
import { type AgreedPrice, ENTERED_LIMITS, enteredProblems } from '../bookings/entered-booking.ts';
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '../dates.ts';
import type { EnquirySource } from '../enquiry-sources.ts';
import { ENTERED_LEAD_LIMITS, enteredLeadProblems } from '../leads/entered-lead.ts';
import { type LeadStatus, MOST_LEAD_NOTES } from '../leads/lead-options.ts';
import { CURRENCIES, type Currency } from '../packages/package-options.ts';
import type { ImportField, RefusalReason } from './fields.ts';
import { readAmount, readChoice, readCount, readDay, readInstant, readPhone, saysYes } from './read-cells.ts';
import { RowReader } from './row-reader.ts';

interface ImportedPerson {
  readonly name: string;
  readonly phone: string;
  /** Empty for none. */
  readonly email: string;
  readonly source: EnquirySource;
  readonly receivedAt: number;
  /** True only where the file says so. */
  readonly consentSpoken: boolean;
}

/** A row of a file that may become a lead. */
export interface ImportedLead extends ImportedPerson {
  readonly status: LeadStatus;
  readonly notes: string;
  readonly followUpOn: Day | null;
}

/** A row of a file that may become a booking. */
export interface ImportedBooking extends ImportedPerson {
  readonly title: string;
  readonly departure: Day;
  readonly days: number;
  readonly travellers: number;
  readonly price: AgreedPrice;
  readonly currency: Currency;
  readonly status: BookingStatus;
  readonly wishes: string;
  /** That of the file, if it is one of the site's own; empty for none. */
  readonly reference: string;
}

type Judged<T> = T | { readonly reason: RefusalReason };

const SOURCES: Readonly<Record<EnquirySource, string>> = {
  website: 'web | site | online | वेबसाइट | ওয়েবসাইট',
  phone: 'call | phone call | telephone | फ़ोन | फोन | ফোন',
  whatsapp: 'whats app | wa | व्हाट्सऐप | হোয়াটসঅ্যাপ',
  'walk-in': 'walkin | office | दफ़्तर में | অফিসে এসে',
  other: 'others | misc | कोई और | अन्य | অন্যভাবে | অন্যান্য',
  import: 'imported | file | csv | फ़ाइल से | ফাইল থেকে',
};

const LEAD_STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'open | fresh | pending | नया | नई | নতুন',
  contacted: 'called | follow up | in progress | hot | warm | interested | संपर्क हुआ | যোগাযোগ হয়েছে',
  converted: 'won | booked | closed won | बुक हुआ | বুক হয়েছে',
  lost: 'dead | cold | closed | closed lost | not interested | dropped | छूट गया | হাতছাড়া',
};

const BOOKING_STATUS_WORDS: Readonly<Record<BookingStatus, string>> = {
  pending: 'new | requested | open | enquiry | नया | नई | নতুন',
  contacted: 'called | in progress | quoted | संपर्क हुआ | যোগাযোগ হয়েছে',
  confirmed: 'booked | paid | पक्की | पक्का | নিশ্চিত',
  cancelled: 'canceled | cancel | refunded | रद्द | বাতিল',
  completed: 'complete | done | travelled | traveled | finished | closed | पूरी | पूरा | সম্পন্ন',
};

const OWN_REFERENCE = /^SN-[23456789BCDFGHJKMNPQRSTVWXYZ]{6}$/;
/** Without a column of days. */
const USUAL_DAYS = 1;
const FARTHEST_DAYS_AHEAD = 730;

/** The refusal for a problem of a form that an admin fills by hand. */
const REASON_OF: Readonly<Record<string, RefusalReason>> = {
  'name-missing': 'name-missing',
  'name-too-short': 'name-short',
  'full-name-missing': 'name-missing',
  'full-name-too-short': 'name-short',
  'email-malformed': 'email-bad',
  'phone-too-short': 'phone-bad',
  'phone-too-long': 'phone-bad',
  'phone-impossible': 'phone-bad',
  'day-malformed': 'day-bad',
  'day-passed': 'day-passed',
  'day-too-far': 'day-too-far',
  'travellers-missing': 'travellers-bad',
  'too-many-travellers': 'travellers-bad',
};
const REASON_OF_FIELD: Readonly<Record<string, RefusalReason>> = {
  title: 'title-missing',
  durationDays: 'days-bad',
  price: 'price-bad',
};

/** Refuses a row for the first problem that a form would have with it. */
function refuseProblems(row: RowReader, problems: Readonly<Record<string, { readonly say: string }>>): void {
  const [first] = Object.entries(problems);
  if (first) row.refuse(REASON_OF_FIELD[first[0]] ?? REASON_OF[first[1].say] ?? 'text-characters');
}

function readReceived(row: RowReader, now: number, otherwise: number): number {
  const receivedAt = row.read('receivedAt', otherwise, readInstant);
  if (receivedAt > now) row.refuse('received-ahead');
  return receivedAt;
}

const readPerson = (row: RowReader): Omit<ImportedPerson, 'receivedAt'> => ({
  name: row.text('name', { most: ENTERED_LEAD_LIMITS.name, tooLong: 'name-long' }),
  phone: row.take(readPhone(row.text('phone')), ''),
  email: row.text('email', { most: ENTERED_LEAD_LIMITS.email, tooLong: 'email-bad' }),
  source: row.read<EnquirySource>('source', 'import', (text) => readChoice(text, SOURCES, 'source-unknown')),
  consentSpoken: saysYes(row.text('consent')),
});

/** Returns the lead that a row stands for, or the first reason why it cannot be one. */
export function readLeadRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
  now: number,
): Judged<ImportedLead> {
  const row = new RowReader(cells, columns);
  const lead = {
    ...readPerson(row),
    status: row.read<LeadStatus>('status', 'new', (text) => readChoice(text, LEAD_STATUS_WORDS, 'status-unknown')),
    notes: row.text('notes', { most: MOST_LEAD_NOTES, lines: true }),
    followUpOn: row.read<Day | null>('followUpOn', null, readDay),
    receivedAt: readReceived(row, now, now),
  };
  if (row.reason === null) refuseProblems(row, enteredLeadProblems(lead));
  return row.reason === null ? lead : { reason: row.reason };
}

/** Returns the price of a row: for each traveller where it says so, or where that makes the same total. */
function readPrice(row: RowReader, travellers: number): AgreedPrice {
  const total = row.read('total', 0, readAmount);
  const each = row.read('pricePerPerson', 0, readAmount);
  if (total === 0 && each === 0) row.refuse('price-missing');
  const isPerPerson = each > 0 && (total === 0 || each * travellers === total);
  return isPerPerson ? { amount: each, basis: 'person' } : { amount: total, basis: 'group' };
}

/** Refuses days that a booking of a status cannot have: an open trip lies ahead, a completed one has begun. */
function checkDay(row: RowReader, departure: Day, status: BookingStatus, today: Day): void {
  if (departure > addDays(today, FARTHEST_DAYS_AHEAD)) row.refuse('day-too-far');
  if (status === 'completed' && departure > today) row.refuse('day-ahead');
  if (status !== 'completed' && status !== 'cancelled' && departure < today) row.refuse('day-passed');
}

/** Returns the booking that a row stands for, or the first reason why it cannot be one. */
export function readBookingRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
  now: number,
): Judged<ImportedBooking> {
  const row = new RowReader(cells, columns);
  const today = dayInIndia(now);
  const person = readPerson(row);
  const title = row.text('title', { most: ENTERED_LIMITS.title, tooLong: 'title-long' });
  if (row.text('departure') === '') row.refuse('day-missing');
  const departure = row.read('departure', today, readDay);
  const travellers = row.read('travellers', 0, (text) => readCount(text, 'travellers-bad'));
  const status = row.read<BookingStatus>('status', 'pending', (text) =>
    readChoice(text, BOOKING_STATUS_WORDS, 'status-unknown'),
  );
  const reference = row.text('reference').toUpperCase();
  const booking = {
    ...person,
    title,
    departure,
    days: row.read('days', USUAL_DAYS, (text) => readCount(text, 'days-bad')),
    travellers,
    price: readPrice(row, travellers),
    currency: row.read<Currency>('currency', 'INR', (text) => {
      const value = CURRENCIES.find((each) => each === text.toUpperCase());
      return value ? { value } : { reason: 'currency-unknown' };
    }),
    status,
    wishes: row.text('wishes', { most: BOOKING_LIMITS.specialRequests, lines: true }),
    reference: OWN_REFERENCE.test(reference) ? reference : '',
    // A past trip was requested before it began, at the latest.
    receivedAt: readReceived(row, now, departure < today ? startOfDayInIndia(departure) : now),
  };
  checkDay(row, departure, status, today);
  if (row.reason === null) {
    const terms = { title, fullName: person.name, phone: person.phone, email: person.email, travelers: travellers };
    const rest = { preferredDate: departure, durationDays: booking.days, price: booking.price };
    refuseProblems(row, enteredProblems({ ...terms, ...rest, specialRequests: booking.wishes }, today, departure));
  }
  return row.reason === null ? booking : { reason: row.reason };
}
