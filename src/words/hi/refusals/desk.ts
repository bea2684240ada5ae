import type { LinkedKind } from '../../../core/customers/customer-options.ts';
import type { desk as en } from '../../en/refusals/desk.ts';
import type { Like } from '../../like.ts';

const records: Readonly<Record<LinkedKind, string>> = { booking: 'बुकिंग', lead: 'लीड', user: 'खाता' };
const channels: Readonly<Record<string, string>> = { email: 'ई-मेल', sms: 'SMS', whatsapp: 'WhatsApp' };
const states: Readonly<Record<string, string>> = {
  waiting: 'भेजा जाना बाकी',
  sent: 'भेजा गया',
  failed: 'नहीं पहुँचा',
  delivered: 'पहुँच गया',
  read: 'पढ़ा गया',
  kept: 'नहीं भेजा गया',
};

export const desk = {
  noCustomer: 'ऐसा कोई ग्राहक नहीं है',
  noRecord: 'यह रिकॉर्ड अब नहीं है',
  noTask: 'ऐसा कोई काम नहीं है',
  noFile: 'ऐसी कोई फ़ाइल नहीं है',
  noAssignee: 'यह एडमिन अब इसे नहीं सँभाल सकते। किसी और को चुनें।',
  customerChanged: 'इस बीच किसी और एडमिन ने इस ग्राहक की जानकारी बदली है। उनके बदलाव देखने के लिए फिर से लोड करें, फिर अपने सहेजें।',
  linkedToAnother: ({ name }) => `यह किसी और ग्राहक, ${name}, से जुड़ा है। पहले वहाँ से हटाएँ।`,
  linkedElsewhere: 'यह किसी और ग्राहक से जुड़ा है',
  sameCustomer: 'किसी ग्राहक को उसी से नहीं मिलाया जा सकता',
  nothingToUndo: 'अब इसे पलटा नहीं जा सकता: यह पहले ही पलटा जा चुका है, या एक दिन बीत गया है।',
  noteMissing: 'पहले नोट लिखें',
  consentInFuture: 'आज या उससे पहले का दिन चुनें',
  chooseFile: 'कोई फ़ाइल चुनें',
  tooManyFiles: ({ most }) => `एक ग्राहक की ज़्यादा से ज़्यादा ${most} फ़ाइलें हो सकती हैं`,
  fileLinkExpired: 'यह लिंक अब नहीं चलता। ग्राहक के पेज से फ़ाइल फिर खोलें।',
  laterDay: 'आज के बाद का दिन चुनें',

  leadLeft: ({ name, notes }) => `${name} ने कॉल माँगी${notes === '' ? '' : `। ${notes}`}`,
  tripKept: ({ title }) => `यात्रा सहेजी: ${title}`,
  messageWritten: ({ channel, state, text }) => `${channels[channel] ?? channel}, ${states[state] ?? state}: ${text}`,
  joined: 'दूसरे ग्राहक के साथ मिलाया गया',
  records,
  linked: ({ what, title }) => `${what}${title === '' ? '' : ` ${title}`} जोड़ा गया`,
  unlinked: ({ what, title }) => `${what}${title === '' ? '' : ` ${title}`} हटाया गया`,
  taskDone: ({ title, by }) => `${title} (${by} ने पूरा किया)`,

  wroteOnWhatsapp: 'WhatsApp पर लिखा',
  restored: ({ held }) =>
    held > 0
      ? `अब पहले के समय का डेटा इस्तेमाल हो रहा है। आउटबॉक्स में ${held} संदेश रोके गए हैं: उन्हें देख लें।`
      : 'अब पहले के समय का डेटा इस्तेमाल हो रहा है।',
  reviewWritten: ({ stars, title }) => `5 में से ${stars} सितारे: ${title}`,
  taskDue: 'इस काम का समय हो गया है',
  waitingToday: ({ count }) => `आज आपके लिए ${count} काम`,
} satisfies Like<typeof en>;
