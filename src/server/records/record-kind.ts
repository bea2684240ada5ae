import { AppError } from '../http/app-error.ts';

/** A noun whose records are edited in the back office, with pictures, slugs and drafts: travel packages, blog posts. */
export interface RecordKind {
  /** Whose public pages are stale once a public record has changed. */
  readonly noun: 'packages' | 'blogs';
  /** As messages and the audit log name it: "package", "post". */
  readonly word: string;
  /** Begins the name under which uploads belong to a record. */
  readonly ownsAs: string;
  /** What a missing one is told as. */
  readonly notFound: string;
}

/** Who owns the pictures of a record, among the uploads. */
export const pictureOwner = ({ ownsAs }: RecordKind, id: string): string => `${ownsAs}:${id}`;

export const recordNotFound = ({ notFound }: RecordKind): AppError => new AppError('not-found', notFound);
