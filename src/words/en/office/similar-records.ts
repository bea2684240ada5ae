import { counted } from '../counts.ts';
import { bookings } from './bookings.ts';
import { leads } from './leads.ts';

export interface SimilarCounts {
  readonly ofPhone: number;
  readonly ofName: number;
  readonly leads: number;
}

/** Records that may be of the same person. */
export const similarRecords = {
  title: 'Possibly the same person',
  /** "Same phone: 2 bookings, 1 lead. Same name and date: 1 booking." */
  found: ({ ofPhone, ofName, leads: leadCount }: SimilarCounts) => {
    const parts = [
      ...(ofPhone > 0 ? [counted(ofPhone, 'booking')] : []),
      ...(leadCount > 0 ? [counted(leadCount, 'lead')] : []),
    ];
    return [
      ...(parts.length > 0 ? [`Same phone: ${parts.join(', ')}.`] : []),
      ...(ofName > 0 ? [`Same name and date: ${counted(ofName, 'booking')}.`] : []),
    ].join(' ');
  },
  lead: 'Lead',
  leadStatuses: leads.statuses,
  bookingStatuses: bookings.statuses,
} as const;
