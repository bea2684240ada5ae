import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { formatMoney } from '../../../core/money.ts';
import type { mails as en } from '../../en/messages/mails.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const STANDS: Readonly<Record<BookingStatus, string>> = {
  pending: 'अभी पक्की नहीं है',
  contacted: 'अभी पक्की नहीं है',
  confirmed: 'पक्की है',
  cancelled: 'रद्द है',
  completed: 'पूरी हो चुकी है',
};

const SHORT: Readonly<Record<BookingStatus, string>> = {
  pending: 'पक्की नहीं',
  contacted: 'पक्की नहीं',
  confirmed: 'पक्की है',
  cancelled: 'रद्द है',
  completed: 'पूरी हुई',
};

export const mails = {
  labels: {
    reference: 'संदर्भ संख्या',
    trip: 'यात्रा',
    preferredDate: 'यात्रा की तारीख',
    travellers: 'यात्री',
    price: 'कीमत',
    total: 'कुल',
    name: 'नाम',
    phone: 'फ़ोन',
    email: 'ईमेल',
    wishes: 'खास इच्छाएँ',
  },
  day: ({ day }) => dates.longDay(day),
  travellers: ({ count }) => String(count),
  price: ({ basePrice, price, discountPercentage, offer, currency }) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% छूट`] : []),
      ...(offer ? [`${offer.percent}% ऑफ़र “${offer.title}”`] : []),
    ];
    return `${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  noEmail: 'नहीं दिया',
  greetingWithoutName: 'नमस्ते,',
  nameless: 'यात्री',
  stands: ({ status }) => STANDS[status],
  standsInSms: ({ status }) => SHORT[status],
  marks: {
    received: 'अनुरोध मिला',
    contacted: 'काम जारी है',
    confirmed: 'पक्की',
    entered: 'दर्ज',
    changed: 'बदलाव',
    cancelled: 'रद्द',
    corrected: 'सुधार',
    week: 'यात्रा करीब है',
    completed: 'पूरी हुई',
    'lead-thanks': 'धन्यवाद',
    'agency-request': 'नया अनुरोध',
    'agency-lead': 'नई लीड',
  },
  before: 'पहले',
  now: 'अब',
  track: 'अनुरोध की स्थिति देखें',
  see: 'अपनी बुकिंग देखें',
  inOffice: 'बैक ऑफ़िस में खोलें',
  anyoneMayTrack: 'यह लिंक जिसके पास हो, वह इसे खोल सकता है।',
  anyoneMaySee: 'यह लिंक जिसके पास हो, वह इसे खोल सकता है।',
  why: ({ agency }) => `आपने ${agency} से यात्रा के लिए कहा था, इसलिए यह ईमेल आपको मिला है।`,
  sampleName: 'आशा सेन',
  sampleTrip: 'टॉय ट्रेन से दार्जिलिंग और सिक्किम',
  test: ({ brand }) => `${brand} का परीक्षण संदेश`,
  testText: ({ brand }) => `यह ${brand} के बैक ऑफ़िस का परीक्षण संदेश है। सब ठीक चल रहा है।`,
} satisfies Like<typeof en>;
