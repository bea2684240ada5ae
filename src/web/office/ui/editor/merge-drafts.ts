import { comparableHtml } from './html-blocks.ts';
import { mergeBlocks } from './merge-blocks.ts';

/** Fields that are compared, merged and chosen as one. */
export interface DraftPart<D> {
  readonly fields: readonly (keyof D & string)[];
  /** "Price". */
  readonly label: string;
  /** Returns its value in words, to choose between two. */
  readonly show: (draft: D) => string;
  /** Returns what is compared; by default the values of its fields. */
  readonly compare?: (draft: D) => unknown;
}

export interface Collision<D> extends DraftPart<D> {
  readonly mine: string;
  readonly theirs: string;
}

export interface MergedDraft<D> {
  /** My draft with all that only they have changed; of a collision it has mine. */
  readonly draft: D;
  /** The labels of what was taken from them. */
  readonly taken: readonly string[];
  readonly collisions: readonly Collision<D>[];
}

interface Sides<D> {
  /** What both began with; null when it is not known any more. */
  readonly base: D | null;
  readonly mine: D;
  readonly theirs: D;
}

/** Rows have keys and small copies of pictures that differ from form to form. */
const plain = (_name: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { id, preview, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
};

const pick = <D extends object>(draft: D, fields: readonly (keyof D & string)[]): Partial<D> =>
  Object.fromEntries(fields.map((name) => [name, draft[name]])) as Partial<D>;

/** Returns the draft with some fields of another one. */
export const withFieldsOf = <D extends object>(draft: D, other: D, { fields }: Pick<DraftPart<D>, 'fields'>): D => ({
  ...draft,
  ...pick(other, fields),
});

/**
 * Merges two drafts of one record field by field: what only one side has changed is taken from it. The rich text is
 * merged paragraph by paragraph. Fields that both have changed differently collide.
 */
export function mergeDrafts<D extends object>(
  parts: readonly DraftPart<D>[],
  richText: keyof D & string,
  { base, mine, theirs }: Sides<D>,
): MergedDraft<D> {
  let draft = mine;
  const taken: string[] = [];
  const collisions: Collision<D>[] = [];
  const textOf = (from: D): string => String(from[richText]);
  for (const part of parts) {
    const isText = part.fields.includes(richText);
    const comparableOf = (from: D): string =>
      isText
        ? comparableHtml(textOf(from))
        : JSON.stringify(part.compare?.(from) ?? part.fields.map((name) => from[name]), plain);
    const [was, is, other] = [base && comparableOf(base), comparableOf(mine), comparableOf(theirs)];
    if (is === other || was === other) continue;
    const merged = isText && base ? mergeBlocks(textOf(base), textOf(mine), textOf(theirs)) : null;
    if (was === is) draft = withFieldsOf(draft, theirs, part);
    else if (merged !== null) draft = { ...draft, [richText]: merged };
    else {
      collisions.push({ ...part, mine: part.show(mine), theirs: part.show(theirs) });
      continue;
    }
    taken.push(part.label);
  }
  return { draft, taken, collisions };
}
