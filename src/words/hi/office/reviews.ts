import type { reviews as en } from '../../en/office/reviews.ts';
import type { Like } from '../../like.ts';

export const reviews = {
  title: 'समीक्षाएँ',
  about: 'यात्री हर पूरी हुई यात्रा के लिए एक समीक्षा लिखते हैं। आप उसे दिखाएँ या नहीं; उसके शब्द वैसे ही रहते हैं।',
  states: { waiting: 'इंतज़ार में', released: 'दिख रही', rejected: 'नहीं दिख रही' },
  filter: 'स्थिति के अनुसार समीक्षाएँ',
  stateCount: ({ state, count }) => `${state} (${count})`,
  unread: 'समीक्षाएँ लोड नहीं हो सकीं',
  noneTitle: 'यहाँ कोई समीक्षा नहीं है',
  none: 'बुकिंग पूरी होने पर यात्रियों से उसके पेज पर पूछा जाता है।',
  by: ({ name, when }) => `${name}, ${when}`,
  booking: ({ reference }) => `बुकिंग ${reference}`,
  release: 'दिखाएँ',
  reject: 'न दिखाएँ',
  takeBack: 'साइट से हटाएँ',
  decided: ({ state, admin, when }) => `${state}: ${admin}, ${when}`,
  failed: 'समीक्षा बदली नहीं जा सकी',
  released: 'समीक्षा साइट पर है।',
  rejected: 'समीक्षा नहीं दिख रही है।',
  withoutText: 'केवल सितारे',
  nouns: 'समीक्षाएँ',
} satisfies Like<typeof en>;
