import type { TimelineEntry } from '../../../contracts/customers.ts';
import { CONTACT_METHODS } from '../../../core/bookings/booking-steps.ts';
import { LINKED_KINDS, type TimelineKind } from '../../../core/customers/customer-options.ts';
import type { Language } from '../../../core/languages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';
import type { BookingService } from '../bookings/service.ts';

interface TimelineDependencies {
  readonly database: Database;
  readonly bookings: Pick<BookingService, 'tellEvents'>;
}

type Entry = Omit<TimelineEntry, 'at'> & { readonly at: number };

const A_PAGE = 40;

/** The position after an entry: entries are sorted by instant, then by id, the newest first. */
interface Position {
  readonly at: number;
  readonly id: string;
}

const FROM_NOW: Position = { at: Number.MAX_SAFE_INTEGER, id: '\uffff' };

const readPosition = (before: string | undefined): Position => {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(before ?? '') ?? [];
  return at === undefined || id === undefined ? FROM_NOW : { at: Number(at), id };
};

const isAfter = ({ at, _id }: Entry, position: Position): boolean =>
  at < position.at || (at === position.at && _id < position.id);

interface Asked {
  readonly customerId: string;
  readonly position: Position;
  readonly language: Language;
  /** The only kind that is wanted; undefined for all. */
  readonly kind: TimelineKind | undefined;
}

/** Reads all that happened with a customer from where it is kept, a page at a time. */
export function customerTimeline({ database: { read }, bookings }: TimelineDependencies) {
  const own = { of: null, by: '' } as const;

  async function ofBookings({ customerId, position, language, kind: wanted }: Asked): Promise<Entry[]> {
    const rows = await read
      .selectFrom('bookingEvents')
      .innerJoin('bookings', 'bookings.id', 'bookingEvents.bookingId')
      .selectAll('bookingEvents')
      .select(['bookings.reference', 'bookings.itemTitle'])
      .where('bookings.customerId', '=', customerId)
      .where('bookingEvents.at', '<=', position.at)
      .$if(wanted !== undefined, (query) =>
        query.where('bookingEvents.kind', wanted === 'call' ? '=' : '<>', 'contact'),
      )
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

  async function ofLeads({ customerId, position, language }: Asked): Promise<Entry[]> {
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

  async function ofTrips({ customerId, position, language }: Asked): Promise<Entry[]> {
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
      ...own,
      _id: id,
      kind: 'trip',
      at,
      text: desk.tripKept({ title: name || `${fromLocation} – ${toLocation}` }),
    }));
  }

  async function ofMessages({ customerId, position, language }: Asked): Promise<Entry[]> {
    const rows = await read
      .selectFrom('outbox')
      .select(['id', 'channel', 'subject', 'text', 'state', 'aboutKind', 'aboutId', 'createdAt as at'])
      .where((where) =>
        where.or([
          where('aboutId', 'in', (from) =>
            from.selectFrom('bookings').select('id').where('customerId', '=', customerId),
          ),
          where('aboutId', 'in', (from) => from.selectFrom('leads').select('id').where('customerId', '=', customerId)),
        ]),
      )
      .where('createdAt', '<=', position.at)
      .orderBy('createdAt', 'desc')
      .limit(A_PAGE + 1)
      .execute();
    const { desk } = SERVER_WORDS[language];
    return rows.map(({ id, channel, subject, text, state, aboutKind, aboutId, at }) => ({
      _id: id,
      kind: 'message',
      at,
      text: desk.messageWritten({ channel, state, text: subject || text }),
      by: '',
      of: { kind: aboutKind === 'booking' ? 'booking' : 'lead', _id: aboutId },
    }));
  }

  async function ofEvents({ customerId, position, language, kind: wanted }: Asked): Promise<Entry[]> {
    const rows = await read
      .selectFrom('customerEvents')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('at', '<=', position.at)
      .$if(wanted !== undefined, (query) => query.where('kind', '=', wanted ?? ''))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(A_PAGE + 1)
      .execute();
    const { desk, history } = SERVER_WORDS[language];
    return rows.map(({ id, kind, method, successful, text, actor, at }) => {
      const shown = { of: null, _id: id, at, by: actor };
      if (kind === 'note') return { ...shown, kind: 'note', text };
      if (kind === 'joined') return { ...shown, kind: 'link', text: desk.joined };
      if (kind === 'call') {
        const by = CONTACT_METHODS.find((each) => each === method) ?? 'phone';
        const what = successful === 1 ? history.reached({ by }) : history.notReached({ by });
        return { ...shown, kind: 'call', text: text === '' ? what : history.noted({ what, notes: text }) };
      }
      const of = LINKED_KINDS.find((each) => each === method) ?? 'booking';
      const what = { what: desk.records[of], title: text };
      return { ...shown, kind: 'link', text: kind === 'linked' ? desk.linked(what) : desk.unlinked(what) };
    });
  }

  async function ofTasks({ customerId, position, language }: Asked): Promise<Entry[]> {
    const rows = await read
      .selectFrom('tasks')
      .select(['id', 'title', 'actor', 'createdAt as at', 'doneAt', 'doneBy'])
      .where((where) =>
        where.or([
          where('aboutId', '=', customerId),
          where('aboutId', 'in', (from) =>
            from.selectFrom('bookings').select('id').where('customerId', '=', customerId),
          ),
          where('aboutId', 'in', (from) => from.selectFrom('leads').select('id').where('customerId', '=', customerId)),
        ]),
      )
      .where('createdAt', '<=', position.at)
      .orderBy('createdAt', 'desc')
      .limit(A_PAGE + 1)
      .execute();
    const { desk } = SERVER_WORDS[language];
    return rows.map(({ id, title, actor, at, doneAt, doneBy }) => ({
      ...own,
      _id: id,
      kind: 'task',
      at,
      text: doneAt === null ? title : desk.taskDone({ title, by: doneBy ?? '' }),
      by: actor,
    }));
  }

  async function ofFiles({ customerId, position }: Asked): Promise<Entry[]> {
    const rows = await read
      .selectFrom('customerFiles')
      .select(['id', 'name', 'actor', 'addedAt as at'])
      .where('customerId', '=', customerId)
      .where('addedAt', '<=', position.at)
      .orderBy('addedAt', 'desc')
      .limit(A_PAGE + 1)
      .execute();
    return rows.map(({ id, name, actor, at }) => ({ ...own, _id: id, kind: 'file', at, text: name, by: actor }));
  }

  const SOURCES: Readonly<Record<TimelineKind, readonly ((asked: Asked) => Promise<Entry[]>)[]>> = {
    booking: [ofBookings],
    lead: [ofLeads],
    trip: [ofTrips],
    message: [ofMessages],
    call: [ofEvents, ofBookings],
    note: [ofEvents],
    task: [ofTasks],
    file: [ofFiles],
  };
  const ALL = [...new Set(Object.values(SOURCES).flat())];

  return {
    /** Returns a page of entries, the newest first, and where the next page begins. */
    async list(
      customerId: string,
      { kind, before }: { readonly kind?: TimelineKind | undefined; readonly before?: string | undefined },
      language: Language,
    ): Promise<{ entries: TimelineEntry[]; next: string | null }> {
      const position = readPosition(before);
      const sources = kind === undefined ? ALL : SOURCES[kind];
      const found = await Promise.all(sources.map((source) => source({ customerId, position, language, kind })));
      const wanted = found
        .flat()
        .filter((entry) => isAfter(entry, position))
        .sort((a, b) => b.at - a.at || (a._id < b._id ? 1 : -1));
      const entries = wanted.slice(0, A_PAGE);
      const last = entries.at(-1);
      return {
        entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
        next: wanted.length > A_PAGE && last ? `${last.at}.${last._id}` : null,
      };
    },
  };
}
