import type { AdminPackage, PackageDocument, PackageFormParts, WrittenPackage } from '../../../contracts/packages.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { newId } from '../../ids.ts';
import { recordSaving } from '../../records/record-saving.ts';
import { type AuditService, type Changes, changesBetween } from '../audit/service.ts';
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
  const opened =
    row && document
      ? { slug: row.slug, status: row.status as PackageStatus, publishAt: row.publishAt, document }
      : null;
  return { ...readPackageForm(parts, id, opened, problems), choice };
}

/** Only a draft waits for a time, and one whose time has come is published. */
function showingOf({ status, publishAt }: Pick<Submission, 'status' | 'publishAt'>, now: number) {
  if (status !== 'draft' || publishAt === null) return { status, publishAt: null };
  return publishAt > now ? { status, publishAt } : { status: 'published' as const, publishAt: null };
}

/** Returns the package with kept and new pictures, and the addresses of all. */
const withPictures = ({ document, choice }: Submission, taken: readonly TakenPicture[]) => ({
  document: { ...document, images: arrangePictures(choice, taken) },
  pictures: [...choice.kept, ...taken].map(({ url }) => url),
});

/** Saves packages with their pictures. */
export function packageSaving(dependencies: Dependencies) {
  const { clock, store } = dependencies;
  const records = recordSaving<WholePackageRow, AdminPackage>(PACKAGE_KIND, dependencies);

  /** Writes a package over the version that was opened, and returns what it changed. */
  async function overwrite(
    trx: Writer,
    before: WholePackageRow,
    document: PackageDocument,
    { slug, status, publishAt }: Pick<PackageSubmission, 'slug' | 'status' | 'publishAt'>,
  ): Promise<Changes> {
    const { id, version, publishedAt } = before;
    // A saved package becomes the agency's own: removing the demonstration content keeps it.
    const own = { demo: 0, now: clock(), version: version + 1 } as const;
    const rows = packageRows(document, { id, slug, status, publishAt, publishedAt, ...own });
    if (!(await store.update(trx, rows, version))) throw records.changedMeanwhile();
    const old = { ...readPackageDocument(before), slug: before.slug, status: before.status };
    return changesBetween(old, { ...document, slug, status });
  }

  return {
    records,
    overwrite,

    async create(sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const id = newId(clock());
      const submission = readSubmission(sent, id, null);
      const { slug } = submission;
      const showing = showingOf(submission, clock());
      const save = {
        id,
        slug,
        status: showing.status,
        files: sent.files,
        session,
        before: null,
        made: 'created',
      } as const;
      return records.save(save, async (trx, taken) => {
        const { document, pictures } = withPictures(submission, taken);
        await insertPackage(trx, packageRows(document, { id, slug, ...showing, demo: 0, now: clock() }));
        return { title: document.title, pictures };
      });
    },

    /**
     * Stores a draft that no form was filled in for, under a free slug, and returns its id. `writeFirst` is written
     * before it in the same transaction.
     */
    createDraft(
      document: WrittenPackage,
      session: AdminSession,
      writeFirst: (trx: Writer, id: string) => Promise<void>,
    ): Promise<string> {
      return records.createDraft({ title: document.title, session, made: 'created' }, async (trx, { id, slug }) => {
        await writeFirst(trx, id);
        await insertPackage(trx, packageRows(document, { id, slug, status: 'draft', demo: 0, now: clock() }));
        return [];
      });
    },

    async update(id: string, sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const before = await records.findOpened(id, sent.parts.version);
      const submission = readSubmission(sent, id, before);
      const { slug } = submission;
      const showing = showingOf(submission, clock());
      const made = records.requireDraft(sent.parts.autosave, [before, showing]) ? 'autosaved' : 'saved';
      const save = { id, slug, status: showing.status, files: sent.files, session, before, made } as const;
      return records.save(save, async (trx, taken) => {
        const { document, pictures } = withPictures(submission, taken);
        const changes = await overwrite(trx, before, document, { slug, ...showing });
        return { title: document.title, pictures, changes };
      });
    },
  };
}
