import type { AdminPackage, PackageFormParts } from '../../../contracts/packages.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { isTakenTwice } from '../../database/taken-twice.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newId } from '../../ids.ts';
import { uniqueSlugs } from '../../unique-slugs.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { TakenPicture, UploadService } from '../uploads/service.ts';
import { withPictures } from '../uploads/with-pictures.ts';
import type { ManagedPackages } from './managed-store.ts';
import { insertPackage, packageRows, readPackageDocument } from './package-document.ts';
import { readPackageForm } from './package-form.ts';
import { arrangePictures, type PictureChoice, readPictures } from './package-pictures.ts';
import { presentAdminPackage, type WholePackageRow } from './present.ts';

/** A package's form as it was sent. */
export interface SentForm {
  readonly parts: PackageFormParts;
  readonly captions: ReadonlyMap<number, string>;
  readonly files: readonly FormFile[];
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: ManagedPackages;
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Another admin changed this package meanwhile. Open it again to see their changes before you save yours.',
  );

/** Who owns the pictures of a package, among the uploads. */
export const pictureOwner = (id: string): string => `package:${id}`;

/** Saves the forms of packages with their pictures: one transaction each, and what fails leaves nothing behind. */
export function packageSaving({ database, clock, uploads, audit, store }: Dependencies) {
  const slugs = uniqueSlugs(store);

  async function withFiles<T>(
    files: readonly FormFile[],
    slug: string,
    write: (taken: readonly TakenPicture[]) => Promise<T>,
  ): Promise<T> {
    try {
      return await withPictures(uploads, files, write);
    } catch (error) {
      // Somebody else took the slug between our looking and our writing.
      throw isTakenTwice(error) ? await slugs.taken(database.db, slug) : error;
    }
  }

  function checkForm({ parts, captions, files }: SentForm, id: string, row: WholePackageRow | null) {
    const document = row && readPackageDocument(row);
    const pictures = readPictures(parts, captions, files.length, document?.images ?? []);
    const opened = row && document ? { slug: row.slug, status: row.status as PackageStatus, document } : null;
    return { ...readPackageForm(parts, id, opened, pictures.problems), choice: pictures.choice };
  }

  const settlePictures = (trx: Writer, id: string, choice: PictureChoice, taken: readonly TakenPicture[]) =>
    uploads.settle(
      trx,
      pictureOwner(id),
      [...choice.kept, ...taken].map(({ url }) => url),
    );

  return {
    async create(sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const id = newId(clock());
      const { document, status, slug, choice } = checkForm(sent, id, null);
      await slugs.refuseTaken(database.read, slug, id);
      return withFiles(sent.files, slug, async (taken) => {
        const whole = { ...document, images: arrangePictures(choice, taken) };
        return database.db.transaction().execute(async (trx) => {
          await slugs.claim(trx, slug, id);
          await insertPackage(trx, packageRows(whole, { id, slug, status, demo: 0, now: clock() }));
          await settlePictures(trx, id, choice, taken);
          await audit.record(trx, session, { action: 'package.created', subject: whole.title });
          if (status === 'published') await touchNoun(trx, 'packages');
          return presentAdminPackage(await store.find(trx, id), todayInIndia(clock));
        });
      });
    },

    async update(id: string, sent: SentForm, session: AdminSession): Promise<AdminPackage> {
      const version = readVersion(sent.parts.version);
      const row = await store.find(database.read, id);
      if (row.version !== version) throw changedMeanwhile();
      const { document, status, slug, choice } = checkForm(sent, id, row);
      await slugs.refuseTaken(database.read, slug, id);
      return withFiles(sent.files, slug, async (taken) => {
        const whole = { ...document, images: arrangePictures(choice, taken) };
        // From now on it is the agency's own: removing the demonstration content leaves it.
        const record = { id, slug, status, demo: 0, now: clock(), version: version + 1 } as const;
        return database.db.transaction().execute(async (trx) => {
          await slugs.claim(trx, slug, id);
          const rows = packageRows(whole, { ...record, publishedAt: row.publishedAt });
          if (!(await store.update(trx, rows, version))) throw changedMeanwhile();
          await slugs.keepOld(trx, row, slug);
          await settlePictures(trx, id, choice, taken);
          const changes = changesBetween(
            { ...readPackageDocument(row), slug: row.slug, status: row.status },
            { ...whole, slug, status },
          );
          await audit.record(trx, session, { action: 'package.saved', subject: whole.title, changes });
          if (status === 'published' || row.status === 'published') await touchNoun(trx, 'packages');
          return presentAdminPackage(await store.find(trx, id), todayInIndia(clock));
        });
      });
    },
  };
}

function readVersion(typed: string | undefined): number {
  if (typed !== undefined && /^\d{1,15}$/.test(typed)) return Number(typed);
  const message = 'The version of the package that was opened is missing';
  throw new AppError('invalid', message, { fields: { version: message } });
}
