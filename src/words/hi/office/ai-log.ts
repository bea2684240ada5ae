import { formatCount } from '../../counts.ts';
import type { aiLog as en } from '../../en/office/ai-log.ts';
import type { Like } from '../../like.ts';

export const aiLog = {
  columns: {
    request: 'अनुरोध',
    status: 'स्थिति',
    response: 'समय लगा',
    tokens: 'टोकन',
    cost: 'खर्च',
    when: 'कब',
  },
  statuses: { success: 'सफल', error: 'गड़बड़ी' },
  refusedStatus: 'मना किया',
  /** "सफल 200". */
  statusAndCode: ({ status, code }) => `${status} ${code}`,
  reading: 'लॉग खुल रहा है',
  readFailed: 'लॉग नहीं मिल सका',
  noMatchTitle: 'कोई अनुरोध मेल नहीं खाता',
  noMatch: 'कोई और काम या स्थिति चुनें, संदर्भ संख्या के कम अक्षर लिखें, या लंबी अवधि चुनें।',
  onThisPage: ({ count }) => `इस पेज पर ${formatCount(count)} अनुरोध, सबसे नए पहले`,
  newest: 'सबसे नए',
  older: 'पुराने',
  reference: 'संदर्भ संख्या',
  startsWith: 'शुरू के अक्षर',
  endpoint: 'काम',
  allEndpoints: 'सभी काम',
  allStatuses: 'सभी स्थितियाँ',

  title: 'अनुरोध',
  noun: 'अनुरोध',
  replay: 'दोहराएँ',
  when: 'कब',
  responseTime: 'जवाब का समय',
  network: 'नेटवर्क',
  browser: 'ब्राउज़र',
  asked: 'क्या माँगा गया',
  answered: 'क्या जवाब मिला',
  masked: 'फ़ोन, ईमेल, नाम और टोकन लिखने से पहले छिपा दिए गए; पते में से सिर्फ़ नेटवर्क रखा जाता है।',

  calls: 'मॉडल से पूछे गए सवाल',
  /** What models are asked for. */
  purposes: {
    wish: 'यात्री की इच्छा पढ़ना',
    cards: 'शीर्षक और विवरण लिखना',
    days: 'दिन-प्रतिदिन की योजना लिखना',
    repair: 'नामंज़ूर पाठ फिर से लिखना',
    translation: 'पाठों का अनुवाद',
  },
  model: 'मॉडल',
  modelOf: ({ model, provider }) => `${model} (${provider})`,
  prompt: 'प्रॉम्प्ट',
  inputAndOutput: 'क्या भेजा और क्या मिला',
  input: 'क्या भेजा',
  output: 'क्या मिला',
  tokens: 'टोकन',
  tokensInOut: ({ input, output }) => `${input} भेजे, ${output} मिले`,
  cost: 'खर्च',
  firstWords: 'पहले शब्द',
  totalTime: 'कुल समय',
  placesPicked: 'चुनी गई जगहें',
  texts: 'पाठ',
  inventedRemoved: 'हटाए गए मनगढ़ंत दावे',

  asWords: 'शब्दों में',
  asJson: 'JSON में',
  nothing: 'कुछ नहीं',
  yes: 'हाँ',
  no: 'नहीं',
  range: ({ low, high }) => `${low} से ${high}`,

  replayTitle: 'अनुरोध दोहराएँ',
  prompts: 'प्रॉम्प्ट',
  noModel: 'कोई AI मॉडल तय नहीं है, इसलिए इस अनुरोध को दोहराया नहीं जा सकता।',
  chooseModel: 'सेटिंग में मॉडल चुनें',
  replayFailed: 'अनुरोध दोहराया नहीं जा सका',
  provider: ({ name }) => `प्रदाता: ${name}`,
  promptInUse: ({ version }) => `${version} (अभी चालू)`,
  /** What to look at when comparing the versions of the prompts. */
  promptNotes: {
    '2026-11-plain': 'छोटा और तथ्यों पर',
    '2026-11-warm': 'ज़्यादा अपनापन, क्या दिखेगा और क्या चखेंगे, उसके साथ',
    '2026-11-wishes': 'छोटा और तथ्यों पर; इच्छा पढ़ते समय बाकी इच्छाएँ भी जानता है',
  },
  temperature: 'टेम्परेचर',
  temperatureRange: '0 से 2',
  replaying: 'फिर से योजना बन रही है…',
  replayAbout:
    'लॉग के अनुरोध की योजना चुने हुए मॉडल से फिर बनती है और फ़र्क दिखाए जाते हैं। विज़िटर यह कभी नहीं देखते; खर्च किसी भी अनुरोध जितना ही होता है।',

  original: 'तब का जवाब',
  replayed: 'दोबारा बनी योजना',
  planNumber: ({ number }) => `योजना ${number}`,
  withoutModel: 'कोई नहीं: सिर्फ़ साइट का प्लानर',
  outcome: 'नतीजा',
  passedChecks: 'सभी जाँचों में खरी',
  passedOf: ({ passed, plans }) => `${formatCount(plans)} में से ${passed} ${plans === 1 ? 'योजना' : 'योजनाएँ'}`,
  refusedTexts: 'नामंज़ूर पाठ',
  repairs: 'सुधार',
  noMatchingPlan: 'वैसी कोई योजना नहीं',
  /** Around the marked price, before the marked length. */
  beforePrice: 'प्रति व्यक्ति ',
  afterPrice: ', ',
  days: ({ count }) => `${formatCount(count)} दिन`,
  sights: 'देखने की जगहें',
  wordsBy: { model: 'मॉडल के शब्दों में', 'built-in': 'साइट के अपने शब्दों में' },
  noPlans: 'दोनों में से किसी में कोई योजना नहीं है।',
  differences: ({ plans, sights, price, title, description, alone }) => {
    const told = [
      [sights, 'में जगहें अलग'],
      [price, 'में कीमत अलग'],
      [title, 'में शीर्षक अलग'],
      [description, 'में विवरण अलग'],
      [alone, 'सिर्फ़ एक ओर'],
    ] as const;
    const differing = told.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
    return `${formatCount(plans)} ${plans === 1 ? 'योजना' : 'योजनाएँ'}: ${differing.length === 0 ? 'दोनों ओर एक जैसी' : differing.join(', ')}।`;
  },
} satisfies Like<typeof en>;
