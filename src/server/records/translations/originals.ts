import type { TranslationProblem } from '../../../core/translations/check-translation.ts';
import type { TranslatedKind } from '../../../core/translations/translation-options.ts';
import type { Writer } from '../../database/database.ts';
import { type Noun, touchNoun } from '../../http/noun-versions.ts';

/** A record as it is translated. */
export interface Original {
  readonly title: string;
  /** Has its texts at the paths of `TRANSLATED_FIELDS`. */
  readonly record: object;
  /** Path of its page in English; null when visitors cannot see it, or it has none of its own. */
  readonly page: string | null;
}

/** The records of one kind, as their feature hands them to translations. */
export interface Originals {
  /** Returns a record; throws when there is none. */
  readonly find: (from: Writer, id: string) => Promise<Original>;
  /** The noun whose public pages show it. */
  readonly noun: Noun;
  /** Indexes a record's words again, with those of its released translations; absent where nothing searches for them. */
  readonly index?: (trx: Writer, id: string) => Promise<void>;
  /** Returns why a text must not be said beside those rules that hold for all; null when it may. */
  readonly problemOf?: (pair: { readonly original: string; readonly text: string }) => TranslationProblem | null;
}

const TABLES = { package: 'packages', post: 'blogs', offer: 'offers', legal: 'legalPages' } as const;

/**
 * Takes a row lock on a record until the transaction ends: a save of the record, or of another translation of it, waits.
 * Both would write the same words into the index, and judge whether this translation is out of date by what it was
 * before. The texts of the site have no row before the first save of the settings.
 */
export async function lockOriginal(
  trx: Writer,
  { kind, recordId }: { readonly kind: TranslatedKind; readonly recordId: string },
): Promise<void> {
  if (kind === 'site')
    await trx.updateTable('settings').set({ name: 'settings' }).where('name', '=', 'settings').execute();
  else await trx.updateTable(TABLES[kind]).set({ id: recordId }).where('id', '=', recordId).execute();
}

/** Marks what visitors read of a record's translations as changed, inside the transaction that changes it. */
export async function touchTranslated(
  trx: Writer,
  { noun, index }: Pick<Originals, 'noun' | 'index'>,
  id: string,
): Promise<void> {
  await index?.(trx, id);
  await touchNoun(trx, noun);
}

export type AllOriginals = Readonly<Record<TranslatedKind, Originals>>;
