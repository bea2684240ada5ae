import { isDay } from '../../../core/dates.ts';
import { formatCount } from '../../counts.ts';
import type { prefilled as en } from '../../en/office/prefilled.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

/** An agency without a name leaves no gap. */
const sender = (agency: string): string => (agency === '' ? '' : `, আমরা ${agency} থেকে লিখছি`);

export const prefilled = {
  bookingSubject: ({ reference, trip }) => `আপনার বুকিংয়ের অনুরোধ ${reference}: ${trip}`,
  bookingMessage: ({ name, agency, reference, trip, travellers, from }) =>
    `নমস্কার ${name}${sender(agency)}। আপনার বুকিংয়ের অনুরোধ ${reference}-এর জন্য ধন্যবাদ: ` +
    `${trip}, ${formatCount(travellers)} জন যাত্রী, ${isDay(from) ? dates.day(from) : from} থেকে। এই বিষয়ে আপনাকে কখন ফোন করতে পারি?`,
  leadMessage: ({ name, agency }) =>
    `নমস্কার ${name}${sender(agency)}। ` +
    'ভ্রমণ আর অফারের জন্য আপনি আমাদের আপনার নম্বর দিয়েছিলেন। কোথায় বেড়াতে যেতে চান, আর আপনাকে কখন ফোন করতে পারি?',
} satisfies Like<typeof en>;
