import type { ContactMethod } from '../../../core/bookings/booking-steps.ts';
import type { leadHistory as en } from '../../en/answers/lead-history.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

const CONTACTED_BY: Readonly<Record<ContactMethod, string>> = {
  phone: 'फ़ोन',
  email: 'ईमेल',
  whatsapp: 'WhatsApp संदेश',
};

export const leadHistory = {
  leftOnSite: 'साइट पर नाम और फ़ोन नंबर छोड़ा',
  entered: 'हाथ से दर्ज की गई',
  imported: ({ file, line }) => `${file} से आयात की गई, पंक्ति ${line}`,
  askedAgain: 'नाम और फ़ोन नंबर फिर छोड़ा',
  opened: 'पहली बार खोली गई',
  booked: ({ reference }) => `बुकिंग ${reference} बनी`,
  deleted: 'हटाई गई',
  restored: 'वापस लाई गई',
  reached: ({ by }) => `${CONTACTED_BY[by]}: बात हुई`,
  notReached: ({ by }) => `${CONTACTED_BY[by]}: बात नहीं हुई`,
  noted: ({ what, notes }) => `${what}। ${notes}`,
  changed: ({ field, from, to }) => `${field}: ${from} → ${to}`,
  fields: {
    status: 'स्थिति',
    notes: 'नोट',
    followUpOn: 'अगला संपर्क',
    name: 'नाम',
    phone: 'फ़ोन',
    email: 'ईमेल',
    source: 'ज़रिया',
  },
  values: {
    new: 'नई',
    contacted: 'संपर्क हुआ',
    converted: 'बुकिंग बनी',
    lost: 'हाथ से गई',
    website: 'वेबसाइट',
    phone: 'फ़ोन',
    whatsapp: 'WhatsApp',
    'walk-in': 'दफ़्तर में',
    other: 'कोई और',
    import: 'फ़ाइल से',
  },
  day: ({ day }) => dates.longDay(day),
  none: 'कुछ नहीं',

  spokenConsent: 'बातचीत में सहमति दी, जैसा लीड दर्ज करते समय लिखा गया',
  noConsent: 'कोई सहमति दर्ज नहीं है: यह लीड साइट से नहीं आई',
} satisfies Like<typeof en>;
