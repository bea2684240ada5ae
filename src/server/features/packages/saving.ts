import type { AdminPackage, PackageFormParts } from '../../../contracts/packages.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { newId } from '../../ids.ts';
import { recordSaving } from '../../records/record-saving.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { TakenPicture, UploadService } from '../uploads/service.ts';
import { type ManagedPackages, PACKAGE_KIND } from './managed-store.ts';
import { insertPackage, packageRows, readPackageDocument } from './package-document.ts';
import { arrangePictures, type PictureChoice, readPictures } from './package-pictures.ts';
import type { WholePackageRow } from './present.ts';
import { type PackageSubmission, readPackageForm } from './read-package-form.ts';

export interface SentForm {
  readonly parts: PackageFormParts;
  readonly numbered: { readonly imageCaption: ReadonlyMap<number, string> };
  readonly files: readonly FormFile[];
}

/** A form's result, before its new pictures have addresses. */
interface Submission extends PackageSubmission {
  readonly choice: PictureChoice;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: ManagedPackages;
  readonly show: (from: Writer, id: string) => Promise<AdminPackage>;
}

function readSubmission({ parts, numbered, files }: SentForm, id: string, row: WholePackageRow | null): Submission {
  const document = row && readPackageDocument(row);
  const { problems, choice } = readPictures(parts, numbered.imageCaption, files.length, document?.images ?? []);
  const opened = row && document ? { slug: row.slug, status: row.status as PackageStatus, document } : null;
  return { ...readPackageForm(parts, id, opened, problems), choice };
}

/** Returns the package with kept and new pictures, and the addresses of all. */
const withPictures = ({ document, choice }: Submission, taken: readonly TakenPicture[]) => ({
  document: { ...document, images: arrangePictures(choice, taken) },
  pictures: [...choice.kept, ...taken].map(({ url }) => url),
});

/** Saves packages with their pictures. */
export function packageSaving(dependencies: Dependencies) {
  const { clock, store } = dependencies;
  const records = recordSaving(PACKAGE_KIND, dependencies);

  return {
    async create(sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const id = newId(clock());
      const submission = readSubmission(sent, id, null);
      const { slug, status } = submission;
      return records.save({ id, slug, status, files: sent.files, session, before: null }, async (trx, taken) => {
        const { document, pictures } = withPictures(submission, taken);
        await insertPackage(trx, packageRows(document, { id, slug, status, demo: 0, now: clock() }));
        return { title: document.title, pictures };
      });
    },

    async update(id: string, sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const before = await records.findOpened(id, sent.parts.version);
      const submission = readSubmission(sent, id, before);
      const { slug, status } = submission;
      return records.save({ id, slug, status, files: sent.files, session, before }, async (trx, taken) => {
        const { document, pictures } = withPictures(submission, taken);
        const { version, publishedAt } = before;
        // A saved package becomes the agency's own: removing the demonstration content keeps it.
        const record = { id, slug, status, demo: 0, now: clock(), version: version + 1, publishedAt } as const;
        if (!(await store.update(trx, packageRows(document, record), version))) throw records.changedMeanwhile();
        const old = { ...readPackageDocument(before), slug: before.slug, status: before.status };
        return { title: document.title, pictures, changes: changesBetween(old, { ...document, slug, status }) };
      });
    },
  };
}
