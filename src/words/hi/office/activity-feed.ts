import { formatCount } from '../../counts.ts';
import type { activityFeed as en } from '../../en/office/activity-feed.ts';
import type { Like } from '../../like.ts';

/** A trip without a name. */
const SOME_TRIP = 'कोई यात्रा योजना';

/** The networks on which trips are shared, by the names that are recorded. */
const PLATFORMS = new Map([
  ['facebook', 'Facebook पर'],
  ['twitter', 'X पर'],
  ['whatsapp', 'WhatsApp पर'],
  ['copy', 'लिंक कॉपी किया'],
]);

export const activityFeed = {
  /** Why no trip was made. */
  refusals: {
    UNKNOWN_PLACE: 'जगह पता नहीं',
    ABROAD: 'विदेश',
    TRIP_TOO_SHORT: 'दिन बहुत कम',
    TRIP_TOO_LONG: 'दिन बहुत ज़्यादा',
    BUDGET_TOO_LOW: 'बजट बहुत कम',
    BUDGET_TOO_HIGH: 'बजट बहुत ज़्यादा',
    DESTINATION_CLOSED: 'साल के उस समय बंद',
    ROUTE_TOO_FAR: 'जगहें एक-दूसरे से बहुत दूर',
    WISHES_IMPOSSIBLE: 'इच्छाएँ किसी यात्रा में नहीं बैठतीं',
    SAME_PLACE: 'दोनों जगहें एक ही',
    DATE_ORDER: 'तारीखें उलटे क्रम में',
    INVALID_INPUT: 'लिखा हुआ समझ नहीं आया',
    OTHER: 'वजह दर्ज नहीं',
    'HTTP 499': 'विज़िटर ने तैयार होने तक इंतज़ार नहीं किया',
  },
  searchedFromTo: ({ from, to }) => `${from} से ${to}`,
  searchedDays: ({ first, last }) => `${first} से ${last}`,
  searchedTravellers: ({ count }) => `${formatCount(count)} यात्री`,
  searchedBudget: ({ low, high }) => `प्रति व्यक्ति ${low} से ${high}`,
  searchRefused: ({ why }) => `यात्रा नहीं मिली: ${why}`,
  searchTook: ({ seconds }) => `${seconds} सेकंड में`,
  tripSearched: 'यात्रा खोजी',

  bookingRequest: ({ reference, source, by }) =>
    `${source} के लिए बुकिंग अनुरोध ${reference}${by === null ? '' : `: ${by}`}`,
  contactLeft: ({ source, by }) =>
    `${source === 'popup' ? 'पॉपअप' : source} में नाम और फ़ोन दिया${by === null ? '' : `: ${by}`}`,
  formSent: 'फ़ॉर्म भेजा',
  signedIn: 'साइन इन किया',
  registered: 'रजिस्टर किया',

  dayPlanOpened: ({ trip }) => `दिन-प्रतिदिन की योजना खोली: ${trip ?? SOME_TRIP}`,
  tripRead: ({ trip, seconds }) => {
    const read = `पढ़ी: ${trip ?? SOME_TRIP}`;
    if (seconds === null) return read;
    if (seconds < 60) return `${read}, ${Math.round(seconds)} सेकंड`;
    return `${read}, ${Math.floor(seconds / 60)} मिनट ${Math.round(seconds % 60)} सेकंड`;
  },
  tripShared: ({ trip, platform }) =>
    `शेयर की: ${trip ?? SOME_TRIP}${platform === null ? '' : `, ${PLATFORMS.get(platform) ?? platform}`}`,
  somethingFailed: 'कुछ गड़बड़ हो गई',
  failedAt: ({ message, path }) => `${message}, यहाँ: ${path}`,
  pageOpened: 'कोई पेज खोला',

  withoutAccount: 'बिना खाते का यात्री',
  erased: 'मिटाया गया',
  visitor: ({ key }) => `विज़िटर ${key}`,

  timeline: 'गतिविधियों का क्रम',
  person: 'व्यक्ति',
  seenFrom: ({ contact, time, hasEarlier }) =>
    `${contact === '' ? '' : `${contact} · `}${hasEarlier ? 'यहाँ की सबसे पुरानी गतिविधि' : 'पहली बार'}: ${time}`,
  recognisedForADay: 'विज़िटर सिर्फ़ एक दिन के लिए पहचाने जाते हैं: कल लौटने पर उन्हें नया गिना जाता है।',
  lastActivities: ({ count }) => `पिछली ${formatCount(count)} गतिविधियाँ`,
  everything: 'अब तक की सारी गतिविधियाँ',
  typeOnDevice: ({ type, device }) => `${type}, ${device}`,
} satisfies Like<typeof en>;
