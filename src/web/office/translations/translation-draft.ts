import type { TextPair, Translation, TranslationForm } from '../../../contracts/translations.ts';
import { entryName, isListPath } from '../../../core/translations/field-rule.ts';

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

/** Rows under one heading: those of a list or of the days of a trip; single fields that follow each other have none. */
export interface DraftSection {
  /** Path of the list, or of the first of single fields. */
  readonly key: string;
  readonly isList: boolean;
  readonly rows: readonly DraftRow[];
}

/** Returns the path of a field's section: the texts of one day stand together. */
const sectionPath = (path: string): string => (path.startsWith('itinerary[]') ? 'itinerary[]' : path);

/** Returns the rows of a translation in the order of the record's form. */
export function sectionsOf({ fields }: Pick<Translation, 'fields'>): DraftSection[] {
  const sections: { readonly key: string; readonly isList: boolean; rows: DraftRow[] }[] = [];
  for (const { path, form, max, texts } of fields) {
    const [key, isList] = [sectionPath(path), isListPath(path)];
    const last = sections.at(-1);
    const section = last && (last.key === key || !(isList || last.isList)) ? last : { key, isList, rows: [] };
    if (section !== last) sections.push(section);
    const rows = texts.map((pair, at): DraftRow => ({ name: entryName(path, at), path, at, form, max, pair }));
    section.rows.push(...rows.filter(({ pair }) => pair.original.trim() !== ''));
  }
  return sections.map(({ rows, ...section }) => ({
    ...section,
    rows: section.isList ? rows.toSorted((a, b) => a.at - b.at) : rows,
  }));
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
