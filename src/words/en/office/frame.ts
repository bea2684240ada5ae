/** The frame around every section of the back office. */
export const frame = {
  language: 'Language',
  opening: 'Opening the back office…',
  needsScripts: 'The back office needs JavaScript.',
} as const;
