import type { TextPair, Translation, TranslationForm } from '../../../contracts/translations.ts';
import { entryName } from '../../../core/translations/field-rule.ts';

/** The form's state of one translated text. */
export interface DraftText {
  readonly text: string;
  /** Mark of the original that the text was made from. */
  readonly madeFrom: string;
}

/** The texts in the form by their name: `features[2]`. */
export type TranslationDraft = Readonly<Record<string, DraftText>>;

/** One text beside its original. */
export interface DraftRow {
  readonly name: string;
  readonly path: string;
  readonly at: number;
  readonly form: Translation['fields'][number]['form'];
  readonly max: number;
  readonly pair: TextPair;
}

/** Rows under one heading: a field, a list, or the days of a trip. */
export interface DraftSection {
  /** Path of the field, or of the list whose entries have several texts. */
  readonly key: string;
  readonly rows: readonly DraftRow[];
}

/** Returns the list of a path whose entries have several texts: `itinerary[]`. */
const listOfTexts = (path: string): string | null => /^(.+\[\])\./.exec(path)?.[1] ?? null;

/** Returns the rows of a translation in the order of the record's form; the texts of one day stand together. */
export function sectionsOf({ fields }: Pick<Translation, 'fields'>): DraftSection[] {
  const sections = new Map<string, DraftRow[]>();
  for (const { path, form, max, texts } of fields) {
    // Pictures have no other text than their caption.
    const key = path.startsWith('itinerary[]') ? (listOfTexts(path) ?? path) : path;
    const rows = texts.flatMap((pair, at): DraftRow[] =>
      pair.original.trim() === '' ? [] : [{ name: entryName(path, at), path, at, form, max, pair }],
    );
    sections.set(key, [...(sections.get(key) ?? []), ...rows]);
  }
  return Array.from(sections, ([key, rows]) => ({ key, rows: rows.toSorted((a, b) => a.at - b.at) }));
}

export const draftOf = ({ fields }: Pick<Translation, 'fields'>): TranslationDraft =>
  Object.fromEntries(
    fields.flatMap(({ path, texts }) =>
      texts.map(({ text, madeFrom }, at) => [entryName(path, at), { text, madeFrom }] as const),
    ),
  );

/** Returns true when the original has changed since the text was made from it. */
export const isOutdated = ({ pair }: DraftRow, { text, madeFrom }: DraftText): boolean =>
  text.trim() !== '' && madeFrom !== pair.mark;

/** Returns true for words of a model that nobody has changed. */
export const isModels = ({ pair }: DraftRow, { text }: DraftText): boolean => pair.byModel && text === pair.text;

/** Returns the form as the API takes it. */
export function formOf(
  { fields, version }: Pick<Translation, 'fields' | 'version'>,
  draft: TranslationDraft,
  release: boolean,
): TranslationForm {
  return {
    version,
    release,
    fields: fields.map(({ path, texts }) => ({
      path,
      texts: texts.map(({ text, madeFrom }, at) => {
        const written = draft[entryName(path, at)] ?? { text, madeFrom };
        return { text: written.text, madeFrom: written.madeFrom };
      }),
    })),
  };
}
