import { formatCount } from '../../counts.ts';
import type { leads as en } from '../../en/office/leads.ts';
import type { Like } from '../../like.ts';

const statuses = { new: 'नई', contacted: 'संपर्क हुआ', converted: 'बुकिंग बनी', lost: 'हाथ से गई' } as const;

export const leads = {
  pageTitle: 'प्रचार लीड',
  noun: 'लीड',
  nouns: 'लीड',
  statuses,
  byStatus: 'स्थिति के अनुसार लीड',
  total: 'कुल',
  searched: 'नाम या फ़ोन',
  outbox: 'आउटबॉक्स',
  toCallBack: ({ due }) => `फ़ोन करना है${due === null ? '' : ` (${formatCount(due)})`}`,
  readFailed: 'लीड नहीं मिल सकीं',
  columns: {
    name: 'नाम',
    phone: 'फ़ोन',
    status: 'स्थिति',
    followUp: 'अगला संपर्क',
    notes: 'नोट',
    received: 'कब मिली',
  },
  newLead: 'नई लीड',
  unopened: 'नहीं खोली',
  isDueNow: 'बाकी',
  showAll: 'सभी लीड दिखाएँ',
  noneTitle: 'अभी कोई लीड नहीं',
  none: 'पॉपअप में नाम और फ़ोन देने वाले लोग यहाँ दिखेंगे।',
  noneDueTitle: 'अभी किसी को फ़ोन नहीं करना है',
  noneDue: 'नई लीड आपके फ़ोन करने तक यहाँ रहती हैं, बाकी अपने अगले संपर्क के दिन से दिखती हैं।',
  noMatchTitle: 'कोई लीड मेल नहीं खाती',
  noMatch:
    'कम शब्द लिखें या दूसरी स्थिति चुनें। नाम और फ़ोन को हर शब्द की शुरुआत से मिलाया जाता है। फ़ोन आखिरी तीन या ज़्यादा अंकों से भी मिल जाते हैं।',

  title: 'लीड',
  isDemo: 'डेमो',
  phoneAndTime: ({ phone, time }) => `${phone} · ${time} को दिया`,
  stepsThatDay: 'उस दिन साइट पर शायद यह किया',
  noSteps: 'उस दिन की कोई और गतिविधि पता नहीं है।',
  agreedTo: 'इस पर सहमति दी:',

  editLead: 'लीड बदलें',
  status: 'स्थिति',
  nextFollowUp: 'अगला संपर्क',
  saveFailed: 'लीड सेव नहीं हो सकी',
  notSaved: 'अभी सेव नहीं हुआ',
  saved: 'सेव हो गया',
  discardChanges: 'बदलाव छोड़ें',
  save: 'सेव करें',
  usualDays: 'संपर्क के आम दिन',
  tomorrow: 'कल',
  inThreeDays: '3 दिन में',
  inAWeek: 'एक हफ़्ते में',
  noDay: 'कोई दिन नहीं',
  useTheirs: 'उनका रखें',
  keepMine: 'मेरा रखें',
  changedMeanwhile: ({ status, day, notes }) =>
    `किसी दूसरे एडमिन ने यह लीड बदल दी है। अब स्थिति: ${statuses[status]}; ` +
    `अगला संपर्क: ${day ?? 'तय नहीं'}; ` +
    (notes === '' ? 'नोट: कोई नहीं' : `नोट: ${notes}`),
  unsavedChanges: ({ name }) => `${name} में आपके बदलाव अभी सेव नहीं हुए हैं।`,
  openAgain: 'फिर खोलें',

  deleteLead: 'लीड हटाएँ',
  delete: 'हटाएँ',
  deleteFailed: 'लीड हटाई नहीं जा सकी',
  whatDeletingDoes: ({ name, phone }) => `सूची से यह लीड हट जाएगी: ${name}, ${phone}। इसे तुरंत बाद वापस लिया जा सकता है।`,
  deleted: ({ name }) => `लीड हटाई गई: ${name}।`,
  restored: ({ name }) => `लीड वापस आ गई: ${name}।`,
  restoreFailed: 'लीड वापस नहीं लाई जा सकी',
} satisfies Like<typeof en>;
