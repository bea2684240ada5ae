import type { TranslationSummary } from '../../../contracts/translations.ts';
import {
  TRANSLATION_LANGUAGES,
  type TranslatedKind,
  type TranslationLanguage,
} from '../../../core/translations/translation-options.ts';
import type { Writer } from '../../database/database.ts';
import { type SummaryRow, type TranslationRow, translationStore } from './translation-store.ts';

/** The summary of a translation that nobody has begun. */
export const NO_TRANSLATION = { state: 'none', isShown: false, isStale: false, byModel: false } as const;

export const summaryOf = (
  language: TranslationLanguage,
  { state, writtenBy, stale }: Pick<TranslationRow, 'state' | 'writtenBy' | 'stale'>,
  isShown: boolean,
): TranslationSummary => ({
  language,
  state: state === 'released' ? 'released' : 'draft',
  isShown,
  isStale: stale === 1,
  byModel: writtenBy === 'model',
});

/** Returns how far the translations of a record are, one for each language. */
export const presentSummaries = (rows: readonly SummaryRow[], recordId: string): TranslationSummary[] =>
  TRANSLATION_LANGUAGES.map((language) => {
    const row = rows.find((each) => each.recordId === recordId && each.language === language);
    return row ? summaryOf(language, row, row.isShown === 1) : { language, ...NO_TRANSLATION };
  });

/** Returns how far the translations of records are, by their id. */
export async function readSummaries(
  from: Writer,
  kind: TranslatedKind,
  recordIds: readonly string[],
): Promise<(recordId: string) => TranslationSummary[]> {
  const rows = await translationStore.listSummaries(from, kind, recordIds);
  return (recordId) => presentSummaries(rows, recordId);
}
