import { type Language, languageTagged } from '../../core/languages.ts';

/** Returns the language in which the server has rendered this document; English where there is none, as in tests. */
export const languageOfDocument = (): Language =>
  typeof document === 'undefined' ? 'en' : languageTagged(document.documentElement.lang);
