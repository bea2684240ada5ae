import type { FieldDifference, RecordVersion, VersionMade } from '../../../contracts/record-versions.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { pictureOwner, type RecordKind } from '../record-kind.ts';
import type { OpenedRecord } from '../record-saving.ts';
import { documentDifferences } from './differences.ts';
import { keepVersion, readSnapshot, type Snapshot } from './keep-version.ts';
import { recordCopies } from './record-copies.ts';
import { versionStore } from './version-store.ts';
import type { VersionedNoun } from './versioned-noun.ts';

const versionGone = () => new AppError('not-found', ({ records }) => records.versionGone);

/** Lists a record's versions, compares them and brings one back; copies records; drops former slugs. */
export function recordVersions<Row extends OpenedRecord, Document extends { readonly title: string }, Shown>(
  kind: RecordKind,
  dependencies: VersionedNoun<Row, Document, Shown>,
) {
  const { database, clock, uploads, audit, store, saving, readDocument, picturesOf, withPictures } = dependencies;
  const keyOf = (recordId: string) => ({ kind: kind.word, recordId });
  const comparable = (id: string, { slug, status, document }: Snapshot) => ({
    ...readDocument({ id, document }),
    slug,
    status,
  });

  async function findSnapshot(from: Writer, id: string, version: number): Promise<Snapshot> {
    const row = await versionStore.find(from, keyOf(id), version);
    if (row) return readSnapshot(row);
    throw versionGone();
  }

  return {
    /** Keeps the version of a change that is no save of the form. */
    keep: (trx: Writer, both: { saved: Row; before: Row }, made: VersionMade, session: AdminSession): Promise<void> =>
      keepVersion(trx, kind.word, both, { made, restored: null, session, now: clock() }),

    async list(id: string) {
      const { title, version: present } = await store.find(database.read, id);
      const rows = await versionStore.list(database.read, keyOf(id));
      const versions = rows.map(({ version, savedAt, admin, made, restored }): RecordVersion => {
        return { version, savedAt: new Date(savedAt).toISOString(), admin, made: made as VersionMade, restored };
      });
      return { title, present, versions };
    },

    /** Returns what a version changed from the one before it, or how it differs from the record as it is now. */
    async compare(
      id: string,
      version: number,
      against: 'before' | 'now',
    ): Promise<{ base: number | null; differences: FieldDifference[] }> {
      const row = await store.find(database.read, id);
      const shown = comparable(id, await findSnapshot(database.read, id, version));
      if (against === 'now') {
        return { base: row.version, differences: documentDifferences(shown, comparable(id, row)) };
      }
      const versions = await versionStore.list(database.read, keyOf(id));
      const before = versions.find((each) => each.version < version);
      if (!before) return { base: null, differences: [] };
      const base = comparable(id, await findSnapshot(database.read, id, before.version));
      return { base: before.version, differences: documentDifferences(base, shown) };
    },

    /** Returns a record as it was at a version. */
    async rowAt(id: string, version: number): Promise<Row> {
      const row = await store.find(database.read, id);
      if (row.version === version) return row;
      return dependencies.rowOf({ ...row, ...(await findSnapshot(database.read, id, version)), version });
    },

    /** Brings back a version's document as a new version; the record's slug and status stay. */
    async restore(id: string, version: number, present: number, session: AdminSession) {
      const before = await saving.findOpened(id, String(present));
      const { document: stored } = await findSnapshot(database.read, id, version);
      const document = readDocument({ id, document: stored });
      const gone = await uploads.listGone(database.read, pictureOwner(kind, id), picturesOf(document));
      const restored = withPictures(document, (url) => (gone.has(url) ? null : url));
      const { slug, status } = before;
      await saving.save(
        { id, slug, status, files: [], session, before, made: 'restored', restored: version },
        async (trx) => {
          const changes = await dependencies.overwrite(trx, before, restored);
          return { title: restored.title, pictures: picturesOf(restored), changes };
        },
      );
      return { version: before.version + 1, picturesLeftOut: gone.size };
    },

    duplicate: recordCopies(dependencies).duplicate,

    /** Lets a former slug of a record lead nowhere. */
    dropFormerSlug: (id: string, slug: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const { title } = await store.find(trx, id);
        if (!(await store.formerSlugsOf(trx, id)).includes(slug)) {
          throw new AppError('not-found', ({ records }) => records.formerSlugGone);
        }
        await store.dropFormerSlug(trx, slug);
        const changes = [{ field: 'formerSlug', from: slug, to: '' }];
        await audit.record(trx, session, { action: `${kind.word}.former-slug-dropped`, subject: title, changes });
        await touchNoun(trx, kind.noun);
      }),
  };
}

export type RecordVersions = Pick<
  ReturnType<typeof recordVersions>,
  'list' | 'compare' | 'restore' | 'duplicate' | 'dropFormerSlug'
>;
