import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import type { TranslatedField, Translation } from '../../../contracts/translations.ts';
import { readTexts } from '../../../core/translations/field-rule.ts';
import { alignTexts, type TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import type { Original } from '../../records/translations/originals.ts';
import { NO_TRANSLATION, summaryOf } from '../../records/translations/summaries.ts';
import {
  markOf,
  readTranslation,
  type TranslationKey,
  type TranslationRow,
} from '../../records/translations/translation-store.ts';

function presentFields(
  kind: TranslationKey['kind'],
  { record }: Original,
  translated: TranslatedTexts,
): TranslatedField[] {
  return Object.entries(TRANSLATED_FIELDS[kind]).flatMap(([path, { form, max }]) => {
    const originals = readTexts(record, path);
    if (originals.every((original) => original.trim() === '')) return [];
    const aligned = alignTexts(originals, translated[path] ?? [], markOf);
    const texts = originals.map((original, at) => {
      const { text = '', madeFrom = markOf(original), byModel = false } = aligned[at] ?? {};
      return { original, mark: markOf(original), text, madeFrom: text === '' ? markOf(original) : madeFrom, byModel };
    });
    return [{ path, form, max, texts }];
  });
}

/** Returns a translation beside its original; one that nobody has begun has no texts. */
export function presentTranslation(
  { kind, recordId, language }: TranslationKey,
  original: Original,
  row: TranslationRow | undefined,
  canDraft: boolean,
): Translation {
  return {
    ...(row ? summaryOf(language, row, row.released !== null) : { language, ...NO_TRANSLATION }),
    kind,
    recordId,
    title: original.title,
    page: original.page,
    version: row?.version ?? 0,
    updatedAt: row ? new Date(row.updatedAt).toISOString() : null,
    updatedBy: row?.updatedBy ?? '',
    fields: presentFields(kind, original, row ? readTranslation(row.document, row) : {}),
    canDraft,
  };
}
