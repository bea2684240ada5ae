import type { searchHistory as en } from '../../en/site/search-history.ts';
import type { Like } from '../../like.ts';

export const searchHistory = {
  title: 'हाल की खोजें',
  hint: 'आपके सब उपकरणों की खोजें। इन्हें केवल आप देखते हैं।',
  way: ({ from, to }) => `${from} से ${to}`,
  travellers: ({ count }) => `${count} यात्री`,
  upTo: ({ price }) => `प्रति व्यक्ति ${price} तक`,
  wishes: ({ count }) => `${count} ${count === 1 ? 'इच्छा' : 'इच्छाएँ'}`,
  passed: 'तारीखें बीत चुकी हैं: नई चुनें',
  remove: 'हटाएँ',
  removeSearch: ({ way, dates }) => `खोज हटाएँ: ${way}, ${dates}`,
  clear: 'सब हटाएँ',
  removed: ({ way }) => `${way} की खोज हटा दी गई।`,
  cleared: ({ count }) => (count === 1 ? 'आपकी खोज हटा दी गई।' : `सभी ${count} खोजें हटा दी गईं।`),
  undo: 'वापस लाएँ',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  showAll: ({ count }) => `सभी ${count} दिखाएँ`,
  all: 'सब खोजें',
  recent: 'आपकी पिछली खोजें',
} satisfies Like<typeof en>;
