import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { formatMoney } from '../../../core/money.ts';
import type { bookings as en } from '../../en/messages/bookings.ts';
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

export const bookings = {
  reference: ({ reference }) => `संदर्भ संख्या: ${reference}`,
  trip: ({ title }) => `यात्रा: ${title}`,
  preferredDate: ({ day }) => `यात्रा की तारीख: ${dates.longDay(day)}`,
  travellers: ({ count }) => `यात्री: ${count}`,
  price: ({ basePrice, price, discountPercentage, offer, currency }) => {
    const less = [
      ...(discountPercentage > 0 ? [`${discountPercentage}% छूट`] : []),
      ...(offer ? [`${offer.percent}% ऑफ़र “${offer.title}”`] : []),
    ];
    return `कीमत: ${[formatMoney(basePrice, currency), ...less].join(' − ')} = ${formatMoney(price, currency)}`;
  },
  total: ({ amount }) => `कुल: ${amount}`,

  greeting: ({ name }) => `नमस्ते ${name},`,
  greetingWithoutName: 'नमस्ते,',
  takenSubject: ({ reference }) => `आपका अनुरोध ${reference} मिल गया`,
  taken: 'बुकिंग के अनुरोध के लिए धन्यवाद। हम 24 घंटे में आपसे संपर्क करेंगे।',
  track: ({ address }) => `अनुरोध की स्थिति यहाँ देखें: ${address}`,
  anyoneMayTrack: 'यह लिंक जिसके पास हो, वह इसे खोल सकता है।',

  newSubject: ({ reference, title }) => `नई बुकिंग ${reference}: ${title}`,
  name: ({ name }) => `नाम: ${name}`,
  phone: ({ phone }) => `फ़ोन: ${phone}`,
  email: ({ email }) => `ईमेल: ${email}`,
  noEmail: 'ईमेल: नहीं दिया',
  wishes: 'खास इच्छाएँ:',

  stepSubjects: {
    confirmed: ({ reference }) => `आपकी बुकिंग ${reference} पक्की हो गई`,
    cancelled: ({ reference }) => `आपकी बुकिंग ${reference} रद्द हो गई`,
    completed: ({ reference }) => `आपकी बुकिंग ${reference} पूरी हुई`,
    corrected: ({ reference }) => `आपकी बुकिंग ${reference} में सुधार`,
  },
  steps: {
    confirmed: 'आपकी बुकिंग पक्की हो गई है।',
    cancelled: 'आपकी बुकिंग रद्द हो गई है। अगर आपको इसकी उम्मीद नहीं थी, तो हमें फ़ोन करें और संदर्भ संख्या बताएँ।',
    completed: 'आपकी यात्रा पूरी हुई। हमारे साथ सफ़र करने के लिए धन्यवाद।',
  },
  corrected: ({ status }) => `इस बुकिंग के बारे में हमारा पिछला संदेश गलत था। आपकी बुकिंग ${STANDS[status]}। हमें खेद है।`,
  see: ({ address }) => `अपनी बुकिंग यहाँ देखें: ${address}`,
  anyoneMaySee: 'यह लिंक जिसके पास हो, वह इसे खोल सकता है।',

  // Two parts of 67 characters, and the address takes most of them: it names the site, and holds the reference.
  smsSteps: {
    confirmed: 'आपकी बुकिंग पक्की हो गई।',
    cancelled: 'आपकी बुकिंग रद्द हो गई।',
    completed: 'यात्रा पूरी हुई। धन्यवाद!',
  },
  smsCorrected: ({ status }) => `पिछला संदेश गलत: बुकिंग ${SHORT[status]}।`,
  sms: ({ news, address }) => `${news} ${address}`,
} satisfies Like<typeof en>;
