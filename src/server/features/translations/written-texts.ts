import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import { readTexts } from '../../../core/translations/field-rule.ts';
import type { TranslatedText, TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import type { Original } from '../../records/translations/originals.ts';
import { markOf, type TranslationKey } from '../../records/translations/translation-store.ts';
import { cleanText } from './read-translation-form.ts';

/** Translated texts by the path of their field, those of a list in its order. */
export type WrittenTexts = Readonly<Record<string, string | readonly string[]>>;

/** Returns written texts beside their originals. Throws for a field that there is not, and a list of another length. */
export function textsBeside(
  { kind }: Pick<TranslationKey, 'kind'>,
  { record }: Original,
  written: WrittenTexts,
): TranslatedTexts {
  const rules = TRANSLATED_FIELDS[kind];
  return Object.fromEntries(
    Object.entries(written).map(([path, value]) => {
      const rule = rules[path];
      const [originals, texts] = [readTexts(record, path), [value].flat()];
      if (!rule || originals.length !== texts.length) throw new RangeError(`the original has no such texts: ${path}`);
      const translated = originals.map(
        (original, at): TranslatedText => ({
          text: cleanText(rule, texts[at] ?? '') ?? '',
          madeFrom: markOf(original),
        }),
      );
      return [path, translated];
    }),
  );
}
