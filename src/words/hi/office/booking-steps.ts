import type { bookingSteps as en } from '../../en/office/booking-steps.ts';
import type { Like } from '../../like.ts';
import { bookings } from './bookings.ts';

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp या SMS', email: 'ईमेल' } as const;

export const bookingSteps = {
  nextStep: 'अगला कदम',
  noNextStep: ({ status }) => `इस बुकिंग की स्थिति: ${bookings.statuses[status]}।`,
  undo: 'वापस लें',
  moveFailed: 'स्थिति नहीं बदली जा सकी। फिर कोशिश करें।',
  /** On the buttons that lead to each status. */
  moveTo: {
    pending: 'प्रतीक्षा में रखें',
    contacted: 'संपर्क हो गया',
    confirmed: 'बुकिंग पक्की करें',
    completed: 'यात्रा पूरी हुई',
    cancelled: 'बुकिंग रद्द करें',
  },
  moveQuestions: {
    pending: 'यह बुकिंग प्रतीक्षा में रखें?',
    contacted: 'क्या इस बुकिंग के लिए संपर्क हुआ?',
    confirmed: 'यह बुकिंग पक्की करें?',
    completed: 'क्या इस बुकिंग की यात्रा पूरी हुई?',
    cancelled: 'यह बुकिंग रद्द करें?',
  },
  moveBackTo: ({ status }) => `वापस “${bookings.statuses[status]}” पर लाएँ`,
  moveBackQuestion: ({ status }) => `इस बुकिंग को वापस “${bookings.statuses[status]}” पर लाएँ?`,

  traveller: 'यात्री',
  trip: 'यात्रा',
  tripDates: 'तारीखें',
  fromTo: ({ first, last }) => `${first} से ${last}`,
  travellers: 'यात्रियों की संख्या',
  total: 'कुल कीमत',
  reason: 'वजह',
  reasonKept: 'इतिहास में दर्ज होती है।',
  reasonWhenEarly: ({ lastDay }) => `यह यात्रा ${lastDay} को खत्म होती है। वजह इतिहास में दर्ज होती है।`,
  reasonMissing: 'वजह लिखें',
  tellTraveller: 'यात्री को बताएँ',
  cannotTell: 'यात्री को सूचना नहीं मिलेगी: SMS या ईमेल नहीं भेजा जा सकता। उन्हें फ़ोन करें।',
  toldBy: ({ channels, isBack }) => {
    const by = channels.map((channel) => CHANNELS[channel]).join(' और ');
    return isBack ? `${by} से, सिर्फ़ अगर हमारा पिछला संदेश जा चुका है।` : `${by} से, आधे मिनट बाद।`;
  },
  stepBackInstead: 'नहीं, रहने दें',
  movedTo: ({ status }) => `अब स्थिति: ${bookings.statuses[status]}`,
  quickDone: ({ reference, status }) => `${reference} की स्थिति अब: ${bookings.statuses[status]}।`,
  movedAndToCall: ({ status }) => `अब स्थिति: ${bookings.statuses[status]}। यात्री को सूचना नहीं मिली: उन्हें फ़ोन करें`,
  movedAndTold: ({ status }) => `अब स्थिति: ${bookings.statuses[status]}। यात्री को आधे मिनट में सूचना मिलेगी`,
} satisfies Like<typeof en>;
