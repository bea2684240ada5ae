import { INCOMING_KINDS } from '../../../core/messages/conversation.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { A_PAGE, type Asked, type Entry } from './timeline-asked.ts';

export async function ofBookings({
  customerId,
  position,
  language,
  kind: wanted,
  read,
  bookings,
}: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('bookingEvents')
    .innerJoin('bookings', 'bookings.id', 'bookingEvents.bookingId')
    .selectAll('bookingEvents')
    .select(['bookings.reference', 'bookings.itemTitle', 'bookings.currency'])
    .where('bookings.customerId', '=', customerId)
    .where('bookingEvents.at', '<=', position.at)
    .$if(wanted !== undefined, (query) => query.where('bookingEvents.kind', wanted === 'call' ? '=' : '<>', 'contact'))
    .orderBy('bookingEvents.at', 'desc')
    .orderBy('bookingEvents.id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const told = bookings.tellEvents(rows, language);
  return rows.map(({ id, bookingId, kind, at, reference, itemTitle }, nth) => ({
    _id: id,
    kind: kind === 'contact' ? 'call' : 'booking',
    at,
    text: `${reference} ${itemTitle}. ${told[nth]?.text ?? ''}`,
    by: told[nth]?.by ?? '',
    of: { kind: 'booking', _id: bookingId },
  }));
}

export async function ofLeads({ customerId, position, language, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('leads')
    .select(['id', 'name', 'notes', 'submittedAt as at'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('submittedAt', '<=', position.at)
    .orderBy('submittedAt', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { desk } = SERVER_WORDS[language];
  return rows.map(({ id, name, notes, at }) => ({
    _id: id,
    kind: 'lead',
    at,
    text: desk.leadLeft({ name, notes }),
    by: '',
    of: { kind: 'lead', _id: id },
  }));
}

export async function ofLeadContacts({ customerId, position, language, read, leads }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('leadEvents')
    .innerJoin('leads', 'leads.id', 'leadEvents.leadId')
    .selectAll('leadEvents')
    .where('leads.customerId', '=', customerId)
    .where('leads.deletedAt', 'is', null)
    .where('leadEvents.kind', '=', 'contact')
    .where('leadEvents.at', '<=', position.at)
    .orderBy('leadEvents.at', 'desc')
    .orderBy('leadEvents.id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const told = leads.tellEvents(rows, language);
  return rows.map(({ id, leadId, at, actor }, nth) => ({
    _id: id,
    kind: 'call',
    at,
    text: told[nth] ?? '',
    by: actor,
    of: { kind: 'lead', _id: leadId },
  }));
}

export async function ofTrips({ customerId, position, language, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('trips')
    .innerJoin('users', 'users.id', 'trips.userId')
    .innerJoin('itineraries', 'itineraries.id', 'trips.itineraryId')
    .select(['trips.id', 'trips.name', 'trips.createdAt as at', 'itineraries.fromLocation', 'itineraries.toLocation'])
    .where('users.customerId', '=', customerId)
    .where('trips.deletedAt', 'is', null)
    .where('trips.createdAt', '<=', position.at)
    .orderBy('trips.createdAt', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { desk } = SERVER_WORDS[language];
  return rows.map(({ id, name, fromLocation, toLocation, at }) => ({
    of: null,
    by: '',
    _id: id,
    kind: 'trip',
    at,
    text: desk.tripKept({ title: name || `${fromLocation} – ${toLocation}` }),
  }));
}

export async function ofMessages({ customerId, position, language, read, agencyEmail }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('outbox')
    .select(['id', 'channel', 'subject', 'text', 'state', 'aboutKind', 'aboutId', 'createdAt as at'])
    .select(['deliveredAt', 'readAt'])
    .where((where) =>
      where.or([
        where('aboutId', 'in', (from) => from.selectFrom('bookings').select('id').where('customerId', '=', customerId)),
        where('aboutId', 'in', (from) => from.selectFrom('leads').select('id').where('customerId', '=', customerId)),
        where('aboutId', 'in', conversationsOf(read, customerId)),
      ]),
    )
    .where('recipient', '<>', agencyEmail)
    .where('createdAt', '<=', position.at)
    .orderBy('createdAt', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { desk } = SERVER_WORDS[language];
  return rows.map(({ id, channel, subject, text, state, aboutKind, aboutId, at, deliveredAt, readAt }) => ({
    _id: id,
    kind: 'message',
    at,
    text: desk.messageWritten({
      channel,
      state: readAt !== null ? 'read' : deliveredAt !== null ? 'delivered' : state,
      text: subject || text,
    }),
    by: '',
    of: { kind: ABOUT.find((each) => each === aboutKind) ?? 'lead', _id: aboutId },
  }));
}

const ABOUT = ['booking', 'conversation'] as const;

/** Conversations of the phones that the agency itself gave the customer. */
const conversationsOf = (read: Asked['read'], customerId: string) =>
  read
    .selectFrom('conversations')
    .innerJoin('customerContacts', 'customerContacts.canonical', 'conversations.phone')
    .select('conversations.id')
    .where('customerContacts.customerId', '=', customerId)
    .where('customerContacts.kind', '=', 'phone');

/** What the customer wrote on WhatsApp, from phones that the agency itself gave them. */
export async function ofReplies({ customerId, position, language, read }: Asked): Promise<Entry[]> {
  const rows = await read
    .selectFrom('incomingMessages')
    .select(['id', 'conversationId', 'kind', 'text', 'at'])
    .where('conversationId', 'in', conversationsOf(read, customerId))
    .where('at', '<=', position.at)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { whatsapp } = SERVER_WORDS[language];
  return rows.map(({ id, conversationId, kind, text, at }) => ({
    _id: id,
    kind: 'message',
    at,
    text: whatsapp.wrote({
      text: whatsapp.shown({ kind: INCOMING_KINDS.find((each) => each === kind) ?? 'other', text }),
    }),
    by: '',
    of: { kind: 'conversation', _id: conversationId },
  }));
}
