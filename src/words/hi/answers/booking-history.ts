import { formatMoney } from '../../../core/money.ts';
import type { bookingHistory as en } from '../../en/answers/booking-history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

export const bookingHistory = {
  entered: 'हाथ से दर्ज की गई',
  imported: ({ file, line }) => `${file} से आयात की गई, पंक्ति ${line}`,
  changed: ({ field, from, to }) => `${field}: ${from} → ${to}`,
  detailsChanged: 'ब्योरा बदला गया',
  doubleOf: ({ reference }) => `${reference} की दोहरी बुकिंग`,
  hasDouble: ({ reference }) => `${reference} को इस बुकिंग की दोहरी बुकिंग बताया गया`,
  doubleUndone: ({ reference }) => `${reference} अब इस बुकिंग की दोहरी बुकिंग नहीं है`,
  fields: {
    preferredDate: 'तारीख',
    durationDays: 'दिन',
    travelers: 'यात्री',
    price: 'कीमत',
    fullName: 'नाम',
    phone: 'फ़ोन',
    email: 'ईमेल',
    specialRequests: 'खास इच्छाएँ',
  },
  day: ({ day }) => dates.longDay(day),
  prices: {
    person: ({ amount, currency }) => `${formatMoney(amount, currency)} प्रति व्यक्ति`,
    group: ({ amount, currency }) => `कुल ${formatMoney(amount, currency)}`,
  },
  none: 'कुछ नहीं',
} satisfies Like<typeof en>;
