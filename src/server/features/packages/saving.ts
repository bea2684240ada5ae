import type { AdminPackage, PackageFormParts } from '../../../contracts/packages.ts';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newId } from '../../ids.ts';
import type { TakenPicture, UploadService } from '../uploads/service.ts';
import type { ManagedPackages } from './managed-store.ts';
import { insertPackage, packageRows } from './package-document.ts';
import { readPackageForm } from './package-form.ts';
import { arrangePictures, type PictureChoice, readPictures } from './package-pictures.ts';
import { beginningOf, freeSlug } from './package-slug.ts';
import { documentOf, presentAdminPackage, type WholePackageRow } from './present.ts';

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
  readonly store: ManagedPackages;
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Another admin changed this package meanwhile. Open it again to see their changes before you save yours.',
  );

/** Who owns the pictures of a package, among the uploads. */
export const pictureOwner = (id: string): string => `package:${id}`;

/** Unique in both engines: PostgreSQL's 23505, SQLite's CONSTRAINT_UNIQUE. */
const isTakenTwice = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067;
};

/** Saves the forms of packages with their pictures: one transaction each, and what fails leaves nothing behind. */
export function packageSaving({ database, clock, uploads, store }: Dependencies) {
  async function slugTaken(from: Writer, slug: string): Promise<AppError> {
    const proposal = freeSlug(slug, await store.slugsLike(from, beginningOf(slug)));
    const message = `The slug "${slug}" is taken. "${proposal}" is free.`;
    return new AppError('conflict', message, { fields: { slug: message } });
  }

  /** Refuses a slug that another package has. One that is deleted gives it up, and takes the next free one. */
  async function claimSlug(trx: Writer, slug: string, id: string): Promise<void> {
    const holder = await store.holderOf(trx, slug);
    if (!holder || holder.id === id) return;
    if (holder.deletedAt === null) throw await slugTaken(trx, slug);
    await store.renameSlug(trx, holder.id, freeSlug(slug, await store.slugsLike(trx, beginningOf(slug))));
  }

  async function refuseTakenSlug(slug: string, id: string): Promise<void> {
    const holder = await store.holderOf(database.read, slug);
    if (holder && holder.id !== id && holder.deletedAt === null) throw await slugTaken(database.read, slug);
  }

  /** Encodes and stores the new pictures, then writes; whatever fails, no picture is left without a package. */
  async function withPictures<T>(
    files: readonly FormFile[],
    slug: string,
    write: (taken: readonly TakenPicture[]) => Promise<T>,
  ): Promise<T> {
    const results = await Promise.allSettled(files.map(({ bytes, fileName }) => uploads.take(bytes, fileName)));
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    try {
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      return await write(taken);
    } catch (error) {
      await uploads.discard(taken.map(({ id }) => id));
      // Somebody else took the slug between our looking and our writing.
      throw isTakenTwice(error) ? await slugTaken(database.db, slug) : error;
    }
  }

  function checkForm({ parts, captions, files }: SentForm, id: string, row: WholePackageRow | null) {
    const document = row && documentOf(row);
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
    async create(sent: SentForm): Promise<AdminPackage> {
      const id = newId(clock());
      const { document, status, slug, choice } = checkForm(sent, id, null);
      await refuseTakenSlug(slug, id);
      return withPictures(sent.files, slug, async (taken) => {
        const whole = { ...document, images: arrangePictures(choice, taken) };
        return database.db.transaction().execute(async (trx) => {
          await claimSlug(trx, slug, id);
          await insertPackage(trx, packageRows(whole, { id, slug, status, demo: 0, now: clock() }));
          await settlePictures(trx, id, choice, taken);
          if (status === 'published') await touchNoun(trx, 'packages');
          return presentAdminPackage(await store.find(trx, id), todayInIndia(clock));
        });
      });
    },

    async update(id: string, sent: SentForm): Promise<AdminPackage> {
      const version = readVersion(sent.parts.version);
      const row = await store.find(database.read, id);
      if (row.version !== version) throw changedMeanwhile();
      const { document, status, slug, choice } = checkForm(sent, id, row);
      await refuseTakenSlug(slug, id);
      return withPictures(sent.files, slug, async (taken) => {
        const whole = { ...document, images: arrangePictures(choice, taken) };
        // From now on it is the agency's own: removing the demonstration content leaves it.
        const record = { id, slug, status, demo: 0, now: clock(), version: version + 1 } as const;
        return database.db.transaction().execute(async (trx) => {
          await claimSlug(trx, slug, id);
          const rows = packageRows(whole, { ...record, publishedAt: row.publishedAt });
          if (!(await store.update(trx, rows, version))) throw changedMeanwhile();
          await settlePictures(trx, id, choice, taken);
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
