import type { Loose } from './kept-draft.ts';

/** A record of the API that a page of its own edits. */
export interface StoredRecord {
  readonly _id: string;
  readonly slug: string;
  /** Goes up with each save. */
  readonly version: number;
}

export interface Sending<D> {
  readonly draft: D;
  /** Null for a new one. */
  readonly id: string | null;
  /** The version to save over; null for a new one. */
  readonly version: number | null;
  /** From 0 to 1; at 1 the server still works on the pictures. */
  readonly onProgress: (sent: number) => void;
}

/** What the editor has to know of a kind of record; `D` is what stands in the fields of its form. */
export interface RecordKind<R extends StoredRecord, D extends object> {
  /** "package". */
  readonly noun: string;
  /** The section that lists them; each has its editor below it. */
  readonly path: `/admin/${string}`;
  /** Drafts are kept in the browser under `<keptAs>:<id>`. */
  readonly keptAs: string;
  readonly emptyDraft: () => D;
  readonly draftOf: (stored: R) => D;
  /** What of a draft can be kept in the browser: chosen files cannot. */
  readonly keptPart: (draft: D) => D;
  /** A draft that was kept, however long ago and by whichever version of the site. */
  readonly readKeptDraft: (kept: Loose) => D;
  /** What `keptPart` leaves out, in a sentence. */
  readonly notKept: string;
  /** The field that the rich text editor writes, and reads only once. */
  readonly richText: keyof D;
  /** Fields of the API's form that stand together under one name here. */
  readonly placeOf: Readonly<Record<string, string>>;
  /** What is wrong, keyed by the names of the API's form, in the form's order. */
  readonly problemsOf: (draft: D, stored: R | null) => Readonly<Record<string, string>>;
  /** Chosen files that a save would send. */
  readonly filesIn: (draft: D) => number;
  readonly send: (sending: Sending<D>) => Promise<R>;
  readonly read: (id: string) => Promise<R>;
  /** What is said when the server says nothing better. */
  readonly words: { readonly saveFailed: string; readonly readFailed: string };
}
