import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import { isStale, translateRecord } from '../../../core/translations/translated-texts.ts';
import type { TranslatedKind } from '../../../core/translations/translation-options.ts';
import type { Writer } from '../../database/database.ts';
import { markOf, readTranslation, translationStore } from './translation-store.ts';

/** Marks the translations of a record that its present originals have left behind, in the transaction that saves it. */
export async function followOriginal(
  trx: Writer,
  kind: TranslatedKind,
  recordId: string,
  record: object,
): Promise<void> {
  for (const row of await translationStore.listOf(trx, kind, recordId)) {
    const stale = isStale(record, TRANSLATED_FIELDS[kind], readTranslation(row.document, row), markOf) ? 1 : 0;
    if (stale !== row.stale) await translationStore.setStale(trx, row, stale);
  }
}

/** Returns a record in each language that visitors read it in, besides the original. */
export async function releasedVersions<Shown extends object>(
  from: Writer,
  kind: TranslatedKind,
  recordId: string,
  record: Shown,
): Promise<Shown[]> {
  const rows = await translationStore.listOf(from, kind, recordId);
  return rows.flatMap((row) =>
    row.released === null
      ? []
      : [translateRecord(record, TRANSLATED_FIELDS[kind], readTranslation(row.released, row), markOf)],
  );
}
