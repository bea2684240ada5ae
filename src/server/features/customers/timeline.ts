import type { TimelineEntry } from '../../../contracts/customers.ts';
import type { TimelineKind } from '../../../core/customers/customer-options.ts';
import type { Language } from '../../../core/languages.ts';
import type { Database } from '../../database/database.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { SiteService } from '../site/service.ts';
import { ofEvents, ofFiles, ofTasks } from './own-entries.ts';
import { ofBookings, ofLeadContacts, ofLeads, ofMessages, ofReplies, ofTrips } from './record-entries.ts';
import { A_PAGE, type Asked, type Entry, type Position } from './timeline-asked.ts';

interface TimelineDependencies {
  readonly database: Database;
  readonly bookings: Pick<BookingService, 'tellEvents'>;
  readonly leads: Pick<LeadService, 'tellEvents'>;
  readonly site: Pick<SiteService, 'current'>;
}

const FROM_NOW: Position = { at: Number.MAX_SAFE_INTEGER, id: '\uffff' };

const readPosition = (before: string | undefined): Position => {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(before ?? '') ?? [];
  return at === undefined || id === undefined ? FROM_NOW : { at: Number(at), id };
};

const isAfter = ({ at, _id }: Entry, position: Position): boolean =>
  at < position.at || (at === position.at && _id < position.id);

const SOURCES: Readonly<Record<TimelineKind, readonly ((asked: Asked) => Promise<Entry[]>)[]>> = {
  booking: [ofBookings],
  lead: [ofLeads],
  trip: [ofTrips],
  message: [ofMessages, ofReplies],
  call: [ofEvents, ofBookings, ofLeadContacts],
  note: [ofEvents],
  task: [ofTasks],
  file: [ofFiles],
};
const ALL = [...new Set(Object.values(SOURCES).flat())];

/** Reads all that happened with a customer from where it is kept, a page at a time. */
export function customerTimeline({ database: { read }, bookings, leads, site }: TimelineDependencies) {
  return {
    /** Returns a page of entries, the newest first, and where the next page begins. */
    async list(
      customerId: string,
      { kind, before }: { readonly kind?: TimelineKind | undefined; readonly before?: string | undefined },
      language: Language,
    ): Promise<{ entries: TimelineEntry[]; next: string | null }> {
      const position = readPosition(before);
      const sources = kind === undefined ? ALL : SOURCES[kind];
      const { email: agencyEmail } = await site.current();
      const asked = { read, bookings, leads, customerId, position, language, kind, agencyEmail };
      const found = await Promise.all(sources.map((source) => source(asked)));
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
