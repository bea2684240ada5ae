/** The agency's legal pages; each has the path of its name. */
export const LEGAL_PAGES = ['privacy', 'terms', 'cancellation', 'grievance'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Returns the path of a legal page in English. */
export const legalPath = (name: LegalPageName): string => `/${name}`;

/** Maximum length of a page's text without tags, in UTF-16 units. */
export const LEGAL_LIMIT = 60_000;

/** What a draft leaves to the agency: words in double square brackets. */
const BLANK = /\[\[([^[\]]+)\]\]/g;

/** Returns what is still to be filled in, each once, in the order of the text. */
export const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([, blank = '']) => blank.trim())),
];
