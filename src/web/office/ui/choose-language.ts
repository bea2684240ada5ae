import { type Language, OFFICE_LANGUAGE_COOKIE } from '../../../core/languages.ts';
import { setCookie } from '../../browser/storage.ts';

const KEPT_FOR_DAYS = 365;

/** Keeps the language of the back office in this browser, and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  setCookie(OFFICE_LANGUAGE_COOKIE, language, KEPT_FOR_DAYS);
  location.reload();
}
