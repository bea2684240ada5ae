import type { translationStates as en } from '../../en/office/translation-states.ts';
import type { Like } from '../../like.ts';

export const translationStates = {
  translations: 'अनुवाद',
  states: {
    none: 'अनुवाद नहीं हुआ',
    draft: 'ड्राफ़्ट',
    model: 'AI का ड्राफ़्ट',
    released: 'जारी',
    newer: 'जारी, साथ में नया ड्राफ़्ट',
  },
  outdated: ({ state }) => `${state}, पुराना पड़ गया`,
  linkOf: ({ language, state }) => `${language}: ${state}`,
  linkOfRecord: ({ title, language, state }) => `${title} का ${language} में अनुवाद: ${state}`,
} satisfies Like<typeof en>;
