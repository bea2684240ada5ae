import { LANGUAGES, type Language, preferredLanguage } from '../../../core/languages.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

/** Storage key of the language that the visitor chose or kept. */
const LANGUAGE_KEY = 'safarnama_language';

export const keepLanguage = (language: Language): void => writeStored(LANGUAGE_KEY, language);

/**
 * Returns the language to offer on a page: the one chosen at an earlier visit, otherwise the browser's; null when the
 * page is in it already.
 */
export function languageToOffer(page: Language): Language | null {
  const stored = readStored(LANGUAGE_KEY);
  const chosen = LANGUAGES.find((language) => language === stored) ?? preferredLanguage(navigator.languages);
  return chosen === undefined || chosen === page ? null : chosen;
}
