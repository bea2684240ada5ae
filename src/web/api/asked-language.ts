import type { Language } from '../../core/languages.ts';

/** Returns the query that asks for content in a language; English needs none. */
export const asked = (language: Language): { readonly lang?: Language } =>
  language === 'en' ? {} : { lang: language };
