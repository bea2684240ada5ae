import type { leadEntry as en } from '../../en/office/lead-entry.ts';
import type { Like } from '../../like.ts';

export const leadEntry = {
  newLead: 'नई लीड',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  nextFollowUp: 'अगला संपर्क',
  consentSpoken: 'उन्होंने कहा कि हम फ़ोन कर सकते हैं और उनका ब्योरा रख सकते हैं',
  enter: 'लीड जोड़ें',
  entered: ({ name }) => `लीड जुड़ गई: ${name}।`,
  enterFailed: 'लीड जोड़ी नहीं जा सकी। फिर कोशिश करें।',

  phoneAndTime: ({ phone, time }) => `${phone} · ${time} को दर्ज की गई`,
  change: 'संपर्क बदलें',
  changeLead: 'लीड का संपर्क बदलें',
  save: 'सेव करें',
  changeFailed: 'लीड बदली नहीं जा सकी। फिर कोशिश करें।',
  makeBooking: 'बुकिंग बनाएँ',

  recordContact: 'संपर्क दर्ज करें',
  how: 'संपर्क कैसे किया',
  methods: { phone: 'फ़ोन', email: 'ईमेल', whatsapp: 'WhatsApp' },
  contactNotes: 'क्या बात हुई (ज़रूरी नहीं)',
  reached: 'बात हुई',
  notReached: 'बात नहीं हुई',
  reachedRecorded: 'दर्ज हुआ: बात हुई',
  notReachedRecorded: 'दर्ज हुआ: बात नहीं हुई',
  contactFailed: 'संपर्क दर्ज नहीं हो सका। फिर कोशिश करें।',
  history: 'इतिहास',
} satisfies Like<typeof en>;
