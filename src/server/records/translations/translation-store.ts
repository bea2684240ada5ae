import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { MarkOf, TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import type { TranslatedKind, TranslationLanguage } from '../../../core/translations/translation-options.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';

export type TranslationRow = Selectable<Schema['translations']>;

/** A translation among all. */
export interface TranslationKey {
  readonly kind: TranslatedKind;
  readonly recordId: string;
  readonly language: TranslationLanguage;
}

const documentSchema = z.record(
  z.string(),
  z.array(z.object({ text: z.string(), madeFrom: z.string(), byModel: z.boolean().optional() })),
);

/** Returns the stored texts of a translation. */
export const readTranslation = (
  document: string,
  { kind, recordId, language }: Pick<TranslationRow, 'kind' | 'recordId' | 'language'>,
): TranslatedTexts => readDocument(documentSchema, document, `${language} translation of ${kind} ${recordId}`);

/** Returns the mark of an original text, by which a change of it is noticed. */
export const markOf: MarkOf = (original) => createHash('sha256').update(original).digest('base64url').slice(0, 16);

const SUMMARY = ['recordId', 'language', 'state', 'writtenBy', 'stale', 'version'] as const;
export type SummaryRow = Pick<TranslationRow, (typeof SUMMARY)[number]> & { readonly isShown: number };

/** Holds all SQL of translations. */
export const translationStore = {
  find: (from: Writer, { kind, recordId, language }: TranslationKey): Promise<TranslationRow | undefined> =>
    from
      .selectFrom('translations')
      .selectAll()
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('language', '=', language)
      .executeTakeFirst(),

  listOf: (from: Writer, kind: TranslatedKind, recordId: string): Promise<TranslationRow[]> =>
    from.selectFrom('translations').selectAll().where('kind', '=', kind).where('recordId', '=', recordId).execute(),

  /** Returns how far the translations of these records are. */
  async listSummaries(from: Writer, kind: TranslatedKind, recordIds: readonly string[]): Promise<SummaryRow[]> {
    if (recordIds.length === 0) return [];
    return from
      .selectFrom('translations')
      .select(SUMMARY)
      .select((select) => select.case().when('released', 'is', null).then(0).else(1).end().as('isShown'))
      .where('kind', '=', kind)
      .where('recordId', 'in', [...recordIds])
      .execute();
  },

  /**
   * Returns the released translations of records in every language, with the words of one: those that cards show, or
   * all.
   */
  async listReleased(
    from: Writer,
    kind: TranslatedKind,
    recordIds: readonly string[],
    { language, part }: { readonly language: string; readonly part: 'card' | 'released' },
  ) {
    if (recordIds.length === 0) return [];
    return from
      .selectFrom('translations')
      .select(['kind', 'recordId', 'language', 'whole'])
      .select((select) => select.case().when('language', '=', language).then(select.ref(part)).end().as('words'))
      .where('kind', '=', kind)
      .where('recordId', 'in', [...recordIds])
      .where('released', 'is not', null)
      .orderBy('language', 'desc')
      .execute();
  },

  /** Returns the records of a kind that have a page in a language, by language. */
  listWhole: (from: Writer, kind: TranslatedKind) =>
    from
      .selectFrom('translations')
      .select(['recordId', 'language'])
      .where('kind', '=', kind)
      .where('whole', '=', 1)
      .orderBy('language', 'desc')
      .execute(),

  /**
   * Stores a translation over the version that was read, 0 for none; returns false when there is another. Two first
   * saves at once collide on the primary key.
   */
  async replace(writer: Writer, row: Omit<TranslationRow, 'version'>, readVersion: number): Promise<boolean> {
    const { kind, recordId, language, ...columns } = row;
    const version = readVersion + 1;
    if (readVersion === 0) {
      const inserted = await writer
        .insertInto('translations')
        .values({ ...row, version })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows) === 1;
    }
    const { numUpdatedRows } = await writer
      .updateTable('translations')
      .set({ ...columns, version })
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('language', '=', language)
      .where('version', '=', readVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  setStale: (writer: Writer, { kind, recordId, language }: TranslationRow, stale: number) =>
    writer
      .updateTable('translations')
      .set({ stale })
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('language', '=', language)
      .execute(),

  /** Deletes a translation; returns whether there was one. */
  async delete(writer: Writer, { kind, recordId, language }: TranslationKey): Promise<boolean> {
    const { numDeletedRows } = await writer
      .deleteFrom('translations')
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('language', '=', language)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Deletes the translations of records that are deleted for good. */
  deleteOf: (writer: Writer, kind: TranslatedKind, recordIds: readonly string[]) =>
    writer
      .deleteFrom('translations')
      .where('kind', '=', kind)
      .where('recordId', 'in', [...recordIds])
      .execute(),
};
