import type { bookingDetails as en } from '../../en/office/booking-details.ts';
import type { Like } from '../../like.ts';

export const bookingDetails = {
  title: 'बुकिंग',
  noun: 'बुकिंग',
  isDemo: 'डेमो',
  receivedAt: ({ time }) => `${time} को मिली`,
  wasErased: 'यात्री का ब्योरा मिटा दिया गया है। यह बुकिंग अब नहीं बदल सकती।',
  recordContact: 'संपर्क दर्ज करें',
  history: 'इतिहास',

  traveller: 'यात्री',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  travellers: 'यात्रियों की संख्या',
  preferredDate: 'यात्रा की तारीख',
  specialRequests: 'खास इच्छाएँ',
  none: 'कुछ नहीं',
  trip: 'यात्रा',
  items: { package: 'पैकेज', itinerary: 'यात्रा योजना' },
  price: 'कीमत',
  /** A part of "₹20,000 − 10% छूट = ₹18,000". */
  discountPart: ({ percent }) => `${percent}% छूट`,
  offerPart: ({ percent, title }) => `${percent}% ऑफ़र “${title}”`,
  pricePerPerson: 'प्रति व्यक्ति कीमत',
  total: 'कुल कीमत',
  statusPage: 'स्थिति का पेज',
  viewAsTraveller: 'यात्री की तरह देखें',

  recordContactFor: ({ reference }) => `${reference} के लिए संपर्क दर्ज करें`,
  how: 'कैसे',
  methods: { phone: 'फ़ोन', email: 'ईमेल', whatsapp: 'WhatsApp' },
  wasReached: 'क्या यात्री से बात हुई?',
  no: 'नहीं',
  yes: 'हाँ',
  close: 'बंद करें',
  contactFailed: 'संपर्क दर्ज नहीं हो सका। फिर कोशिश करें।',
  contactRecorded: 'संपर्क दर्ज हुआ',
} satisfies Like<typeof en>;
