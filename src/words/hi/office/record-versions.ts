import type { recordVersions as en } from '../../en/office/record-versions.ts';
import type { Like } from '../../like.ts';

export const recordVersions = {
  versions: 'संस्करण',
  readFailed: 'संस्करण नहीं मिल सके',
  restoreFailed: 'संस्करण वापस नहीं लाया जा सका',
  backToEditor: 'एडिटर पर लौटें',
  noneYet: 'अभी कोई संस्करण नहीं: अगली बार सेव करने पर पहला रखा जाएगा।',
  changes: 'क्या बदला',
  asItIs: 'अभी ऐसा ही है',
  compareWith: 'तुलना करें',
  firstOne: 'यह रखा गया पहला संस्करण है।',
  sameAsNow: 'यह संस्करण अभी जैसा ही है।',
  nothingChanged: 'इस संस्करण से फ़ॉर्म में कुछ नहीं बदला।',
  onlyFormatting: 'केवल फ़ॉर्मैटिंग या लिंक बदले।',
  bringBack: 'यह संस्करण वापस लाएँ',
  titleOf: ({ title }) => `“${title}” के संस्करण`,
  restoredFrom: ({ version }) => `संस्करण ${version} वापस लाया गया`,
  bringBackQuestion: ({ time }) =>
    `लेख, तस्वीरें और बाक़ी सब ${time} जैसे हो जाएँगे; पता और स्थिति वही रहेंगे। अभी जो है, वह भी एक संस्करण के रूप में रहेगा।`,
  isBack: ({ time, leftOut }) =>
    leftOut === 0
      ? `${time} का संस्करण वापस आ गया।`
      : `${time} का संस्करण वापस आ गया, हटाई जा चुकी ${leftOut} ${leftOut === 1 ? 'तस्वीर' : 'तस्वीरों'} के बिना।`,
  made: {
    created: 'बनाया',
    saved: 'सेव किया',
    autosaved: 'अपने-आप सेव हुआ',
    'status-set': 'स्थिति बदली',
    restored: 'वापस लाया गया',
    duplicated: 'कॉपी से बना',
    earlier: 'संस्करण रखे जाने से पहले का',
  },
  against: { before: 'पिछले से', now: 'अभी से' },
  marks: { added: 'जोड़ा:', removed: 'हटाया:' },
  values: { true: 'हाँ', false: 'नहीं', '': 'कोई नहीं' },
  contentPictures: 'लेख की तस्वीरें',
} satisfies Like<typeof en>;
