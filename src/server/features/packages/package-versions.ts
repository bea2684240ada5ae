import type { AdminPackage, PackageDocument } from '../../../contracts/packages.ts';
import { PACKAGE_LIMITS, type PackageStatus } from '../../../core/packages/package-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { recordVersions } from '../../records/versions/record-versions.ts';
import type { AuditService } from '../audit/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { type ManagedPackages, PACKAGE_KIND } from './managed-store.ts';
import { insertPackage, packageRows, readPackageDocument } from './package-document.ts';
import type { WholePackageRow } from './present.ts';
import type { packageSaving } from './saving.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: ManagedPackages;
}

/** Keeps, compares and brings back versions of packages, and copies packages. */
export const packageVersions = (dependencies: Dependencies, saving: ReturnType<typeof packageSaving>) =>
  recordVersions<WholePackageRow, PackageDocument, AdminPackage>(PACKAGE_KIND, {
    ...dependencies,
    saving: saving.records,
    readDocument: readPackageDocument,
    picturesOf: ({ images }) => images.map(({ url }) => url),
    withPictures: (document, addressOf) => ({
      ...document,
      images: document.images.flatMap((picture) => {
        const url = addressOf(picture.url);
        return url === null ? [] : [{ ...picture, url }];
      }),
    }),
    asCopy: (document, title) => ({ ...document, title, isFeatured: false }),
    overwrite: (trx, before, document) => {
      const { slug, status, publishAt } = before;
      return saving.overwrite(trx, before, document, { slug, status: status as PackageStatus, publishAt });
    },
    insert: (trx, document, record) => {
      const draft = { ...record, status: 'draft', demo: 0, now: dependencies.clock() } as const;
      return insertPackage(trx, packageRows(document, draft));
    },
    rowOf: (row) => {
      const own = { demo: row.demo === 1 ? 1 : 0, now: row.updatedAt } as const;
      const rows = packageRows(readPackageDocument(row), { ...row, ...own, status: row.status as PackageStatus });
      return { ...row, ...rows.row, ...rows.document } as WholePackageRow;
    },
    longestTitle: PACKAGE_LIMITS.title.max,
  });
