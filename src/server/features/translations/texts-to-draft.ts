import { TRANSLATED_FIELDS } from '../../../contracts/translated-fields.ts';
import { type FieldRule, isHtml, readTexts } from '../../../core/translations/field-rule.ts';
import { alignTexts, type TranslatedText, type TranslatedTexts } from '../../../core/translations/translated-texts.ts';
import { partsOfHtml } from '../../records/rich-text.ts';
import type { Original } from '../../records/translations/originals.ts';
import { markOf, type TranslationKey } from '../../records/translations/translation-store.ts';

/** A text that a model is to translate. */
export interface TextToDraft {
  readonly path: string;
  /** Its place in the field. */
  readonly at: number;
  readonly rule: FieldRule;
  readonly original: string;
  /** What the model translates by itself: a long text has several parts. */
  readonly parts: readonly string[];
}

/** Longer HTML is translated part by part. */
const LONGEST_PART = 1200;

const partsOf = (rule: FieldRule, original: string): readonly string[] =>
  isHtml(rule) && original.length > LONGEST_PART ? partsOfHtml(original) : [original];

/** Returns the texts of a record that are not translated, or were translated from an older original. */
export function textsToDraft({ kind }: TranslationKey, { record }: Original, stored: TranslatedTexts): TextToDraft[] {
  return Object.entries(TRANSLATED_FIELDS[kind]).flatMap(([path, rule]) => {
    const originals = readTexts(record, path);
    const aligned = alignTexts(originals, stored[path] ?? [], markOf);
    return originals.flatMap((original, at) => {
      const text = aligned[at];
      const isDone = original.trim() === '' || (text && text.text !== '' && text.madeFrom === markOf(original));
      return isDone ? [] : [{ path, at, rule, original, parts: partsOf(rule, original) }];
    });
  });
}

/** Returns the stored texts with the drafted ones in their places. */
export function withDrafts(
  { kind }: TranslationKey,
  { record }: Original,
  stored: TranslatedTexts,
  drafts: readonly (Pick<TextToDraft, 'path' | 'at' | 'original'> & { readonly text: string })[],
): TranslatedTexts {
  const drafted = Object.keys(TRANSLATED_FIELDS[kind]).flatMap((path) => {
    const ofField = drafts.filter((draft) => draft.path === path);
    if (ofField.length === 0) return [];
    const originals = readTexts(record, path);
    const aligned = alignTexts(originals, stored[path] ?? [], markOf);
    const texts = originals.map((original, at): TranslatedText => {
      const draft = ofField.find((each) => each.at === at && each.original === original);
      if (draft) return { text: draft.text, madeFrom: markOf(original), byModel: true };
      return aligned[at] ?? { text: '', madeFrom: markOf(original) };
    });
    return [[path, texts] as const];
  });
  return { ...stored, ...Object.fromEntries(drafted) };
}
