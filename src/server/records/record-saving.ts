import type { VersionMade } from '../../contracts/record-versions.ts';
import type { Clock } from '../clock.ts';
import type { Database, Writer } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { AuditService, Changes } from '../features/audit/service.ts';
import type { TakenPicture, UploadService } from '../features/uploads/service.ts';
import { AppError } from '../http/app-error.ts';
import type { AdminSession } from '../http/endpoints.ts';
import type { FormFile } from '../http/multipart-form.ts';
import { touchNoun } from '../http/noun-versions.ts';
import { newId } from '../ids.ts';
import { pictureOwner, type RecordKind } from './record-kind.ts';
import { type SavedRecord, type SlugStore, slugFor, uniqueSlugs } from './unique-slugs.ts';
import { keepVersion, type VersionedRow } from './versions/keep-version.ts';

/** A record as it was when its form was opened. */
export interface OpenedRecord extends SavedRecord, VersionedRow {
  readonly title: string;
  readonly publishAt: number | null;
}

interface Dependencies<Row extends OpenedRecord, Shown> {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: SlugStore & { readonly find: (from: Writer, id: string) => Promise<Row> };
  readonly show: (from: Writer, id: string) => Promise<Shown>;
}

/** The action of the audit log for each way in which a save comes about. */
const ACTIONS = {
  created: 'created',
  saved: 'saved',
  autosaved: 'saved',
  restored: 'version-restored',
  duplicated: 'duplicated',
} as const satisfies Partial<Record<VersionMade, string>>;

export interface Save<Row> {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly files: readonly FormFile[];
  readonly session: AdminSession;
  /** The record to change; null for a new one. */
  readonly before: Row | null;
  /** How the version comes about that this save makes. */
  readonly made: keyof typeof ACTIONS;
  /** The version that is brought back. */
  readonly restored?: number | null;
}

/** A draft that no form was filled in for. */
export interface NewDraft {
  readonly title: string;
  readonly session: AdminSession;
  readonly made: 'created' | 'duplicated';
}

const SLUGS_TRIED = 3;

/** The result of a save's write. */
export interface Written {
  readonly title: string;
  /** Addresses of all pictures that the record shows. */
  readonly pictures: readonly string[];
  readonly changes?: Changes;
}

/** Saves records that are edited in the back office: optimistic locking, slugs, pictures, audit log and page cache. */
export function recordSaving<Row extends OpenedRecord, Shown>(
  kind: RecordKind,
  { database, clock, uploads, audit, store, show }: Dependencies<Row, Shown>,
) {
  const slugs = uniqueSlugs(store);
  const { word, noun } = kind;

  const changedMeanwhile = () => new AppError('conflict', ({ records }) => records.changedMeanwhile[noun]);

  function readVersion(typed: string | undefined): number {
    if (typed !== undefined && /^\d{1,15}$/.test(typed)) return Number(typed);
    throw AppError.ofField('invalid', 'version', ({ records }) => records.versionMissing[noun]);
  }

  /** Writes a record with its new pictures in one transaction; a failure leaves nothing behind. */
  async function save(
    { id, slug, status, files, session, before, made, restored = null }: Save<Row>,
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
        const action = `${word}.${ACTIONS[made]}`;
        await audit.record(trx, session, { action, subject: title, ...(changes && { changes }) });
        const saved = await store.find(trx, id);
        await keepVersion(trx, word, { saved, before }, { made, restored, session, now: clock() });
        if (status === 'published' || before?.status === 'published') await touchNoun(trx, kind.noun);
        return show(trx, id);
      });
    } catch (error) {
      await uploads.discard(taken.map((picture) => picture.id));
      // Another save took the slug between the check and the write.
      throw isUniqueViolation(error) ? await slugs.taken(database.db, slug) : error;
    }
  }

  /**
   * Stores a new draft under a free slug made of its title, and returns its id. Another record of the same moment may
   * take the slug first.
   */
  async function createDraft(
    { title, session, made }: NewDraft,
    write: (trx: Writer, record: { readonly id: string; readonly slug: string }) => Promise<readonly string[]>,
    tries = SLUGS_TRIED,
  ): Promise<string> {
    const id = newId(clock());
    const slug = await slugs.firstFree(database.read, slugFor('', title, `${word}-${id}`));
    try {
      await save({ id, slug, status: 'draft', files: [], session, before: null, made }, async (trx) => ({
        title,
        pictures: await write(trx, { id, slug }),
      }));
      return id;
    } catch (error) {
      if (tries > 1 && error instanceof AppError && error.fields?.slug) {
        return createDraft({ title, session, made }, write, tries - 1);
      }
      throw error;
    }
  }

  return {
    changedMeanwhile,
    slugs,
    save,
    createDraft,

    /** Rejects an autosave of what visitors see or will see by itself: that changes only when an admin saves it. */
    requireDraft(typed: string | undefined, records: readonly Pick<OpenedRecord, 'status' | 'publishAt'>[]): boolean {
      if (typed !== 'true') return false;
      if (records.every(({ status, publishAt }) => status === 'draft' && publishAt === null)) return true;
      throw new AppError('invalid', (words) => words.records.autosaveOfPublic);
    },

    /** Returns the record that a form was opened with; throws 409 when it has been saved since. */
    async findOpened(id: string, typedVersion: string | undefined): Promise<Row> {
      const version = readVersion(typedVersion);
      const row = await store.find(database.read, id);
      if (row.version !== version) throw changedMeanwhile();
      return row;
    },
  };
}
