import type { failures as en } from '../../en/site/failures.ts';
import type { Like } from '../../like.ts';

const more = ({ km, days }: { km: number; days: number }): string =>
  `${km > 0 ? `, ${km} किमी दूर` : ''}${days > 0 ? `, ${days} दिन के लिए` : ''}`;

export const failures = {
  none: 'इस बार कोई यात्रा योजना नहीं बनी',
  remedies: 'आप क्या बदल सकते हैं',
  titles: {
    UNKNOWN_PLACE: 'यह जगह हमें नहीं मिली',
    ABROAD: 'हम केवल भारत के भीतर की यात्राएँ बनाते हैं',
    BUDGET_TOO_LOW: 'बजट थोड़ा कम है',
    BUDGET_TOO_HIGH: 'आपका न्यूनतम बजट ज़्यादा है',
    TRIP_TOO_SHORT: 'इस यात्रा के लिए और समय चाहिए',
    ROUTE_TOO_FAR: 'ये जगहें एक-दूसरे से बहुत दूर हैं',
    TRIP_TOO_LONG: 'इतनी लंबी यात्रा हम नहीं बनाते',
    DESTINATION_CLOSED: 'इन तारीखों में बंद',
    WISHES_IMPOSSIBLE: 'आपकी इच्छाएँ आपस में मेल नहीं खातीं',
    DATE_ORDER: 'वापसी की तारीख रवानगी से पहले की है',
    SAME_PLACE: 'आप तो वहीं हैं',
    INVALID_INPUT: 'अपनी खोज जाँच लें',
  },
  notPlannedYet: 'हम अभी इस जगह की यात्रा नहीं बनाते',
  whichPlace: 'आप कौन-सी जगह कह रहे हैं?',
  notPlanned: 'यह यात्रा अभी नहीं बन सकी',
  startFrom: ({ name, km, days }) => `${name} से शुरू करें${more({ km, days })}`,
  goTo: ({ name, km, days }) => `इसके बजाय ${name} जाएँ${more({ km, days })}`,
  didYouMean: ({ name }) => `क्या आपका मतलब ${name} है?`,
  withBudget: ({ price }) => `${price} तक के बजट में खोजें`,
  roomyBudget: ({ price }) => `${price} तक, ज़्यादा विकल्पों के लिए`,
  fromPrice: ({ price }) => `${price} या उससे ऊपर खोजें`,
  anyPrice: 'कीमत की सीमा के बिना खोजें',
  planDays: ({ days }) => `${days} दिन की योजना बनाएँ`,
  planDaysWithBudget: ({ days, price }) => `${days} दिन की योजना बनाएँ, ${price} तक के बजट में`,
  goFrom: ({ day }) => `${day} को या उसके बाद जाएँ`,
  goOn: ({ day }) => `${day} को जाएँ`,
  planTravellers: ({ count }) => `${count} यात्रियों के लिए योजना बनाएँ`,
  swapDates: 'दोनों तारीखें आपस में बदलें',
} satisfies Like<typeof en>;
