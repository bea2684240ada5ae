import type { compare as en } from '../../en/site/compare.ts';
import type { Like } from '../../like.ts';
import { joinNames, nights, wordDuration } from '../planner/grammar.ts';
import { vehicle } from '../planner/vehicles.ts';

export const compare = {
  compare: 'तुलना में लें',
  compareTrip: ({ title }) => `तुलना में लें: ${title}`,
  chosen: ({ count, most }) => `${most} में से ${count} चुनी गईं`,
  chooseMore: 'तुलना के लिए एक और चुनें।',
  mostChosen: ({ most }) => `एक बार में ${most} योजनाओं की तुलना होती है। पहले एक हटाएँ।`,
  clear: 'सब हटाएँ',
  takeOut: ({ title }) => `तुलना से हटाएँ: ${title}`,
  title: ({ count }) => `${count} योजनाएँ साथ-साथ`,
  loading: 'योजनाएँ आ रही हैं',
  notLoaded: 'तुलना नहीं खुल सकी। फिर कोशिश करें।',
  gone: ({ count }) => (count === 1 ? 'इनमें से एक योजना अब नहीं है।' : `इनमें से ${count} योजनाएँ अब नहीं हैं।`),
  tooFew: 'साथ-साथ देखने के लिए नतीजों में से कम से कम दो योजनाएँ चुनें।',
  tryAgain: 'फिर कोशिश करें',
  otherSearch: 'ये सब योजनाएँ एक ही तारीखों और यात्रियों के लिए नहीं हैं।',

  price: 'कीमत',
  length: 'दिन और रातें',
  travel: 'शहरों के बीच का सफ़र, आना-जाना',
  times: 'जाना और लौटना',
  local: 'हर जगह पर आना-जाना',
  sights: 'देखने की जगहें',
  hotel: 'ठहरना',
  walking: 'पैदल चलना',
  rest: 'आराम और खाली समय',
  leftOut: 'क्या छूटता है',
  kept: 'देरी होने पर',
  notes: 'जानने की बातें',

  lowestPrice: 'सबसे कम कीमत',
  leastTravel: 'रास्ते में सबसे कम समय',
  mostRest: 'सबसे ज़्यादा आराम',
  mostKept: 'सबसे भरोसेमंद',
  time: ({ minutes }) => wordDuration(minutes),
  vehicles: ({ vehicles }) => vehicles.map((is) => vehicle({ is })).join(', '),
  nightsOnBoard: ({ count }) => `सफ़र में ${nights(count)}`,
  leaves: ({ time }) => `घर से ${time} बजे`,
  returns: ({ time }) => `आखिरी दिन करीब ${time} बजे घर`,
  shared: ({ count }) => (count === 2 ? 'दोनों में' : `तीनों में`),
  only: 'केवल इसमें',
  noOther: 'और कोई जगह नहीं',
  hard: ({ sights }) => `चढ़ाई या बहुत सीढ़ियाँ: ${joinNames(sights)}`,
  easy: 'न चढ़ाई, न लंबी सीढ़ियाँ',
  none: 'आपकी चाही या ज़रूर देखने की कोई जगह नहीं',
  noNotes: 'कुछ खास नहीं',
  unknown: 'इस पुरानी योजना के लिए पता नहीं',
  share: ({ share }) => `100 में से ${share} बार योजना निभी (सिमुलेशन में)`,

  difference: {
    price: ({ title, price }) => `“${title}” प्रति व्यक्ति ${price} सस्ती है`,
    travel: ({ title, minutes }) => `“${title}” में शहरों के बीच ${wordDuration(minutes)} कम लगते हैं`,
    both: ({ title, price, minutes }) =>
      `“${title}” प्रति व्यक्ति ${price} सस्ती है और शहरों के बीच ${wordDuration(minutes)} कम लगते हैं`,
    sights: ({ title, count }) => `“${title}” में ${count} ऐसी जगहें हैं जो औरों में नहीं`,
    none: 'कीमत, समय और देखने की जगहें लगभग एक-सी हैं',
  },
  sentence: ({ parts }) => `${parts.join('; ')}।`,

  map: 'नक्शा',
  hideMap: 'नक्शा हटाएँ',
  mapTitle: 'सब योजनाओं के रास्ते एक नक्शे पर',
  routeOf: ({ number, title }) => `रास्ता ${number} का कार्ड दिखाएँ: ${title}`,
  mapHint: 'हर रास्ते पर उसके कार्ड की संख्या है। एक ही रास्ता देखने के लिए कार्ड या संख्या पर जाएँ।',
} satisfies Like<typeof en>;
