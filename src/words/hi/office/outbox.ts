import { formatCount } from '../../counts.ts';
import type { outbox as en } from '../../en/office/outbox.ts';
import type { Like } from '../../like.ts';

export const outbox = {
  title: 'आउटबॉक्स',
  about: 'यात्रियों और एजेंसी को भेजे संदेश, नए सबसे ऊपर।',
  backToLeads: 'लीड पर लौटें',
  state: 'स्थिति',
  all: 'सभी संदेश',
  states: {
    waiting: 'इंतज़ार में',
    sent: 'भेजा गया',
    failed: 'नहीं गया',
    kept: 'भेजा नहीं',
  },
  unread: 'संदेश नहीं मिल सके',
  noneTitle: 'अभी कोई संदेश नहीं',
  noMatchTitle: 'ऐसा कोई संदेश नहीं',
  none: 'ये नई बुकिंग और लीड से बनते हैं। ईमेल या SMS का प्रदाता न हो तो बिना भेजे यहीं रहते हैं।',
  nouns: 'संदेश',
  channels: {
    email: 'ईमेल',
    sms: 'SMS',
  },
  to: ({ channel, to }) => `${to} को ${channel}`,
  sentAt: ({ time }) => `भेजा गया ${time}`,
  noProviderSet: 'भेजा नहीं: कोई प्रदाता तय नहीं है',
  notTried: 'कोशिश नहीं की',
  notTriedYet: 'अभी कोशिश नहीं की',
  tries: ({ count }) => `${formatCount(count)} बार कोशिश`,
  openAbout: {
    booking: 'बुकिंग खोलें',
    lead: 'लीड खोलें',
    reminder: '“आज” खोलें',
  },
  retryFailed: 'संदेश फिर से नहीं भेजा जा सका',
  isSent: ({ which }) => `${which}: भेज दिया गया`,
  couldNotBeSent: ({ which, reason }) => `${which}: नहीं भेजा जा सका: ${reason}`,
  /** Before the name of the variable that sets a provider. */
  noProvider: {
    email: 'ईमेल का कोई प्रदाता तय नहीं है। संदेश भेजने के लिए साइट इसके साथ शुरू करें:',
    sms: 'SMS का कोई प्रदाता तय नहीं है। संदेश भेजने के लिए साइट इसके साथ शुरू करें:',
  },
  seeOperations: '(docs/operations.md में “Messages” देखें)।',
  sendNow: 'अभी भेजें',
  tryAgainNow: 'अभी फिर कोशिश करें',
} satisfies Like<typeof en>;
