import type { itinerary as en } from '../../en/site/itinerary.ts';
import type { Like } from '../../like.ts';

export const itinerary = {
  fullTitle: ({ title, from, to, duration }) => `${title}: ${from} से ${to}, ${duration}`,
  titleWithStart: ({ title, days, from }) => `${title}, ${from} से ${days} दिन`,
  titleWithLength: ({ title, days }) => `${title}, ${days} दिन`,
  summary: ({ name, from, sights, transport, price }) =>
    `${from} से ${name}${sights.length > 0 ? `: ${sights.join(', ')}` : ''}। ${transport && `${transport}। `}प्रति व्यक्ति करीब ${price}।`,
  price: ({ price }) => `प्रति व्यक्ति करीब ${price}।`,
  notFoundTitle: 'यह योजना नहीं मिली',
  notFound: 'यात्रा योजना नहीं मिली। नई योजना के लिए फिर से खोजें।',
  notFoundPage: 'यात्रा योजना नहीं मिली',
  notOpened: 'यात्रा योजना नहीं खुल सकी',
  backToSearch: 'खोज पर लौटें',
  backToResults: 'नतीजों पर लौटें',
  requestBooking: 'बुकिंग का अनुरोध करें',
  whatsIncluded: 'क्या-क्या शामिल है',
  howItServes: 'यह योजना आपकी इच्छाएँ कैसे पूरी करती है',
  beforeYouGo: 'जाने से पहले',
  leaves: ({ time }) => `${time} बजे रवाना`,
  returns: ({ time }) => `करीब ${time} बजे वापस`,
  sights: ({ count }) => `देखने की ${count} ${count === 1 ? 'जगह' : 'जगहें'}`,
  priceCard: 'कीमत',
  estimate: ({ day }) => `यह ${day} की दरों से लगाया अनुमान है। एजेंसी बुकिंग पक्की करती है, तब कीमत तय होती है।`,
  pricedFor: ({ planned, others }) =>
    `इस योजना की कीमत ${planned === 1 ? '1 यात्री' : `${planned} यात्रियों`} के हिसाब से है। ${others === 1 ? '1 यात्री' : `${others} यात्रियों`} के लिए कमरे और गाड़ी का बँटवारा अलग होता है।`,
  planFor: ({ count }) => `${count === 1 ? '1 यात्री' : `${count} यात्रियों`} के लिए योजना बनाएँ`,
  pictures: 'तस्वीरें',
  openLarge: 'बड़ी करके देखें',
  landscape: 'भारत का एक दृश्य',
  landscapeAtDusk: 'शाम के समय भारत का एक दृश्य',
  dayByDay: 'दिन-प्रतिदिन',
  placesToVisit: 'देखने की जगहें',
  morePlaces: 'देखने की और जगहें',
  opensMap: 'OpenStreetMap पर खुलेगा',
  signInTitle: 'मुफ़्त खाता बनाते ही पूरी योजना खुल जाती है',
  signInLead:
    'हर दिन का हर घंटा, जगहों के बीच की सवारी, भोजन और प्रवेश शुल्क, हर दिन का नक्शा और हर मद की कीमत। बस एक नाम, फ़ोन नंबर और पासवर्ड चाहिए।',
  signIn: 'योजना देखने के लिए साइन इन करें',
  needsScript: 'साइन इन करने के लिए JavaScript चाहिए। उसे चालू करके पेज फिर से लोड करें, या हमें फ़ोन करें, हम योजना आपको भेज देंगे।',
  retry: 'फिर से योजना बनाएँ',
  planNotLoaded: 'दिन-प्रतिदिन की योजना नहीं खुल सकी।',
} satisfies Like<typeof en>;
