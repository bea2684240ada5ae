import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

interface BookingsTable {
  /** Made from `createdAt`, so that the order of ids is the order in which they were sent. */
  id: string;
  reference: string;
  itemType: string;
  itemId: string;
  itemSlug: string;
  itemTitle: string;
  /** Price to pay of the record when it was asked for, its discount and the offer taken off. */
  itemPrice: number;
  /** The same without discount and offer; null in bookings from before these were kept, as are the next three. */
  basePrice: number | null;
  discountPercentage: number | null;
  /** The offer that lowered it, as it was then; null for none. */
  offerTitle: string | null;
  offerPercent: number | null;
  pricePerPerson: number;
  total: number;
  currency: string;
  fullName: string;
  /** As typed, digits only; behind a + where the number is of another country. The words have it in its one form. */
  phone: string;
  email: string | null;
  travelers: number;
  preferredDate: string;
  /** Days of the trip, as it was when it was asked for. */
  durationDays: Generated<number>;
  specialRequests: string;
  status: string;
  /** Who was signed in when it was sent. */
  userId: string | null;
  /** Version of the wording that the person read, at `createdAt` in the booking dialog. */
  consent: string;
  network: string;
  seenAt: Instant | null;
  demo: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** The words by which it is found, a space before each. */
  searchText: string;
}

/** Everything that happened to a booking, in order. */
interface BookingEventsTable {
  id: string;
  bookingId: string;
  /** created, seen, contact, status. */
  kind: string;
  adminId: string | null;
  /** Name of who did it, as it was then. */
  actor: string;
  /** Of a contact: phone, email, whatsapp. */
  method: string | null;
  successful: number | null;
  notes: string;
  fromStatus: string | null;
  toStatus: string | null;
  at: Instant;
}

/** Leads from the words of `searchText` to the bookings; kept and removed together with them. */
interface BookingWordsTable {
  /** As UTF-8: bytes sort alike on every engine under every collation, so that a beginning is a range. */
  word: Uint8Array;
  bookingId: string;
}

/** How many bookings there are: rows are counted as they are written, not when somebody asks. */
interface BookingCountsTable {
  status: string;
  count: number;
  /** Of these, how many nobody has opened. */
  unseen: number;
}

interface LeadsTable {
  id: string;
  name: string;
  /** As typed, digits only; behind a + where the number is of another country. */
  phone: string;
  /** The same phone again updates its lead. */
  canonicalPhone: string;
  /** The one form of its phone, where another lead has it as its own since phones have countries; else null. */
  sharedPhone: Generated<string | null>;
  status: string;
  notes: string;
  followUpOn: string | null;
  consent: string;
  network: string;
  seenAt: Instant | null;
  demo: number;
  submittedAt: Instant;
  updatedAt: Instant;
  /** Deleted leads can be restored for a day. */
  deletedAt: Instant | null;
  /** Visitor of the day, of leads from before browsers had keys: read for their erasure alone. */
  visitor: string | null;
  /** The random key of the browser that left it last; ties it to what was done there on that day. */
  dayKey: string | null;
  /** When it was left with this key: what is done later is no part of it. */
  dayKeyAt: Instant | null;
  /** Who was signed in when it was left. */
  userId: string | null;
  searchText: string;
}

interface LeadWordsTable {
  word: Uint8Array;
  leadId: string;
}

/** How many leads there are: rows are counted as they are written. */
interface LeadCountsTable {
  status: string;
  count: number;
  unseen: number;
}

/** Messages to travellers and to the agency, written down with what they tell of, sent afterwards. */
interface OutboxTable {
  id: string;
  /** email, sms. */
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  aboutKind: string;
  aboutId: string;
  /** waiting, sent, failed, kept. */
  state: string;
  /** Id of the booking's step that it tells of: taking the step back cancels it. Null for what cannot be taken back. */
  cause: Generated<string | null>;
  tries: number;
  lastError: string;
  nextTryAt: Instant | null;
  /**
   * Until then a process is at it, and no other sends it. Stays in the past after a try without a clear answer, when
   * the provider may have taken the message; null when no try was made, or each was clearly refused.
   */
  claimedUntil: Instant | null;
  createdAt: Instant;
  sentAt: Instant | null;
}

/** How many messages visitors have caused in a day of India: for one recipient, by one address, in all. */
interface MessageCountsTable {
  /** Keyed hash of what is counted and of its day: no address and no phone. */
  bucket: string;
  /** Days since 1970. */
  day: number;
  count: number;
}

/** What people ask the agency for, and what they are told. */
export interface CustomerTables {
  bookings: BookingsTable;
  bookingEvents: BookingEventsTable;
  bookingWords: BookingWordsTable;
  bookingCounts: BookingCountsTable;
  leads: LeadsTable;
  leadWords: LeadWordsTable;
  leadCounts: LeadCountsTable;
  outbox: OutboxTable;
  messageCounts: MessageCountsTable;
}
