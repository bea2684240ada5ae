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
