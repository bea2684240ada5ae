import { formatRupees } from '../../../core/money.ts';
import type {
  ChangeSaying,
  ContradictionSaying,
  FieldSaying,
  ProgressSaying,
  RefusalSaying,
  RefusalWords,
  SaidClosed,
  SaidNearby,
  SaidSeason,
} from '../../../core/planner/refusal-sayings.ts';
import type { TransportKind } from '../../../core/planner/scheduled-rides.ts';
import { speak, type Words } from '../../../core/sayings.ts';
import type { WishNote } from '../../../core/wish-words/wish-notes.ts';
import { TIERS } from './cards.ts';
import { days, joinNames, withoutStop, wordDay, wordRangeDay } from './grammar.ts';
import { AVOIDED, DIETS } from './wishes.ts';

const LISTED = {
  themes: 'विषय',
  pace: 'रफ़्तार',
  diet: 'खान-पान',
  transport: 'यात्रा का साधन',
  stay: 'ठहरने की जगह',
} as const;

const quoteNames = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const fields: Words<FieldSaying> = {
  'no-from': () => 'कृपया बताएँ कि आप कहाँ से चलेंगे',
  'no-to': () => 'कृपया बताएँ कि आप कहाँ जाएँगे',
  'no-departure': () => 'कृपया रवानगी की तारीख चुनें',
  'no-return': () => 'कृपया वापसी की तारीख चुनें',
  'bad-booking-day': () => 'बुकिंग का दिन कोई तारीख नहीं है',
  'departure-passed': () => 'रवानगी की तारीख बीत चुकी है',
  'bad-class': () => 'कृपया यात्रा की श्रेणी चुनें',
  'bad-prices': () => 'न्यूनतम कीमत अधिकतम से ज़्यादा नहीं हो सकती',
  'bad-travellers': ({ most }) => `हम 1 से ${most} यात्रियों की योजना बनाते हैं; बड़े समूहों का इंतज़ाम एजेंसी करती है`,
  'no-adult': () => 'कृपया कम से कम एक बड़े व्यक्ति को साथ रखें',
  'too-many-elders': () => 'बुज़ुर्ग बड़ों में गिने जाते हैं: वे उनसे ज़्यादा नहीं हो सकते',
  'bad-mobility': () => 'कृपया सूची से चुनें कि सब कितना चल पाते हैं',
  'bad-child': ({ most }) => `कृपया हर बच्चे की उम्र पूरे वर्षों में लिखें, 0 से ${most} तक`,
  'party-size': ({ adults, children, travellers }) =>
    `समूह में ${adults} बड़े और ${children} ${children === 1 ? 'बच्चा है' : 'बच्चे हैं'}, कुल ${adults + children}, पर यात्रा ${travellers} ${travellers === 1 ? 'यात्री' : 'यात्रियों'} के लिए है`,
  unlisted: ({ field }) => `कृपया सूची से चुनें: ${LISTED[field]}`,
  'bad-leaving': () => 'कृपया घर से निकलने का समय HH:MM में लिखें',
  'bad-returning': () => 'कृपया घर लौटने का समय HH:MM में लिखें',
  'backwards-day': ({ leave, home }) => `एक दिन की यात्रा में ${leave} बजे निकलकर ${home} बजे तक घर नहीं लौटा जा सकता`,
  'too-many-musts': ({ most }) => `कृपया ज़रूर देखने की ज़्यादा से ज़्यादा ${most} जगहें बताएँ`,
  'too-many-avoided': ({ most }) => `कृपया बचने की ज़्यादा से ज़्यादा ${most} चीज़ें बताएँ`,
  'wishes-unfit': ({ destination }) =>
    `इन तारीखों में ${destination} की ऐसी कोई यात्रा नहीं मिली जो आपकी सब इच्छाएँ पूरी करे। कुछ इच्छाएँ छोड़ दें।`,
  'unknown-musts': ({ names }) => `हम ${quoteNames(names)} नहीं जानते। सूची से कोई जगह चुनें।`,
  'unknown-avoided': ({ names }) => `${quoteNames(names)} से कैसे बचें, हमें नहीं पता। सूची से कोई जगह या प्रकार चुनें।`,
};

const contradictions: Words<ContradictionSaying> = {
  'wanted-and-avoided': ({ names }) => `आप ${joinNames(names)} देखना चाहते हैं, और उससे बचना भी।`,
  'unwanted-area': ({ name }) => `${name} वहीं है जहाँ आपने न जाने को कहा।`,
  'at-sunrise': ({ name }) => `${name} सूर्योदय के समय की जगह है, और आप सुबह जल्दी नहीं निकलना चाहते।`,
  strenuous: ({ name }) => `${name} आपके समूह के लिए बहुत थकाने वाला है।`,
  'unwanted-kind': ({ name }) => `${name} ऐसी जगह है जिससे आपने बचने को कहा।`,
};

const ALLOWED = {
  'no-flights': 'उड़ान की अनुमति दें',
  'no-night-trains': 'रात की ट्रेन की अनुमति दें',
  'own-car': 'अपनी कार के बिना जाएँ',
} as const;

const changes: Words<ChangeSaying> = {
  'any-pace': () => 'किसी भी रफ़्तार से योजना बनाएँ',
  'no-themes': () => 'बिना विषयों के योजना बनाएँ',
  'any-leaving': () => 'किसी भी समय घर से निकलें',
  'any-returning': () => 'किसी भी समय घर लौटें',
  'leave-from': ({ at }) => `${at} से घर से निकलें`,
  'home-by': ({ at }) => `${at} तक घर लौटें`,
  'no-wishes': () => 'इन इच्छाओं के बिना योजना बनाएँ',
  allow: ({ wish }) => ALLOWED[wish],
  'do-not-avoid': ({ avoided }) => `${'name' in avoided ? avoided.name : AVOIDED[avoided.kind]} को बाहर न रखें`,
  'leave-out': ({ name }) => `${name} छोड़ दें`,
  'more-days': ({ days: count }) => `${days(count)} की योजना बनाएँ`,
};

const nearby = (places: readonly SaidNearby[]): string =>
  joinNames(places.map(({ name, km }) => (km ? `${name} (${km} किमी दूर)` : name)));

const dontKnow = (name: string): string => `हम “${name}” नाम की कोई जगह नहीं जानते।`;

function wordClosed(why: SaidClosed): string {
  if ('reason' in why) return withoutStop(why.reason);
  if ('permit' in why) return `परमिट (${why.permit}) में ${days(why.days)} ${why.days === 1 ? 'लगता है' : 'लगते हैं'}`;
  return why.because === 'weekday' ? 'उस दिन बंद रहता है' : 'इस मौसम में बंद रहता है';
}

const wordSeason = (closed: SaidSeason | undefined): string =>
  closed === undefined
    ? ''
    : ` यह हर साल करीब ${wordRangeDay(closed.from)} से ${wordRangeDay(closed.to)} तक बंद रहता है, आपकी तारीखों में भी: ${withoutStop(closed.reason)}।`;

const KINDS: Readonly<Record<TransportKind, string>> = {
  flight: 'उड़ान',
  train: 'ट्रेन',
  bus: 'कोच बस',
  cab: 'किराए की कार',
};

const how: RefusalWords['how'] = ({ by, tier }) =>
  `${KINDS[by]} से, ${tier === 'dormitory' ? 'डॉर्मिटरी के बिस्तर' : `${TIERS[tier]} कमरे`}`;

const refusals: Words<RefusalSaying> = {
  ...fields,
  'dates-backwards': () => 'वापसी की तारीख रवानगी से पहले की है।',
  'same-place': () => 'शुरुआत और मंज़िल एक ही जगह नहीं हो सकतीं',
  'too-long': ({ days: count }) => `हम ${days(count)} तक की यात्राओं की योजना बनाते हैं। कृपया वापसी की तारीख पहले की चुनें।`,
  outing: ({ sight, town }) =>
    `${sight} तो ${town} से ही घूम आने की जगह है, और यात्रा वहीं से शुरू होती है: अलग से योजना की ज़रूरत नहीं। शुरुआत या मंज़िल कोई और चुनें।`,
  abroad: ({ name, instead }) =>
    `${name} भारत से बाहर है; हम भारत के भीतर की यात्राओं की योजना बनाते हैं। ${instead.join(', ')} कैसा रहेगा?`,
  'which-one': ({ name, places }) => `${name} नाम की कई जगहें हैं: ${nearby(places)}। आप किसकी बात कर रहे हैं?`,
  unknown: ({ name }) => `${dontKnow(name)} स्पेलिंग जाँचें, या पास के बड़े शहर का नाम लिखें।`,
  'unknown-near': ({ name, places }) => `${dontKnow(name)} वहाँ के पास हम इनकी योजना बनाते हैं: ${nearby(places)}।`,
  'unknown-sure': ({ name, places }) => `${dontKnow(name)} क्या आपका मतलब ${nearby(places)} है?`,
  'unknown-like': ({ name, places }) => `${dontKnow(name)} मिलते-जुलते नाम: ${nearby(places)}।`,
  unplanned: ({ name, places, closed }) =>
    `हम अभी ${name} की यात्राओं की योजना नहीं बनाते।${wordSeason(closed)} जिनकी बनाते हैं, उनमें सबसे पास: ${nearby(places)}।`,
  'unplanned-route': ({ name, places, closed }) =>
    `हम अभी ${name} की यात्राओं की योजना नहीं बनाते।${wordSeason(closed)} हम इनकी बनाते हैं: ${nearby(places)}।`,
  'unplanned-circuit': ({ name, places, closed }) =>
    `हम अभी ${name} की एक साथ योजना नहीं बनाते।${wordSeason(closed)} हम इनकी बनाते हैं: ${nearby(places)}।`,
  'too-far-apart': ({ names }) =>
    `${joinNames(names)} एक यात्रा के लिए बहुत दूर-दूर हैं: सड़क से एक दिन में एक से दूसरी तक नहीं पहुँचा जा सकता। इनकी अलग-अलग यात्राएँ बनाएँ।`,
  closed: ({ name, why, opens, others }) =>
    [
      `इन तारीखों में ${name} नहीं जाया जा सकता: ${wordClosed(why)}।`,
      ...(opens === undefined ? [] : [`आप ${wordDay(opens)} से जा सकते हैं।`]),
      ...(others.length > 0 ? [`तब तक: ${others.join(', ')}।`] : []),
    ].join(' '),
  'too-short': ({ destination, days: count, from, by }) =>
    `${from} से ${destination} की यात्रा के लिए, ${KINDS[by]} से, कम से कम ${days(count)} चाहिए। वापसी की तारीख बाद की चुनें।`,
  'too-many-days': ({ destination, days: count }) =>
    `${destination} में इतने दिन भरने लायक जगहें हमें नहीं पता; ${days(count)} तक की यात्रा बन सकती है। वापसी की तारीख पहले की चुनें, या कोई इलाका चुनें।`,
  'no-way': ({ from, destination }) =>
    `इन तारीखों में ${from} से ${destination} और वापस, सुरक्षित यात्रा समय के भीतर कोई रास्ता नहीं मिला। पास के किसी बड़े शहर से शुरू करें।`,
  'no-time': ({ from, destination, towns }) =>
    `${from} से ऐसी कोई योजना नहीं मिली जिसमें ${joinNames(towns)} से ${destination} देखने का समय हो।`,
  'budget-low': ({ least, by, tier }) =>
    `इन तारीखों की योजनाएँ प्रति व्यक्ति ${formatRupees(least)} से शुरू होती हैं, ${how({ by, tier })}।`,
  'budget-high': ({ dearest }) =>
    `सबसे अच्छे कमरों के साथ भी यह यात्रा प्रति व्यक्ति ${formatRupees(dearest)} की है। अपना न्यूनतम बजट घटाएँ।`,
  'wishes-impossible': ({ destination, because, works }) => {
    const why = because
      ? speak(contradictions, because)
      : `इन तारीखों में ${destination} की ऐसी कोई यात्रा नहीं मिली जो आपकी सब इच्छाएँ पूरी करे।`;
    if (works.length === 0) return `${why} दोनों में से एक बदलें।`;
    return `${why} यह हो सकता है: ${joinNames(works.map((change) => speak(changes, change)))}।`;
  },
};

const progress: Words<ProgressSaying> = {
  places: () => 'जगहें खोजी जा रही हैं',
  transport: ({ destination }) => `${destination} की ट्रेनें, उड़ानें और सड़कें देखी जा रही हैं`,
  sights: () => 'देखने की जगहें चुनी और खुलने के समय जाँचे जा रहे हैं',
  prices: () => 'कमरों, भोजन और सवारी की कीमत लगाई जा रही है',
  checks: () => 'हर योजना में गलतियाँ जाँची जा रही हैं',
  'try-wishes': () => 'देखा जा रहा है कि कौन-सी इच्छा आड़े आती है',
  'try-price': ({ price }) => `प्रति व्यक्ति ${formatRupees(price)} आज़माया जा रहा है`,
  'try-budget': ({ price }) => `प्रति व्यक्ति ${formatRupees(price)} तक आज़माया जा रहा है`,
  'try-days': ({ days: count }) => `${days(count)} की यात्रा आज़माई जा रही है`,
  'try-place': ({ name }) => `${name} आज़माया जा रहा है`,
  'try-day': ({ day }) => `${wordDay(day)} आज़माया जा रहा है`,
  write: () => 'विवरण लिखे जा रहे हैं',
  'without-moods': () => 'आपकी सब इच्छाएँ इन तारीखों में नहीं बैठतीं; उनके बिना योजना बन रही है',
};

const wishNotes: Words<WishNote> = {
  'no-meat': ({ diet }) => `${DIETS[diet]} भोजन और मछली या मांस साथ नहीं चलते: हम ${DIETS[diet]} ही रखते हैं।`,
  'ages-missing': () => 'बच्चे कितने साल के हैं? दिन कितना लंबा हो, यह उनकी उम्र से तय होता है।',
};

/** The Hindi words for what the planner answers beside plans. */
export const refusalWords: RefusalWords = {
  refusals,
  changes,
  how,
  fastest: (way) => (way === null ? 'हमें कोई नहीं पता' : KINDS[way]),
  progress,
  wishNotes,
};
