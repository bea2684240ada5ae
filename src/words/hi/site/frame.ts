import type { frame as en } from '../../en/site/frame.ts';
import type { Like } from '../../like.ts';

export const frame = {
  skip: 'सीधे मुख्य भाग पर जाएँ',
  loadingPage: 'पेज खुल रहा है',
  upToOff: ({ percent }) => `${percent}% तक की छूट`,
  home: 'होम',
  packages: 'पैकेज',
  places: 'जगहें',
  sources: 'स्रोत',
  blog: 'ब्लॉग',
  contact: 'संपर्क',
  homeOf: ({ brand }) => `${brand}, होम`,
  main: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  openMenu: 'मेन्यू खोलें',
  languages: 'भाषा',
  darkColours: 'डार्क मोड',
  footer: 'पेज के नीचे के लिंक',
  planTrip: 'यात्रा की योजना बनाएँ',
  checkPlan: 'कोई भी योजना जाँचें',
  copyright: ({ brand, agency }) => `© ${brand}, ${agency} के साथ। बुकिंग होने तक कीमतें अनुमानित हैं।`,
} satisfies Like<typeof en>;
