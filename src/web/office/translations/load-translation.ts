import type { Translation } from '../../../contracts/translations.ts';
import { TRANSLATION_LANGUAGES, type TranslatedKind } from '../../../core/translations/translation-options.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { adminApi, whenSignedIn, wordsOf } from '../api/admin-api.ts';

/** The parts of the address of a translation. */
export interface TranslationAddress {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly language: string;
}

export interface LoadedTranslation {
  /** Null without a session, and when it could not be loaded. */
  readonly translation: Translation | null;
  /** Why it could not be loaded; empty on success. */
  readonly failure: string;
}

export const paramsOf = ({ kind, recordId, language }: Pick<Translation, 'kind' | 'recordId' | 'language'>) => ({
  kind,
  id: recordId,
  language,
});

/** Loads a translation for its screen. */
export async function loadTranslation({ kind, id, language }: TranslationAddress): Promise<LoadedTranslation> {
  const known = TRANSLATION_LANGUAGES.find((each) => each === language);
  if (!known) return { translation: null, failure: translations.failures.read };
  try {
    const params = { kind, id, language: known };
    const answer = await whenSignedIn(() => adminApi('GET /api/admin/translations/{kind}/{id}/{language}', { params }));
    return { translation: answer?.translation ?? null, failure: '' };
  } catch (error) {
    return { translation: null, failure: wordsOf(error, translations.failures.read) };
  }
}
