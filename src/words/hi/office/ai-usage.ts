import { formatCount } from '../../counts.ts';
import type { aiUsage as en } from '../../en/office/ai-usage.ts';
import type { Like } from '../../like.ts';

export const aiUsage = {
  pageTitle: 'AI का उपयोग',
  about: 'यात्राओं और दिन-प्रतिदिन की योजनाओं के अनुरोध: कितने, कितनी देर में और कितने खर्च में।',
  period: 'अवधि',
  periods: { '24h': 'पिछले 24 घंटे', '7d': 'पिछले 7 दिन', '30d': 'पिछले 30 दिन', '90d': 'पिछले 90 दिन' },
  figures: ({ period }) => `AI का उपयोग, ${period}`,
  totalRequests: 'कुल अनुरोध',
  successes: 'सफल',
  errors: 'गड़बड़ियाँ',
  averageResponse: 'औसत समय',
  tokens: 'टोकन',
  cost: 'खर्च',
  parts: 'AI के उपयोग के भाग',
  tabs: { endpoints: 'काम के अनुसार', recent: 'हाल के अनुरोध', logs: 'पूरा लॉग' },
  noDataTitle: 'चुनी हुई अवधि का कोई डेटा नहीं है।',
  noData: 'बनाई गई यात्राएँ और दिन-प्रतिदिन की योजनाएँ यहाँ अपने-आप दिखती हैं।',
  offline: 'आँकड़े लाते समय नेटवर्क टूट गया',
  readFailed: ({ why }) => `AI के उपयोग के आँकड़े नहीं मिल सके: ${why}`,

  /** The endpoints that are logged. */
  endpoints: {
    'generate-itinerary': 'यात्रा की योजना बनाना',
    'itinerary-details': 'दिन-प्रतिदिन की योजना लिखना',
    replay: 'अनुरोध दोहराना',
    'draft-translation': 'अनुवाद का ड्राफ़्ट बनाना',
  },
  endpointStats: 'काम के अनुसार आँकड़े',
  endpoint: 'काम',
  requests: 'अनुरोध',
  errorRate: 'गड़बड़ी की दर',

  requestsAnHour: 'हर घंटे के अनुरोध और गड़बड़ियाँ',
  requestsADay: 'हर दिन के अनुरोध और गड़बड़ियाँ',
  requestsAndErrors: ({ requests, errors }) =>
    `${formatCount(requests)} अनुरोध, ${formatCount(errors)} ${errors === 1 ? 'गड़बड़ी' : 'गड़बड़ियाँ'}।`,
  /** The chart's highest point. */
  peak: ({ time }) => `सबसे ज़्यादा: ${time}।`,
  responseTime: 'जवाब का समय',
  noRequests: 'कोई अनुरोध नहीं।',
  medianAndP95: ({ median, p95 }) => `मीडियन ${median}, p95 ${p95}।`,
  median: 'मीडियन',
  p95: 'p95',
  costAnHour: 'हर घंटे का खर्च',
  costADay: 'हर दिन का खर्च',
  costInAll: ({ cost, isTracked }) => `कुल ${cost}।${isTracked ? '' : ' अभी खर्च का हिसाब नहीं रखा जा रहा (सेटिंग)।'}`,
  seconds: ({ amount }) => `${amount} सेकंड`,

  model: 'AI मॉडल',
  noCalls: 'मॉडल से कुछ नहीं पूछा गया।',
  texts: 'पाठ',
  textsJudged: ({ accepted, refused }) => `${accepted} स्वीकार, ${refused} नामंज़ूर`,
  inventedRemoved: 'हटाए गए मनगढ़ंत दावे',
  repairs: 'सुधार',
  answeredShare: 'जवाब मिले सवाल',
  allAnswered: ({ calls }) =>
    calls === 1 ? 'एक ही सवाल था, उसका जवाब मिला।' : `सभी ${formatCount(calls)} सवालों के जवाब मिले।`,
  someAnswered: ({ answered, calls }) =>
    `${formatCount(calls)} में से ${answered} के जवाब मिले; बाकी की जगह साइट के अपने शब्द रहे।`,
  unanswered: 'बिना जवाब के सवाल',
  whyUnanswered: 'जवाब क्यों नहीं मिला',
  questions: 'सवाल',

  plansPassed: 'सभी जाँचों में खरी योजनाएँ',
  noPlans: 'कोई योजना नहीं बनी।',
  allPassed: ({ plans }) => (plans === 1 ? 'एक ही योजना, खरी उतरी।' : `सभी ${formatCount(plans)} योजनाएँ।`),
  somePassed: ({ passed, plans }) =>
    `${formatCount(plans)} में से ${passed} ${plans === 1 ? 'योजना' : 'योजनाएँ'}; बाकी कभी दिखाई नहीं गईं।`,
  failedChecks: 'जाँचें जिनमें योजनाएँ खरी नहीं उतरीं',
  failedCheck: 'जाँच जो पूरी नहीं हुई',
  plans: 'योजनाएँ',

  costPerBooking: 'प्रति बुकिंग खर्च',
  noBookings: 'इस अवधि में कोई बुकिंग नहीं।',
  costDivided: 'इस अवधि का खर्च, इसी अवधि की बुकिंग में बाँटकर।',
  inThisPeriod: 'इस अवधि में',
  bookings: 'बुकिंग',
  spentToday: 'आज का खर्च',
  dailyBudget: 'रोज़ का बजट',
  noLimit: 'कोई सीमा नहीं',
  budgetShare: 'आज के बजट का खर्च हुआ हिस्सा',
  budgetUsedUp: 'आज का बजट खत्म हो चुका है: भारत में आधी रात तक मॉडल से नहीं पूछा जाएगा।',
  budgetUntracked: 'बजट तय है पर खर्च का हिसाब नहीं रखा जा रहा, इसलिए मॉडल से नहीं पूछा जाता।',
  changeInSettings: 'सेटिंग में बदलें',
} satisfies Like<typeof en>;
