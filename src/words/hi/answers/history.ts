import type { BookingStatus, ContactMethod } from '../../../core/bookings/booking-steps.ts';
import { isDay } from '../../../core/dates.ts';
import type { history as en } from '../../en/answers/history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: '“प्रतीक्षा में”',
  contacted: '“संपर्क हुआ”',
  confirmed: '“पक्की”',
  cancelled: '“रद्द”',
  completed: '“पूरी”',
};

const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'फ़ोन',
  email: 'ईमेल',
  whatsapp: 'WhatsApp संदेश',
};

/** Activities of older versions may lack their days. */
const days = (departure: string, back: string): string =>
  isDay(departure) && isDay(back) ? `, ${dates.shortSpan(departure, back)}` : '';

export const history = {
  requested: 'बुकिंग का अनुरोध आया',
  traveller: 'यात्री',
  opened: 'पहली बार खोली गई',
  moved: ({ from, to }) => `स्थिति ${STATUSES[from]} से बदलकर ${STATUSES[to]} की गई`,
  takenBack: ({ from, to }) => `स्थिति ${STATUSES[from]} से वापस ${STATUSES[to]} की गई`,
  reached: ({ by }) => `${CONTACTED_BY[by]}: बात हुई`,
  notReached: ({ by }) => `${CONTACTED_BY[by]}: बात नहीं हुई`,
  noted: ({ what, notes }) => `${what}। ${notes}`,
  undone: ({ seconds }) => `उसी एडमिन ने ${seconds} सेकंड के भीतर वापस लिया`,

  searched: ({ from, to, departure, back }) => `खोजा: ${from} से ${to}${days(departure, back)}`,
  read: ({ page }) => `पढ़ा: ${page}`,
  openedTrip: ({ slug }) => `यात्रा योजना खोली: ${slug}`,
  sharedTrip: ({ slug }) => `यात्रा योजना शेयर की: ${slug}`,
  leftDetails: 'नाम और फ़ोन नंबर छोड़ा',
  askedToBook: ({ slug }) => `बुकिंग का अनुरोध भेजा: ${slug}`,
  signedIn: 'साइन इन किया',
  registered: 'रजिस्टर किया',

  newBooking: ({ name, travellers, title }) => `${name}, ${travellers} यात्री: ${title}`,
  newLead: 'फ़ोन करने को कहा है',

  asAnswered: 'जैसा तब जवाब दिया गया',
  plannedAgain: 'दोबारा बनाई गई योजना',

  device: ({ browser, system }) => `${browser}, ${system}`,
  otherProgram: 'कोई और प्रोग्राम',
} satisfies Like<typeof en>;
