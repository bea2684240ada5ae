import { attempt, readStored, removeStored } from '../../../browser/storage.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';

/** Unsaved form values, stored in this browser so that a crash or an ended session loses nothing. */
export interface KeptDraft<D> {
  readonly draft: D;
  /** The version that the draft began from; null for a new record. */
  readonly version: number | null;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

type Kind<D extends object> = Pick<EditorKind<StoredRecord, D>, 'keptAs' | 'keptPart' | 'readKeptDraft'>;

const keyOf = ({ keptAs }: { keptAs: string }, id: string | null): string => `${keptAs}:${id ?? 'new'}`;

/** Returns false when the browser's storage is disabled or full. */
export const keepDraft = <D extends object>(kind: Kind<D>, id: string | null, kept: KeptDraft<D>): boolean =>
  attempt(() => {
    localStorage.setItem(keyOf(kind, id), JSON.stringify({ ...kept, draft: kind.keptPart(kept.draft) }));
    return true;
  }, false);

export const forgetDraft = (kind: { keptAs: string }, id: string | null): void => removeStored(keyOf(kind, id));

export function readKeptDraft<D extends object>(kind: Kind<D>, id: string | null): KeptDraft<D> | null {
  const text = readStored(keyOf(kind, id));
  return text === null ? null : attempt(() => parseKeptDraft(JSON.parse(text), kind.readKeptDraft), null);
}

export type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export const draftText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
export const rowsOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Takes fields of the right type and starts all others as in a new record: the form may have changed since. */
export function scalarsFrom<D extends object>(kept: Loose, empty: D): D {
  const fits = (value: unknown, begins: unknown): boolean =>
    begins === null || typeof begins === 'number'
      ? value === null || typeof value === 'number'
      : typeof begins !== 'object' && typeof value === typeof begins;
  const taken = Object.entries(empty).filter(([name, begins]) => fits(kept[name], begins));
  return { ...empty, ...Object.fromEntries(taken.map(([name]) => [name, kept[name]])) };
}

/** Returns the stored draft; null when it cannot be one. */
export function parseKeptDraft<D>(stored: unknown, readDraft: (kept: Loose) => D): KeptDraft<D> | null {
  if (!isObject(stored) || !isObject(stored.draft) || typeof stored.keptAt !== 'number') return null;
  const version = typeof stored.version === 'number' ? stored.version : null;
  return { version, keptAt: stored.keptAt, draft: readDraft(stored.draft) };
}
