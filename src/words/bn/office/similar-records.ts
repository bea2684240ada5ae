import { formatCount } from '../../counts.ts';
import type { similarRecords as en } from '../../en/office/similar-records.ts';
import type { Like } from '../../like.ts';
import { bookings } from './bookings.ts';
import { leads } from './leads.ts';

export const similarRecords = {
  title: 'সম্ভবত একই মানুষ',
  found: ({ ofPhone, ofName, leads: leadCount }) => {
    const parts = [
      ...(ofPhone > 0 ? [`${formatCount(ofPhone)}টি বুকিং`] : []),
      ...(leadCount > 0 ? [`${formatCount(leadCount)}টি লিড`] : []),
    ];
    return [
      ...(parts.length > 0 ? [`একই ফোন: ${parts.join(', ')}।`] : []),
      ...(ofName > 0 ? [`একই নাম আর তারিখ: ${formatCount(ofName)}টি বুকিং।`] : []),
    ].join(' ');
  },
  lead: 'লিড',
  leadStatuses: leads.statuses,
  bookingStatuses: bookings.statuses,
} satisfies Like<typeof en>;
