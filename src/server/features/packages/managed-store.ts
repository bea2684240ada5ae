import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Database, Writer } from '../../database/database.ts';
import { PACKAGES_BY_WORDS } from '../../database/indexed-nouns.ts';
import type { Schema } from '../../database/schema.ts';
import { type AdminFilter, deletableRecords, orderOf } from '../../records/deletable-records.ts';
import { type RecordKind, recordNotFound } from '../../records/record-kind.ts';
import { followOriginal } from '../../records/translations/follow-original.ts';
import { indexPackage, type PackageRows, readPackageDocument, translatedPart } from './package-document.ts';
import { CARD_COLUMNS } from './store.ts';

/** Columns that a save never changes, except a made-up rating of demonstration content. */
const KEPT_COLUMNS = ['id', 'views', 'ratingCount', 'ratingSum', 'createdAt', 'deletedAt'] as const;

/** A package's state (`PackageState` of core). */
const STATE = sql<string>`case when "status" = 'draft' and "publishAt" is not null then 'scheduled' else "status" end`;

export const PACKAGE_KIND: RecordKind = {
  noun: 'packages',
  word: 'package',
  ownsAs: 'package',
};

/** Drafts with a time of publication. */
const waiting = sql<boolean>`"publishAt" is not null and "status" = 'draft' and "deletedAt" is null`;

/** Returns whether a row was changed. */
async function changedOne(change: UpdateQueryBuilder<Schema, 'packages', 'packages', UpdateResult>): Promise<boolean> {
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Holds all SQL of the back office: packages of every status that are not deleted. */
export function managedPackages(database: Database) {
  const { read } = database;
  const records = deletableRecords(PACKAGES_BY_WORDS, database, STATE);

  return {
    ...records,

    /** Returns one page and the total. */
    async list(filter: AdminFilter, limit: number, offset: number) {
      const { ids, total } = await records.idsOfPage(filter, limit, offset);
      if (ids.length === 0) return { rows: [], total };
      const rows = await read
        .selectFrom('packages')
        .innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id')
        .select(CARD_COLUMNS)
        .where('id', 'in', ids)
        .orderBy(orderOf(filter))
        .execute();
      return { rows, total };
    },

    /** Returns a package that is not deleted, with its document. */
    async find(from: Writer, id: string) {
      const row = await from
        .selectFrom('packages')
        .where('deletedAt', 'is', null)
        .innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw recordNotFound(PACKAGE_KIND);
      return row;
    },

    /** Updates the version that was read; returns false when there is a newer one. */
    async update(writer: Writer, { row, document }: PackageRows, readVersion: number): Promise<boolean> {
      const ifReal = (column: 'ratingCount' | 'ratingSum') =>
        sql<number>`case when "demo" = 1 then 0 else ${sql.ref(column)} end`;
      const changed = Object.fromEntries(
        Object.entries(row).filter(([column]) => !(KEPT_COLUMNS as readonly string[]).includes(column)),
      );
      const change = writer
        .updateTable('packages')
        .set({ ...changed, ratingCount: ifReal('ratingCount'), ratingSum: ifReal('ratingSum') })
        .where('id', '=', row.id)
        .where('version', '=', readVersion)
        .where('deletedAt', 'is', null);
      if (!(await changedOne(change))) return false;
      await writer.updateTable('packageDocuments').set(document).where('packageId', '=', row.id).execute();
      const saved = readPackageDocument({ id: row.id, document: document.document });
      await indexPackage(writer, row.id, saved);
      await followOriginal(writer, 'package', row.id, translatedPart(saved));
      return true;
    },

    /** Returns whether there was a package to change. */
    setStatus(writer: Writer, id: string, status: PackageStatus, now: number): Promise<boolean> {
      const set = {
        status,
        publishAt: null,
        updatedAt: now,
        version: sql<number>`"version" + 1`,
        ...(status === 'published' && { publishedAt: sql<number>`coalesce("publishedAt", ${now})` }),
      };
      return changedOne(writer.updateTable('packages').set(set).where('id', '=', id).where('deletedAt', 'is', null));
    },

    hasDue: async (now: number): Promise<boolean> =>
      (await read.selectFrom('packages').select('id').where(waiting).where('publishAt', '<=', now).limit(1).execute())
        .length > 0,

    /** Publishes due drafts and returns whether there were any: only one of several processes finds them. */
    publishDue: (writer: Writer, now: number): Promise<boolean> =>
      changedOne(
        writer
          .updateTable('packages')
          .set({ status: 'published', publishedAt: sql`coalesce("publishedAt", "publishAt")`, publishAt: null })
          .where(waiting)
          .where('publishAt', '<=', now),
      ),
  };
}

export type ManagedPackages = ReturnType<typeof managedPackages>;
