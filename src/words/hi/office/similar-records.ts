import { formatCount } from '../../counts.ts';
import type { similarRecords as en } from '../../en/office/similar-records.ts';
import type { Like } from '../../like.ts';
import { bookings } from './bookings.ts';
import { leads } from './leads.ts';

export const similarRecords = {
  title: 'शायद यही व्यक्ति',
  found: ({ ofPhone, ofName, leads: leadCount }) => {
    const parts = [
      ...(ofPhone > 0 ? [`${formatCount(ofPhone)} बुकिंग`] : []),
      ...(leadCount > 0 ? [`${formatCount(leadCount)} लीड`] : []),
    ];
    return [
      ...(parts.length > 0 ? [`यही फ़ोन: ${parts.join(', ')}।`] : []),
      ...(ofName > 0 ? [`यही नाम और तारीख: ${formatCount(ofName)} बुकिंग।`] : []),
    ].join(' ');
  },
  lead: 'लीड',
  leadStatuses: leads.statuses,
  bookingStatuses: bookings.statuses,
} satisfies Like<typeof en>;
