import type { bookingChanges as en } from '../../en/messages/booking-changes.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

export const bookingChanges = {
  changedSubject: ({ reference }) => `आपकी बुकिंग ${reference} बदली गई`,
  changed: 'हमने आपकी बुकिंग में यह बदला है:',
  changedDate: ({ from, to }) => `यात्रा की तारीख: ${dates.longDay(from)} → ${dates.longDay(to)}`,
  changedTravellers: ({ from, to }) => `यात्री: ${from} → ${to}`,
  changedTotal: ({ from, to }) => `कुल: ${from} → ${to}`,
  notAgreed: 'अगर हमसे यह तय नहीं हुआ था, तो हमें फ़ोन करें और संदर्भ संख्या बताएँ।',
  bookingNow: 'आपकी बुकिंग अब यह है:',

  enteredSubject: ({ reference }) => `आपकी बुकिंग ${reference}`,
  entered: 'आपके कहने पर हमने आपकी यात्रा दर्ज कर ली है। इसे देख लें, और कुछ गलत हो तो हमें फ़ोन करें।',

  // Two parts of 67 characters, and the address takes most of them.
  smsChanged: () => 'आपकी बुकिंग बदली गई।',
  smsEntered: () => 'आपकी यात्रा दर्ज हुई।',
} satisfies Like<typeof en>;
