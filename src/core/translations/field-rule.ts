/** Forms of a text: a line, lines, or HTML with or without pictures and quotes (`article`). */
export const TEXT_FORMS = ['line', 'text', 'rich', 'article'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** How one field of a record is translated. */
export interface FieldRule {
  readonly form: TextForm;
  /** Longest text, in UTF-16 units; of each entry of a list. */
  readonly max: number;
  /** True for what makes a page: without its translation, no page in the language is listed for search engines. */
  readonly isMain?: true;
  /** True for fields that lists show. */
  readonly onCard?: true;
  /** True for a list whose entries stand alone. Any other list is shown in one language: translated whole, or not. */
  readonly isLoose?: true;
  /** The field that pages show where this one is empty: an untranslated text gives way to its translation. */
  readonly standIn?: string;
}

/** The fields of a kind of record by path: `title`, `bookingInfo.refundPolicy`, `features[]`, `itinerary[].title`. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

export const isHtml = ({ form }: Pick<FieldRule, 'form'>): boolean => form === 'rich' || form === 'article';

export const isListPath = (path: string): boolean => path.includes('[]');

/** Returns the name of one text of a field: `itinerary[2].title`. */
export const entryName = (path: string, index: number): string => path.replace('[]', `[${index}]`);

type Loose = Readonly<Record<string, unknown>>;

/** Returns the name of a step of a path, and whether it is a list. */
const stepOf = (step: string) =>
  step.endsWith('[]') ? { name: step.slice(0, -2), isList: true } : { name: step, isList: false };

function read(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  const { name, isList } = stepOf(step);
  const inner = (value as Loose | null | undefined)?.[name];
  if (!isList) return read(inner, rest);
  return Array.isArray(inner) ? inner.flatMap((each: unknown) => read(each, rest)) : [];
}

/** Returns the texts of a field: one, or those of a list in its order. */
export const readTexts = (record: object, path: string): string[] => read(record, path.split('.'));

function write(value: unknown, [step, ...rest]: readonly string[], next: () => string | null): unknown {
  if (step === undefined) return next() ?? value;
  const { name, isList } = stepOf(step);
  const record = value as Loose;
  const inner = record[name];
  if (inner === undefined) return record;
  if (!isList) return { ...record, [name]: write(inner, rest, next) };
  return Array.isArray(inner) ? { ...record, [name]: inner.map((each: unknown) => write(each, rest, next)) } : record;
}

/** Returns the record with other texts in a field; null leaves a text as it is. */
export function writeTexts<Written extends object>(
  record: Written,
  path: string,
  texts: readonly (string | null)[],
): Written {
  let at = 0;
  return write(record, path.split('.'), () => texts[at++] ?? null) as Written;
}
