import type { backups as en } from '../../en/office/backups.ts';
import type { Like } from '../../like.ts';

export const backups = {
  title: 'बैकअप',
  about:
    'साइट जो कुछ रखती है, तस्वीरों समेत, एक फ़ाइल में। हर रात एक बनता है और 14 दिन रखा जाता है; हाथ से बनाए बैकअप हटाए जाने तक रहते हैं।',
  make: 'अभी बैकअप बनाएँ',
  makeFailed: 'बैकअप नहीं बन सका',
  made: 'बैकअप बन गया।',
  unread: 'बैकअप की सूची नहीं मिल सकी',
  failed: ({ time, reason }) => `${time} का बैकअप नहीं बन सका। ${reason}।`,
  noneTitle: 'अभी कोई बैकअप नहीं',
  none: 'पहला आज रात बनेगा, या ऊपर का बटन दबाएँ।',
  deleteTitle: 'यह बैकअप हटाएँ?',
  remove: 'हटाएँ',
  removeNamed: ({ title }) => `${title} का बैकअप हटाएँ`,
  removeFailed: 'बैकअप नहीं हटाया जा सका',
  removed: 'बैकअप हटा दिया गया।',
  removeHint: ({ title }) => `${title} का बैकअप हमेशा के लिए हटा दिया जाएगा। डाउनलोड की गई कॉपियाँ बनी रहेंगी।`,
  stages: {
    pictures: 'तस्वीरें पैक हो रही हैं',
    database: 'डेटाबेस कॉपी हो रहा है',
    packing: 'डेटाबेस पैक हो रहा है',
  },
  underWay: ({ isNightly, by, stage }) =>
    `${isNightly ? 'आज रात का बैकअप बन रहा है' : by ? `${by} का बैकअप बन रहा है` : 'बैकअप बन रहा है'}: ${stage}…`,
  progress: 'बैकअप',
  downloadFailed: 'बैकअप डाउनलोड नहीं हो सका',
  download: 'डाउनलोड करें',
  downloadNamed: ({ title }) => `${title} का बैकअप डाउनलोड करें`,
  madeBy: ({ name }) => `${name} ने बनाया`,
  onMachine: 'साइट की मशीन पर बना',
  isNightly: 'रात का',
  byHand: 'हाथ से',
  unreadable: 'पढ़ा नहीं जा सकता',
  restoreTitle: 'बैकअप वापस कैसे लाएँ',
  restoreStop: 'साइट की सभी प्रक्रियाएँ रोक दें।',
  /** Before the command. */
  restoreRun: 'उसकी मशीन पर, उसके फ़ोल्डर में और उसके एनवायरनमेंट के साथ यह चलाएँ:',
  restoreFile: 'FILE डाउनलोड किया हुआ बैकअप है, या उसकी फ़ाइल का नाम।',
  restoreStart: 'साइट फिर से शुरू करें। सबको फिर से साइन इन करना होगा।',
  restoreChecks:
    'कुछ भी बदलने से पहले बैकअप जाँचा जाता है, और मौजूदा डेटा अलग रख लिया जाता है। बैकअप के बाद जिनकी जानकारी मिटाई गई थी, वह लौट आती है: उसे फिर से मिटाएँ।',
  keepPrivate: 'बैकअप में सारा डेटा होता है, यात्रियों की जानकारी भी। इसे गोपनीय रखें, और एक कॉपी किसी दूसरी मशीन पर रखें।',
} satisfies Like<typeof en>;
