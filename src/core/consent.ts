import type { Language } from './languages.ts';

/** Returns what is stored of a consent: the version of its text, and the language in which it was read. */
export const storedConsent = ({ version }: { readonly version: string }, language: Language): string =>
  language === 'en' ? version : `${version} ${language}`;

/** Stored where no text was read: the person agreed by speech, as the admin who entered them noted. */
export const SPOKEN_CONSENT = 'spoken';
