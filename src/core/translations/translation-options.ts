/** What can be translated. The texts of the site are one record, whose id is `SITE_TEXTS`. */
export const TRANSLATED_KINDS = ['package', 'post', 'offer', 'site', 'legal'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** Id of the record with the site's own texts. */
export const SITE_TEXTS = 'texts';

/** The languages that content is translated into; originals are in English. */
export const TRANSLATION_LANGUAGES = ['hi', 'bn'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

/**
 * `draft`: what was saved last is not what visitors read, if they read any. `released`: it is. No translation at all is
 * `none`.
 */
export const TRANSLATION_STATES = ['none', 'draft', 'released'] as const;
