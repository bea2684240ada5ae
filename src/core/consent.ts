import type { Language } from './languages.ts';

/** Returns what is stored of a consent: the version of its text, and the language in which it was read. */
export const storedConsent = ({ version }: { readonly version: string }, language: Language): string =>
  language === 'en' ? version : `${version} ${language}`;
