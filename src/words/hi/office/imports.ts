import { formatCount } from '../../counts.ts';
import type { imports as en } from '../../en/office/imports.ts';
import type { Like } from '../../like.ts';

const rowsOf = (rows: number): string => `${formatCount(rows)} ${rows === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;

export const imports = {
  titles: { lead: 'लीड आयात करें', booking: 'बुकिंग आयात करें' },
  back: { lead: 'लीड पर लौटें', booking: 'बुकिंग पर लौटें' },
  about: 'पहले दिखेगा कि हर पंक्ति का क्या होगा। आपके कहने से पहले कुछ दर्ज नहीं होता, और यात्रियों को कोई संदेश नहीं जाता।',
  bounds:
    'CSV फ़ाइल, सबसे ऊपर कॉलमों के नाम, ज़्यादा से ज़्यादा 25 MB और 1,00,000 पंक्तियाँ: Excel, Google Sheets, किसी और टूल से, या इसी साइट से डाउनलोड की हुई।',
  choose: 'CSV फ़ाइल चुनें',
  chooseAnother: 'दूसरी फ़ाइल चुनें',
  deleteFile: 'यह फ़ाइल हटाएँ',
  deleted: 'फ़ाइल हटा दी गई',
  sending: ({ percent }) => `भेजी जा रही है, ${percent}%`,
  reading: 'फ़ाइल पढ़ी जा रही है…',
  sendFailed: 'फ़ाइल भेजी नहीं जा सकी',
  failed: 'यह नहीं हो सका',
  unread: 'आयात लोड नहीं हो सके',
  latest: 'पिछले आयात',
  sentBy: ({ by, time }) => `${by}, ${time}`,

  columnsTitle: 'किस कॉलम में क्या है',
  fileFacts: ({ size, rows }) => `${size}, ${rowsOf(rows)}`,
  encoding: 'अक्षर',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252 (पुराना Excel)',
  },
  delimiter: 'सेल के बीच',
  delimiters: { ',': 'अल्पविराम', ';': 'अर्धविराम', '\t': 'टैब' },
  standsFor: ({ column }) => `कॉलम “${column}” में है`,
  unnamed: ({ number }) => `कॉलम ${number}`,
  leaveOut: 'छोड़ दें',
  leftOut: ({ columns }) => `छोड़े गए: ${columns}`,
  check: 'पंक्तियाँ जाँचें',
  checking: 'पंक्तियाँ जाँची जा रही हैं…',

  checkedTitle: 'पंक्तियों का क्या होगा',
  fates: { new: 'नई', existing: 'पहले से मौजूद', doubled: 'फ़ाइल में दो बार', refused: 'नहीं ली जाएँगी' },
  fatesOf: {
    lead: {
      new: 'जोड़ी जाएँगी',
      existing: 'इस फ़ोन की लीड है, वह वैसी ही रहेगी',
      doubled: 'पहले की किसी पंक्ति में यही फ़ोन है',
      refused: 'जोड़ी नहीं जाएँगी',
    },
    booking: {
      new: 'जोड़ी जाएँगी',
      existing: 'वही यात्री, दिन और यात्रा; वैसी ही रहेगी',
      doubled: 'पहले की कोई पंक्ति ऐसी ही है',
      refused: 'जोड़ी नहीं जाएँगी',
    },
  },
  reasons: 'पंक्तियाँ क्यों नहीं ली जाएँगी',
  reasonRows: ({ reason, rows }) => `${reason}: ${rowsOf(rows)}`,
  downloadRefused: 'न ली गई और दोहराई पंक्तियाँ डाउनलोड करें',
  firstRows: ({ fate }) => `पहली पंक्तियाँ: ${fate}`,
  line: 'पंक्ति',
  name: 'नाम',
  phone: 'फ़ोन',
  reason: 'कारण',
  rulesTitle: 'सेल कैसे पढ़े जाते हैं',
  dates:
    'तारीख: 2026-04-03, या दिन पहले: 03/04/2026 यानी 3 अप्रैल। 3-4-26 और 3 Apr 2026 भी। Excel की दिन-संख्याएँ नहीं ली जातीं।',
  rules: {
    lead: 'स्थिति न हो तो लीड नई मानी जाती है, ज़रिया न हो तो “फ़ाइल से”। सहमति तभी दर्ज होती है जब कोई कॉलम हाँ कहे।',
    booking:
      'खुली बुकिंग की तारीख आज या आगे की हो; पूरी और रद्द बुकिंग अपनी पुरानी तारीख और कुल दाम रखती हैं। दाम: 45000, ₹1,24,500 या 1.5 lakh, पूरे रुपये में। दिन न लिखे हों तो यात्रा एक दिन की। आयात की गई तारीख की याद नहीं भेजी जाती।',
  },
  importedBefore: ({ by, time }) => `${by} ने यह फ़ाइल ${time} को आयात की थी।`,
  importAgain: 'फिर से आयात करें',
  nothingNew: 'कोई पंक्ति नई नहीं है: आयात करने को कुछ नहीं।',
  start: ({ rows }) => `${rowsOf(rows)} आयात करें`,
  changeColumns: 'कॉलम बदलें',

  states: {
    waiting: 'आयात नहीं हुई',
    running: 'आयात हो रही है',
    stopped: 'रुकी हुई',
    done: 'आयात हो गई',
    undoing: 'वापस ली जा रही है',
    undone: 'वापस ली गई',
  },
  progress: 'कितना हुआ',
  handled: ({ handled, rows }) => `${rowsOf(rows)}, इनमें से ${formatCount(handled)} हो चुकीं`,
  goesOn: 'आप यह पेज छोड़ सकते हैं: काम चलता रहेगा।',
  stop: 'रोकें',
  goOn: 'आगे बढ़ाएँ',
  added: 'जोड़ी गईं',
  undo: 'आयात वापस लें',
  undoTitle: 'यह आयात वापस लें?',
  undoAbout: ({ rows }) => `जोड़े गए ${formatCount(rows)} रिकॉर्ड हटा दिए जाएँगे। जो इस बीच बदले या जोड़े गए, वे रहेंगे।`,
  removed: ({ rows }) => `फिर हटाए गए: ${formatCount(rows)}`,
  kept: ({ rows }) => `इस बीच बदले, इसलिए रहे: ${formatCount(rows)}`,
  showList: { lead: 'लीड दिखाएँ', booking: 'बुकिंग दिखाएँ' },
} satisfies Like<typeof en>;
