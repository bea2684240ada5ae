/** Refusals of translations. */
export const translations = {
  changed: 'The original was changed meanwhile. Open the translation again to see the change.',
  meanwhile:
    'Another admin changed this translation meanwhile. Open it again to see their changes before you save yours.',
  notFound: 'There is no such translation',
  characters: 'Contains characters that cannot be used',
  nothingAt: ({ path }: { path: string }) => `Nothing is translated at ${path}`,
  someProblems: 'Some texts need a change before this can be saved. See beside them.',
  nothingTranslated: 'Translate at least one text before you release it.',
} as const;
