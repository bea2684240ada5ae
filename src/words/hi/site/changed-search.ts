import type { changedSearch as en } from '../../en/site/changed-search.ts';
import type { Like } from '../../like.ts';

export const changedSearch = {
  changeSearch: 'खोज बदलें',
  keepSearch: 'वैसी ही रहने दें',
  openingForm: 'खोज का फ़ॉर्म खुल रहा है',
  datesPassed: 'इस खोज की तारीखें बीत चुकी हैं',
  chooseDates: ({ dates }) => `आपकी खोज ${dates} की थी। उतने ही दिनों की अगली तारीखें सुझाई गई हैं; ठीक न लगें तो दूसरी चुनें।`,
  earlier: ({ from, to, dates }) => `नीचे आपकी पिछली खोज की योजनाएँ हैं: ${from} से ${to}, ${dates}।`,
  earlierItineraries: 'पिछली खोज की यात्रा योजनाएँ',
} satisfies Like<typeof en>;
