/** How far a translation is, on cards and in editors. */
export const translationStates = {
  translations: 'Translations',
  states: {
    none: 'Not translated',
    draft: 'Draft',
    model: 'AI draft',
    released: 'Released',
    newer: 'Released, with a newer draft',
  },
  outdated: ({ state }: { state: string }) => `${state}, out of date`,
  linkOf: ({ language, state }: { language: string; state: string }) => `${language}: ${state}`,
  linkOfRecord: ({ title, language, state }: { title: string; language: string; state: string }) =>
    `Translation of ${title} into ${language}: ${state}`,
} as const;
