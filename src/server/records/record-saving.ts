import type { Database, Writer } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { AuditService, Changes } from '../features/audit/service.ts';
import type { TakenPicture, UploadService } from '../features/uploads/service.ts';
import { AppError } from '../http/app-error.ts';
import type { AdminSession } from '../http/endpoints.ts';
import type { FormFile } from '../http/multipart-form.ts';
import { touchNoun } from '../http/noun-versions.ts';
import { pictureOwner, type RecordKind } from './record-kind.ts';
import { type SavedRecord, type SlugStore, uniqueSlugs } from './unique-slugs.ts';

/** A record as it was when its form was opened. */
interface OpenedRecord extends SavedRecord {
  readonly status: string;
  readonly version: number;
}

interface Dependencies<Row extends OpenedRecord, Shown> {
  readonly database: Database;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: SlugStore & { readonly find: (from: Writer, id: string) => Promise<Row> };
  readonly show: (from: Writer, id: string) => Promise<Shown>;
}

interface Save<Row> {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly files: readonly FormFile[];
  readonly session: AdminSession;
  /** The record to change; null for a new one. */
  readonly before: Row | null;
}

/** The result of a save's write. */
interface Written {
  readonly title: string;
  /** Addresses of all pictures that the record shows. */
  readonly pictures: readonly string[];
  readonly changes?: Changes;
}

/** Saves records that are edited in the back office: optimistic locking, slugs, pictures, audit log and page cache. */
export function recordSaving<Row extends OpenedRecord, Shown>(
  kind: RecordKind,
  { database, uploads, audit, store, show }: Dependencies<Row, Shown>,
) {
  const slugs = uniqueSlugs(store);
  const { word, noun } = kind;

  const changedMeanwhile = () => new AppError('conflict', ({ records }) => records.changedMeanwhile[noun]);

  function readVersion(typed: string | undefined): number {
    if (typed !== undefined && /^\d{1,15}$/.test(typed)) return Number(typed);
    throw AppError.ofField('invalid', 'version', ({ records }) => records.versionMissing[noun]);
  }

  return {
    changedMeanwhile,

    /** Returns the record that a form was opened with; throws 409 when it has been saved since. */
    async findOpened(id: string, typedVersion: string | undefined): Promise<Row> {
      const version = readVersion(typedVersion);
      const row = await store.find(database.read, id);
      if (row.version !== version) throw changedMeanwhile();
      return row;
    },

    /** Writes a record with its new pictures in one transaction; a failure leaves nothing behind. */
    async save(
      { id, slug, status, files, session, before }: Save<Row>,
      write: (trx: Writer, taken: readonly TakenPicture[]) => Promise<Written>,
    ): Promise<Shown> {
      await slugs.refuseTaken(database.read, slug, id);
      const taken = await uploads.takeAll(files);
      try {
        return await database.db.transaction().execute(async (trx) => {
          await slugs.claim(trx, slug, id);
          const { title, pictures, changes } = await write(trx, taken);
          if (before) await slugs.keepOld(trx, before, slug);
          await uploads.settle(trx, pictureOwner(kind, id), pictures);
          const action = `${word}.${before ? 'saved' : 'created'}`;
          await audit.record(trx, session, { action, subject: title, ...(changes && { changes }) });
          if (status === 'published' || before?.status === 'published') await touchNoun(trx, kind.noun);
          return show(trx, id);
        });
      } catch (error) {
        await uploads.discard(taken.map((picture) => picture.id));
        // Another save took the slug between the check and the write.
        throw isUniqueViolation(error) ? await slugs.taken(database.db, slug) : error;
      }
    },
  };
}
