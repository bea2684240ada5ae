import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import type { DraftPart } from './merge-drafts.ts';

/** The texts that every record with a page of its own has, as they stand in the fields. */
export interface RecordTexts {
  readonly title: string;
  readonly slug: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export const NO_TEXTS: RecordTexts = {
  title: '',
  slug: '',
  category: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
};

export const recordTextsOf = (record: RecordTexts): RecordTexts => {
  const { title, slug, category, tags, metaTitle, metaDescription } = record;
  return { title, slug, category, tags, metaTitle, metaDescription };
};

/** Returns these texts as parts that are merged. */
export const recordTextParts = <D extends RecordTexts>(
  nameCategory: (category: string) => string,
): readonly DraftPart<D>[] => [
  { fields: ['title'], label: recordEditor.title, show: ({ title }) => title },
  { fields: ['slug'], label: recordEditor.slug, show: ({ slug }) => slug },
  { fields: ['category'], label: recordEditor.category, show: ({ category }) => nameCategory(category) },
  { fields: ['tags'], label: recordEditor.tags, show: ({ tags }) => tags.join(', ') },
  { fields: ['metaTitle'], label: recordEditor.metaTitle, show: ({ metaTitle }) => metaTitle },
  { fields: ['metaDescription'], label: recordEditor.metaDescription, show: ({ metaDescription }) => metaDescription },
];
