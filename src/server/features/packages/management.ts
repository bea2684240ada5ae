import type { AdminPackage, AdminPackageCard } from '../../../contracts/packages.ts';
import { searchWords } from '../../../core/names.ts';
import type { PackageState, PackageStatus } from '../../../core/packages/package-options.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { recordDeletion } from '../../records/record-deletion.ts';
import { recordNotFound } from '../../records/record-kind.ts';
import { readSummaries } from '../../records/translations/summaries.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { managedPackages, PACKAGE_KIND } from './managed-store.ts';
import { indexPackage, readPackageDocument, translatedPart } from './package-document.ts';
import { packageVersions } from './package-versions.ts';
import { presentAdminCard, presentAdminPackage, type WholePackageRow } from './present.ts';
import { packageSaving } from './saving.ts';

export interface AdminFilters {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: PackageState | undefined;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
}

/** Writes travel packages, for the back office. */
export function packageManagement({ database, clock, uploads, audit }: Dependencies) {
  const store = managedPackages(database);

  const showRow = async (from: Writer, row: WholePackageRow): Promise<AdminPackage> => {
    const translations = (await readSummaries(from, 'package', [row.id]))(row.id);
    const formerSlugs = await store.formerSlugsOf(from, row.id);
    return presentAdminPackage(row, { today: todayInIndia(clock), translations, formerSlugs });
  };
  const show = async (from: Writer, id: string): Promise<AdminPackage> => showRow(from, await store.find(from, id));

  const saving = packageSaving({ database, clock, uploads, audit, store, show });
  const versions = packageVersions({ database, clock, uploads, audit, store }, saving);
  const deletion = recordDeletion(PACKAGE_KIND, { database, clock, uploads, audit, store, show });

  return {
    async list({ page, limit, search, status }: AdminFilters) {
      const filter = { words: search ? searchWords(search) : null, status };
      const [{ rows, total }, byStatus] = await Promise.all([
        store.list(filter, limit, (page - 1) * limit),
        store.countByStatus(),
      ]);
      const today = todayInIndia(clock);
      const ids = rows.map(({ id }) => id);
      const summariesOf = await readSummaries(database.read, 'package', ids);
      const counts = {
        draft: byStatus.get('draft') ?? 0,
        scheduled: byStatus.get('scheduled') ?? 0,
        published: byStatus.get('published') ?? 0,
        archived: byStatus.get('archived') ?? 0,
      };
      const packages = rows.map(
        (row): AdminPackageCard => presentAdminCard(row, { today, translations: summariesOf(row.id) }),
      );
      return { packages, total, counts };
    },

    /** Returns a package as it is, or as it was at a kept version. */
    show: async (id: string, version?: number) =>
      version === undefined ? show(database.read, id) : showRow(database.read, await versions.rowAt(id, version)),

    versions,

    /** Publishes drafts whose time has come. */
    async publishDue(): Promise<void> {
      const now = clock();
      if (!(await store.hasDue(now))) return;
      await database.db.transaction().execute(async (trx) => {
        if (await store.publishDue(trx, now)) await touchNoun(trx, 'packages');
      });
    },

    /** What is translated of packages. */
    originals: {
      async find(from: Writer, id: string) {
        const row = await store.find(from, id);
        const record = translatedPart(readPackageDocument(row));
        return { title: row.title, record, page: row.status === 'published' ? `/package/${row.slug}` : null };
      },
      noun: 'packages' as const,
      async index(trx: Writer, id: string) {
        await indexPackage(trx, id, readPackageDocument(await store.find(trx, id)));
      },
    },

    create: saving.create,
    createDraft: saving.createDraft,
    update: saving.update,

    setStatus: (id: string, status: PackageStatus, session: AdminSession): Promise<AdminPackage> =>
      database.db.transaction().execute(async (trx) => {
        const before = await store.find(trx, id);
        if (!(await store.setStatus(trx, id, status, clock()))) throw recordNotFound(PACKAGE_KIND);
        const changes = changesBetween({ status: before.status }, { status });
        await audit.record(trx, session, { action: 'package.status-set', subject: before.title, changes });
        await versions.keep(trx, { before, saved: await store.find(trx, id) }, 'status-set', session);
        await touchNoun(trx, 'packages');
        return show(trx, id);
      }),

    delete: deletion.delete,
    restore: deletion.restore,
    sweep: deletion.sweep,
  };
}
