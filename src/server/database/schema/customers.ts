import type { Generated } from 'kysely';
import type { Instant, JsonText } from './column-types.ts';

interface BookingsTable {
  /** Made from `createdAt`, so that ids sort by the time of sending. */
  id: string;
  reference: string;
  itemType: string;
  itemId: string;
  itemSlug: string;
  itemTitle: string;
  /** Its title in the traveller's language; null where that is `itemTitle`. */
  titleAsRead: string | null;
  /** The price to pay when the booking was sent, after its discount and the offer. */
  itemPrice: number;
  /** The price before discount and offer; null in bookings from before these were stored, as are the next three. */
  basePrice: number | null;
  discountPercentage: number | null;
  /** The offer that lowered the price, as it was then; null for none. */
  offerTitle: string | null;
  offerPercent: number | null;
  /** The offer's title in the traveller's language; null where that is `offerTitle`. */
  offerAsRead: string | null;
  pricePerPerson: number;
  total: number;
  currency: string;
  fullName: string;
  /** Digits as typed; with a leading + for a foreign number. The word index has the canonical form. */
  phone: string;
  email: string | null;
  travelers: number;
  preferredDate: string;
  /** Days of the trip when the booking was sent. */
  durationDays: Generated<number>;
  specialRequests: string;
  status: string;
  /** The signed-in user who sent it; null without one. */
  userId: string | null;
  /** Version of the consent text that the person read in the booking dialog at `createdAt`. */
  consent: string;
  /** Of the page from which it was sent; messages to the traveller are in it. */
  language: Generated<string>;
  /** The departure of which the traveller was last reminded; null for none. */
  remindedFor: string | null;
  network: string;
  seenAt: Instant | null;
  demo: number;
  /** How the agency got it: website, or what an admin who entered it chose. */
  source: Generated<string>;
  /** 1: the price was agreed with the traveller, and no discount or offer of the item applies. */
  priceAgreed: Generated<number>;
  /** The lead that became this booking; null for none. */
  leadId: string | null;
  /** Id of the booking that this one was found to repeat; null for none. */
  doubleOf: string | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** The words of the booking's search index, each after a space. */
  searchText: string;
  /** The customer that an admin linked it to; null for none. */
  customerId: Generated<string | null>;
  /** The admin who takes care of it; null for none. */
  assigneeId: Generated<string | null>;
  /** The day of the next follow-up; null for none. */
  followUpOn: Generated<string | null>;
  /** The preferred date for which an admin found the departure prepared; null for none. */
  checkedFor: Generated<string | null>;
  /** When it was first contacted, at the latest when confirmed; null before, and once that step was taken back. */
  contactedAt: Generated<Instant | null>;
  /** When it was confirmed, also of one cancelled since; null before, and once that step was taken back. */
  confirmedAt: Generated<Instant | null>;
}

/** The history of a booking, in order. */
interface BookingEventsTable {
  id: string;
  bookingId: string;
  /** created, seen, contact, status, changed, double. */
  kind: string;
  adminId: string | null;
  /** Name of the actor at that time. */
  actor: string;
  /** Of a contact: phone, email, whatsapp. */
  method: string | null;
  successful: number | null;
  notes: string;
  fromStatus: string | null;
  toStatus: string | null;
  /** Of a change: the fields with their values before and after; null once the traveller is erased. */
  changes: JsonText | null;
  at: Instant;
}

/** Word index of bookings, from the words of `searchText`; written and deleted together with them. */
interface BookingWordsTable {
  /** As UTF-8: bytes sort alike on both engines under every collation, so that a prefix is a range. */
  word: Uint8Array;
  bookingId: string;
}

/** Counts of bookings by status, updated with each write instead of counted per request. */
interface BookingCountsTable {
  status: string;
  count: number;
  /** How many of them no admin has opened. */
  unseen: number;
}

interface LeadsTable {
  id: string;
  name: string;
  /** Digits as typed; with a leading + for a foreign number. */
  phone: string;
  /** The same phone again updates its lead. */
  canonicalPhone: string;
  /** The canonical form of its phone, if another lead took it when phones got countries; else null. */
  sharedPhone: Generated<string | null>;
  status: string;
  notes: string;
  followUpOn: string | null;
  /** Null for none; visitors leave none. */
  email: string | null;
  /** How the agency got it: website, or what an admin who entered it chose. */
  source: Generated<string>;
  /** Version of the text that was read; `spoken` where an admin noted consent by speech, empty for none. */
  consent: string;
  /** Of the page on which it was last left; messages to the person are in it. */
  language: Generated<string>;
  network: string;
  seenAt: Instant | null;
  demo: number;
  submittedAt: Instant;
  updatedAt: Instant;
  /** Soft delete: a deleted lead can be restored for a day. */
  deletedAt: Instant | null;
  /** Visitor of the day, in leads from before browsers had keys; read only to erase them. */
  visitor: string | null;
  /** The random key of the browser that last left this lead; links it to that browser's activities of that day. */
  dayKey: string | null;
  /** When it was left with this key: later activities are not part of it. */
  dayKeyAt: Instant | null;
  /** The signed-in user who left it; null without one. */
  userId: string | null;
  searchText: string;
  /** The customer that an admin linked it to; null for none. */
  customerId: Generated<string | null>;
  /** The admin who takes care of it; null for none. */
  assigneeId: Generated<string | null>;
}

/** The history of a lead, in order; leads from before it was kept have none. */
interface LeadEventsTable {
  id: string;
  leadId: string;
  /** created, asked-again, seen, contact, changed, booked, deleted, restored. */
  kind: string;
  adminId: string | null;
  /** Name of the actor at that time; empty for the visitor. */
  actor: string;
  /** Of a contact: phone, email, whatsapp. */
  method: string | null;
  successful: number | null;
  /** Of a contact its notes, of a booking its reference. */
  notes: string;
  /** Of a change: the fields with their values before and after. */
  changes: JsonText | null;
  at: Instant;
}

interface LeadWordsTable {
  word: Uint8Array;
  leadId: string;
}

/** Counts of leads by status, updated with each write. */
interface LeadCountsTable {
  status: string;
  count: number;
  unseen: number;
}

/**
 * Outbox: messages to travellers and the agency, committed together with the change that causes them and sent
 * afterwards.
 */
interface OutboxTable {
  id: string;
  /** email, sms, whatsapp. */
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  /** What a designed mail shows; null for other channels, and for mails from before there was one. */
  design: JsonText | null;
  /** The template of a WhatsApp message with its values; null for a text. */
  template: Generated<JsonText | null>;
  /** The text of the SMS that is written when WhatsApp refuses the message for good; null once it is, or for none. */
  fallback: Generated<string | null>;
  /** WhatsApp's own id (`wamid…`), by which it reports what became of the message. */
  providerId: Generated<string | null>;
  deliveredAt: Generated<Instant | null>;
  readAt: Generated<Instant | null>;
  /** booking, lead, reminder, conversation. */
  aboutKind: string;
  aboutId: string;
  /** waiting, sent, failed, kept; opened for a text that an admin opened in WhatsApp. */
  state: string;
  /**
   * Id of the booking step that the message reports: undoing the step cancels the message. Null for messages that
   * cannot be cancelled.
   */
  cause: Generated<string | null>;
  tries: number;
  lastError: string;
  nextTryAt: Instant | null;
  /**
   * A process holds the message until then, and no other sends it. Remains, in the past, after a try without a clear
   * answer, when the provider may have taken the message; null when no try was made, or every try was clearly refused.
   */
  claimedUntil: Instant | null;
  createdAt: Instant;
  sentAt: Instant | null;
  /** Today's list leaves an unsent message out until this day; null for none. */
  laterOn: Generated<string | null>;
}

/** How many messages visitors have caused per day in India: for one recipient, by one address, and in all. */
interface MessageCountsTable {
  /** Keyed hash of what is counted and of the day: no address and no phone. */
  bucket: string;
  /** Days since 1970. */
  day: number;
  count: number;
}

/** Filters and order of a list of the back office that an admin named. */
interface ListViewsTable {
  id: string;
  adminId: string;
  /** bookings, leads. */
  list: string;
  name: string;
  /** The query of the list's address. */
  query: string;
  /** 1 when every admin sees it. */
  shared: number;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Bookings, leads, messages, and the views of their lists. */
export interface CustomerTables {
  bookings: BookingsTable;
  bookingEvents: BookingEventsTable;
  bookingWords: BookingWordsTable;
  bookingCounts: BookingCountsTable;
  leads: LeadsTable;
  leadEvents: LeadEventsTable;
  leadWords: LeadWordsTable;
  leadCounts: LeadCountsTable;
  outbox: OutboxTable;
  messageCounts: MessageCountsTable;
  listViews: ListViewsTable;
}
