import { attempt, readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';
import { newKey } from './new-key.ts';
import { type DraftDay, emptyDraft, type ListLine, linesOf, newDay, type PackageDraft } from './package-draft.ts';

/** What was typed and not saved, kept in this browser so that a crash or an ended session loses nothing. */
export interface KeptDraft {
  readonly draft: PackageDraft;
  /** The version that it was typed over; null for a new package. */
  readonly version: number | null;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

const keyOf = (packageId: string | null): string => `packageDraft:${packageId ?? 'new'}`;

/** Chosen files cannot be kept: pictures that the package already has are. */
export function keepDraft(packageId: string | null, kept: KeptDraft): void {
  const pictures = kept.draft.pictures.filter(({ file }) => file === undefined);
  writeStored(keyOf(packageId), JSON.stringify({ ...kept, draft: { ...kept.draft, pictures } }));
}

export const forgetDraft = (packageId: string | null): void => removeStored(keyOf(packageId));

export function readKeptDraft(packageId: string | null): KeptDraft | null {
  const text = readStored(keyOf(packageId));
  return text === null ? null : attempt(() => parseKeptDraft(JSON.parse(text)), null);
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
const linesFrom = (value: unknown): readonly ListLine[] => linesOf(rowsOf(value).map(({ text }) => textOf(text)));
const daysFrom = (value: unknown): readonly DraftDay[] =>
  rowsOf(value).map(({ title, detail }) => newDay(textOf(title), textOf(detail)));

/** Fields of the right kind are taken, all others begin as in a new package: the form may have changed since. */
function scalarsFrom(stored: Loose): Partial<PackageDraft> {
  const begun = Object.entries(emptyDraft());
  const fits = (value: unknown, begins: unknown): boolean =>
    begins === null || typeof begins === 'number'
      ? value === null || typeof value === 'number'
      : typeof begins !== 'object' && typeof value === typeof begins;
  return Object.fromEntries(
    begun.filter(([name, begins]) => fits(stored[name], begins)).map(([name]) => [name, stored[name]]),
  ) as Partial<PackageDraft>;
}

/** What was stored, with keys that are new in this tab; null when it cannot be a draft. */
export function parseKeptDraft(stored: unknown): KeptDraft | null {
  if (!isObject(stored) || !isObject(stored.draft) || typeof stored.keptAt !== 'number') return null;
  const { draft } = stored;
  const pictures = rowsOf(draft.pictures).map((picture) => {
    const url = textOf(picture.url);
    return { wasKey: picture.id, id: newKey(), url, preview: url, caption: textOf(picture.caption) };
  });
  const featured = pictures.find(({ wasKey }) => wasKey === draft.featuredPicture) ?? pictures[0];
  return {
    version: typeof stored.version === 'number' ? stored.version : null,
    keptAt: stored.keptAt,
    draft: {
      ...emptyDraft(),
      ...scalarsFrom(draft),
      features: linesFrom(draft.features),
      inclusions: linesFrom(draft.inclusions),
      exclusions: linesFrom(draft.exclusions),
      days: daysFrom(draft.days),
      tags: Array.isArray(draft.tags) ? draft.tags.filter((tag) => typeof tag === 'string') : [],
      pictures: pictures.map(({ wasKey, ...picture }) => picture),
      featuredPicture: featured?.id ?? null,
    },
  };
}
