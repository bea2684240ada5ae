import type { TimelineEntry } from '../../../contracts/customers.ts';
import type { TimelineKind } from '../../../core/customers/customer-options.ts';
import type { Language } from '../../../core/languages.ts';
import type { Database } from '../../database/database.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';

export type Entry = Omit<TimelineEntry, 'at'> & { readonly at: number };

export const A_PAGE = 40;

/** The position after an entry: entries are sorted by instant, then by id, the newest first. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

/** What a source of entries is asked. */
export interface Asked {
  readonly read: Database['read'];
  readonly bookings: Pick<BookingService, 'tellEvents'>;
  readonly leads: Pick<LeadService, 'tellEvents'>;
  readonly customerId: string;
  readonly position: Position;
  readonly language: Language;
  /** The only kind that is wanted; undefined for all. */
  readonly kind: TimelineKind | undefined;
  /** Messages to it are not the customer's. */
  readonly agencyEmail: string;
}
