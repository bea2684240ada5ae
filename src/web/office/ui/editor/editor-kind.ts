import type { VersionedKind } from '../../../../contracts/record-versions.ts';
import type { TranslationSummary } from '../../../../contracts/translations.ts';
import type { Loose } from './kept-draft.ts';
import type { DraftPart } from './merge-drafts.ts';

/** A record of the API with an editor page of its own. */
export interface StoredRecord {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
  /** Grows with each save. */
  readonly version: number;
  readonly translations: readonly TranslationSummary[];
  /** Slugs whose addresses lead to its page. */
  readonly formerSlugs: readonly string[];
}

export interface Sending<D> {
  readonly draft: D;
  /** Null for a new record. */
  readonly id: string | null;
  /** The version to overwrite; null for a new record. */
  readonly version: number | null;
  /** True for a save that the editor makes by itself. */
  readonly isAutosave: boolean;
  /** From 0 to 1; at 1 the server is still processing the pictures. */
  readonly onProgress: (sent: number) => void;
}

/** Describes a kind of record to the editor; `D` is the type of its form values. */
export interface EditorKind<R extends StoredRecord, D extends object> {
  /** "package". */
  readonly noun: string;
  readonly versionsOf: VersionedKind;
  /** Address of the section with the list; each editor is below it. */
  readonly path: `/admin/${string}`;
  /** The name of that list, for links back to it. */
  readonly listName: string;
  /** Drafts are stored in the browser under `<keptAs>:<id>`. */
  readonly keptAs: string;
  readonly emptyDraft: () => D;
  readonly draftOf: (stored: R) => D;
  /** Returns the part of a draft that the browser can store: not the chosen files. */
  readonly keptPart: (draft: D) => D;
  /** Reads a stored draft, of any age and any version of the site. */
  readonly readKeptDraft: (kept: Loose) => D;
  /** A sentence on what `keptPart` leaves out. */
  readonly notKept: string;
  /** The field of the rich text editor, which reads its value only once. */
  readonly richText: keyof D & string;
  /** What is merged as one when two admins save the same record, in the form's order. */
  readonly parts: () => readonly DraftPart<D>[];
  /** Maps fields of the API's form to the one field here that stands for several. */
  readonly placeOf: Readonly<Record<string, string>>;
  /** Returns the problems, keyed by the names of the API's form, in the form's order. */
  readonly problemsOf: (draft: D, stored: R | null) => Readonly<Record<string, string>>;
  /** Returns the number of chosen files that a save would send. */
  readonly filesIn: (draft: D) => number;
  /** Returns true when the record is a draft before and after a save: visitors never see what saves itself. */
  readonly maySaveItself: (draft: D, stored: R) => boolean;
  readonly send: (sending: Sending<D>) => Promise<R>;
  /** Returns a record as it is, or as it was at a kept version. */
  readonly read: (id: string, version?: number) => Promise<R>;
  /** Messages used when the server gives none. */
  readonly words: { readonly saveFailed: string; readonly readFailed: string };
}
