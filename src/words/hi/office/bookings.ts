import { formatCount } from '../../counts.ts';
import type { bookings as en } from '../../en/office/bookings.ts';
import type { Like } from '../../like.ts';

export const bookings = {
  pageTitle: 'बुकिंग प्रबंधन',
  nouns: 'बुकिंग',
  statuses: {
    pending: 'प्रतीक्षा में',
    contacted: 'संपर्क हुआ',
    confirmed: 'पक्की',
    cancelled: 'रद्द',
    completed: 'पूरी',
  },
  byStatus: 'स्थिति के अनुसार बुकिंग',
  total: 'कुल',
  searched: 'नाम, फ़ोन, ईमेल, संदर्भ संख्या या यात्रा',
  readFailed: 'बुकिंग नहीं मिल सकीं',
  plannedTrips: 'साइट पर बनी यात्राएँ',
  byTitle: 'नाम से दर्ज यात्राएँ',
  onePackage: 'एक पैकेज',
  dropItem: ({ item }) => `सिर्फ़ ${item} नहीं, सभी बुकिंग दिखाएँ`,
  columns: {
    reference: 'संदर्भ संख्या',
    traveller: 'यात्री',
    trip: 'यात्रा',
    date: 'तारीख',
    total: 'कुल कीमत',
    status: 'स्थिति',
    received: 'कब मिली',
  },
  newBooking: 'नई बुकिंग',
  isNew: 'नई',
  travellers: ({ count, isItinerary }) => `${formatCount(count)} यात्री${isItinerary ? ', यात्रा योजना' : ''}`,
  noMatchTitle: 'कोई बुकिंग मेल नहीं खाती',
  noMatch:
    'कम शब्द लिखें या दूसरी स्थिति चुनें। नाम, फ़ोन, ईमेल, संदर्भ संख्या और यात्रा को हर शब्द की शुरुआत से मिलाया जाता है। फ़ोन आखिरी तीन या ज़्यादा अंकों से भी मिल जाते हैं।',
  showAll: 'सभी बुकिंग दिखाएँ',
  noneTitle: 'अभी कोई बुकिंग नहीं',
  none: 'यात्री पैकेज या यात्रा योजना से अनुरोध भेजेंगे, तो वे यहाँ दिखेंगे।',
  viewPackages: 'पैकेज देखें',
} satisfies Like<typeof en>;
