import { AppError } from '../http/app-error.ts';

/** A kind of record that is edited in the back office, with pictures, slugs and drafts: travel packages, blog posts. */
export interface RecordKind {
  /** The noun whose public pages become stale when a published record changes. */
  readonly noun: 'packages' | 'blogs';
  /** Its name in the audit log and among versions. */
  readonly word: 'package' | 'post';
  /** Prefix of the owner name of a record's uploads. */
  readonly ownsAs: string;
}

/** Returns the owner name of a record's pictures among the uploads. */
export const pictureOwner = ({ ownsAs }: RecordKind, id: string): string => `${ownsAs}:${id}`;

export const recordNotFound = ({ noun }: RecordKind): AppError =>
  new AppError('not-found', ({ records }) => records.notFound[noun]);
