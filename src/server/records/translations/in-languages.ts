import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import type { InLanguages } from '../../../contracts/translations.ts';
import { LANGUAGES, type Language, localPath, splitPath } from '../../../core/languages.ts';
import { isOwnPage } from '../../../core/site/own-page.ts';
import { type TranslatedTexts, translateRecord } from '../../../core/translations/translated-texts.ts';
import type { TranslatedKind } from '../../../core/translations/translation-options.ts';
import type { Writer } from '../../database/database.ts';
import { markOf, readTranslation, translationStore } from './translation-store.ts';

/** A record in the language of a call. */
export interface RecordInLanguage extends InLanguages {
  /** Returns the record, or what a card shows of it, in released words of the language. */
  readonly translate: <Shown extends object>(shown: Shown, fits?: (original: string, text: string) => boolean) => Shown;
}

const languageOf = (tag: string): Language => LANGUAGES.find((language) => language === tag) ?? 'en';

function inLanguage(
  kind: TranslatedKind,
  texts: TranslatedTexts | null,
  language: Language,
  languages: readonly Language[],
): RecordInLanguage {
  return {
    language: texts ? language : 'en',
    languages: ['en', ...languages],
    translate: (shown, fits) => (texts ? translateRecord(shown, TRANSLATED_FIELDS[kind], texts, markOf, fits) : shown),
  };
}

/** A record that has no translation. */
export const IN_ENGLISH: RecordInLanguage = { language: 'en', languages: ['en'], translate: (shown) => shown };

/** Returns records in a language, by their id: what cards show of them, or all. */
export async function readInLanguage(
  from: Writer,
  kind: TranslatedKind,
  recordIds: readonly string[],
  asked: { readonly language: Language; readonly part: 'card' | 'released' },
): Promise<(recordId: string) => RecordInLanguage> {
  const rows = await translationStore.listReleased(from, kind, recordIds, asked);
  return (recordId) => {
    const own = rows.filter((row) => row.recordId === recordId);
    const words = own.find((row) => row.language === asked.language);
    const texts = words?.words == null ? null : readTranslation(words.words, words);
    const languages = own.filter(({ whole }) => whole === 1).map((row) => languageOf(row.language));
    return inLanguage(kind, texts, asked.language, languages);
  };
}

/** Returns the languages in which each record of a kind has a page, English first. */
export async function readLanguages(from: Writer, kind: TranslatedKind): Promise<(recordId: string) => Language[]> {
  const languagesOf = new Map<string, Language[]>();
  for (const { recordId, language } of await translationStore.listWhole(from, kind)) {
    languagesOf.set(recordId, [...(languagesOf.get(recordId) ?? ['en']), languageOf(language)]);
  }
  return (recordId) => languagesOf.get(recordId) ?? ['en'];
}

/** Returns HTML whose links to pages of this site lead to them in the reader's language. */
export function withLocalLinks(html: string, language: Language): string {
  if (language === 'en') return html;
  return html.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (whole, before: string, address: string) => {
    const isOurs = isOwnPage(address.replaceAll('&amp;', '&')) && splitPath(address).language === 'en';
    return isOurs ? before + localPath(language, address) : whole;
  });
}
