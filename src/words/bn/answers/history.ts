import type { BookingStatus, ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { isDay } from '../../../core/dates.ts';
import type { history as en } from '../../en/answers/history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: '“অপেক্ষায়”',
  contacted: '“যোগাযোগ হয়েছে”',
  confirmed: '“নিশ্চিত”',
  cancelled: '“বাতিল”',
  completed: '“সম্পূর্ণ”',
};

const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'ফোন',
  email: 'ইমেল',
  whatsapp: 'WhatsApp বার্তা',
};

/** Activities of older versions may lack their days. */
const days = (departure: string, back: string): string =>
  isDay(departure) && isDay(back) ? `, ${dates.shortSpan(departure, back)}` : '';

export const history = {
  requested: 'বুকিংয়ের অনুরোধ এসেছে',
  traveller: 'যাত্রী',
  opened: 'প্রথমবার খোলা হয়েছে',
  moved: ({ from, to }) => `অবস্থা ${STATUSES[from]} থেকে বদলে ${STATUSES[to]} করা হয়েছে`,
  takenBack: ({ from, to }) => `অবস্থা ${STATUSES[from]} থেকে ফিরিয়ে ${STATUSES[to]} করা হয়েছে`,
  reached: ({ by }) => `${CONTACTED_BY[by]}: কথা হয়েছে`,
  notReached: ({ by }) => `${CONTACTED_BY[by]}: কথা হয়নি`,
  noted: ({ what, notes }) => `${what}। ${notes}`,
  undone: ({ seconds }) => `একই অ্যাডমিন ${seconds} সেকেন্ডের মধ্যে ফিরিয়ে নিয়েছেন`,

  searched: ({ from, to, departure, back }) => `খুঁজেছেন: ${from} থেকে ${to}${days(departure, back)}`,
  read: ({ page }) => `পড়েছেন: ${page}`,
  openedTrip: ({ slug }) => `ভ্রমণ পরিকল্পনা খুলেছেন: ${slug}`,
  sharedTrip: ({ slug }) => `ভ্রমণ পরিকল্পনা শেয়ার করেছেন: ${slug}`,
  leftDetails: 'নাম আর ফোন নম্বর দিয়েছেন',
  askedToBook: ({ slug }) => `বুকিংয়ের অনুরোধ পাঠিয়েছেন: ${slug}`,
  signedIn: 'সাইন ইন করেছেন',
  registered: 'রেজিস্টার করেছেন',

  newBooking: ({ name, travellers, title }) => `${name}, ${travellers} জন যাত্রী: ${title}`,
  newLead: 'ফোন করতে বলেছেন',

  asAnswered: 'তখন যে উত্তর দেওয়া হয়েছিল',
  plannedAgain: 'আবার করা পরিকল্পনা',

  device: ({ browser, system }) => `${browser}, ${system}`,
  otherProgram: 'অন্য কোনও প্রোগ্রাম',
} satisfies Like<typeof en>;
