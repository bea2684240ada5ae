import type { translationStates as en } from '../../en/office/translation-states.ts';
import type { Like } from '../../like.ts';

export const translationStates = {
  translations: 'অনুবাদ',
  states: {
    none: 'অনুবাদ হয়নি',
    draft: 'খসড়া',
    model: 'AI-এর খসড়া',
    released: 'প্রকাশিত',
    newer: 'প্রকাশিত, সঙ্গে নতুন খসড়া',
  },
  outdated: ({ state }) => `${state}, পুরোনো হয়ে গেছে`,
  linkOf: ({ language, state }) => `${language}: ${state}`,
  linkOfRecord: ({ title, language, state }) => `“${title}”-এর ${language} অনুবাদ: ${state}`,
} satisfies Like<typeof en>;
