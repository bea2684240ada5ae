import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import { entryName } from '../../../core/translations/field-rule.ts';
import {
  cardTexts,
  isSameText,
  isStale,
  isWhole,
  type TranslatedTexts,
} from '../../../core/translations/translated-texts.ts';
import type { Original } from '../../records/translations/originals.ts';
import {
  markOf,
  readTranslation,
  type TranslationKey,
  type TranslationRow,
} from '../../records/translations/translation-store.ts';

/** What becomes of a translation when it is saved. */
interface SavedTranslation {
  readonly key: TranslationKey;
  readonly original: Original;
  readonly texts: TranslatedTexts;
  readonly before: TranslationRow | undefined;
  readonly release: boolean;
  readonly now: number;
  /** Name of the admin. */
  readonly by: string;
}

const hasModelsWords = (texts: TranslatedTexts): boolean =>
  Object.values(texts).some((field) => field.some(({ byModel }) => byModel));

/** Returns texts that a person has released: they are no longer a model's. */
const asReleased = (texts: TranslatedTexts): TranslatedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([path, field]) => [path, field.map(({ text, madeFrom }) => ({ text, madeFrom }))]),
  );

/** Returns the row of a saved translation. What visitors read stays as it was until another text is released. */
export function savedRow({
  key,
  original,
  texts,
  before,
  release,
  now,
  by,
}: SavedTranslation): Omit<TranslationRow, 'version'> {
  const rules = TRANSLATED_FIELDS[key.kind];
  const earlier = before?.released == null ? null : readTranslation(before.released, before);
  const isReleased = release || (earlier !== null && isSameText(earlier, texts));
  const document = isReleased ? asReleased(texts) : texts;
  const released = isReleased ? document : earlier;
  return {
    ...key,
    document: JSON.stringify(document),
    state: isReleased ? 'released' : 'draft',
    writtenBy: hasModelsWords(document) ? 'model' : 'person',
    stale: isStale(original.record, rules, document, markOf) ? 1 : 0,
    released: released && JSON.stringify(released),
    card: released && JSON.stringify(cardTexts(rules, released)),
    whole: released && isWhole(rules, released) ? 1 : 0,
    updatedAt: now,
    updatedBy: by,
  };
}

/** Returns the texts of a translation by name, for the audit log. */
export const textsByName = (texts: TranslatedTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, field]) => field.map(({ text }, at) => [entryName(path, at), text])),
  );
