import type { packageCards as en } from '../../en/site/package-cards.ts';
import type { Like } from '../../like.ts';

export const packageCards = {
  featured: 'चुनिंदा पैकेज',
  featuredLead: 'तय कीमत, हर दिन की योजना, और हमारी टीम का फ़ोन।',
  featuredList: 'एजेंसी के पैकेज',
  featuredLoading: 'चुनिंदा पैकेज लोड हो रहे हैं…',
  to: 'से',
  original: 'पहले की कीमत',
  perPerson: 'प्रति व्यक्ति',
  forGroup: 'पूरे समूह के लिए',
  off: ({ percent }) => `${percent}% छूट`,
  rated: 'रेटिंग',
  ofFiveBy: '(5 में से), समीक्षाएँ:',
  ratings: ({ count, isSample }) => (isSample ? `${count}, नमूना` : count),
  categories: {
    Adventure: 'एडवेंचर',
    Beach: 'समुद्र तट',
    Cultural: 'संस्कृति',
    Wildlife: 'वन्यजीव',
    Honeymoon: 'हनीमून',
    Family: 'परिवार के साथ',
    Luxury: 'लग्ज़री',
    Budget: 'किफ़ायती',
    'Weekend Getaway': 'सप्ताहांत की सैर',
    International: 'विदेश यात्रा',
    Domestic: 'देश की यात्रा',
  },
} satisfies Like<typeof en>;
