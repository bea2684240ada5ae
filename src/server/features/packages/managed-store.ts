import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { insertWords, type PackageRows } from './package-document.ts';

/** Columns that belong to the record itself and outlive every save. */
const KEPT_COLUMNS = ['id', 'views', 'ratingCount', 'ratingSum', 'createdAt', 'deletedAt'] as const;

export const packageNotFound = (): AppError => new AppError('not-found', 'Package not found');

/** Whether there was a row to change. */
async function changedOne(change: UpdateQueryBuilder<Schema, 'packages', 'packages', UpdateResult>): Promise<boolean> {
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** All SQL that changes packages. */
export function managedPackages({ read }: Database) {
  return {
    /** One that is not deleted, its document with it. */
    async find(from: Writer, id: string) {
      const row = await from
        .selectFrom('packages')
        .where('deletedAt', 'is', null)
        .innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw packageNotFound();
      return row;
    },

    /** Who holds a slug, deleted or not. */
    holderOf: (from: Writer, slug: string) =>
      from.selectFrom('packages').select(['id', 'deletedAt']).where('slug', '=', slug).executeTakeFirst(),

    /** The slugs that begin alike, to find one that is free. */
    async slugsLike(from: Writer, beginning: string): Promise<ReadonlySet<string>> {
      const rows = await from.selectFrom('packages').select('slug').where('slug', 'like', `${beginning}%`).execute();
      return new Set(rows.map(({ slug }) => slug));
    },

    renameSlug: (writer: Writer, id: string, slug: string) =>
      writer.updateTable('packages').set({ slug }).where('id', '=', id).execute(),

    /** Writes over the version that was read; false when there is another by now. */
    async update(writer: Writer, { row, document, words }: PackageRows, readVersion: number): Promise<boolean> {
      const changed = Object.fromEntries(
        Object.entries(row).filter(([column]) => !(KEPT_COLUMNS as readonly string[]).includes(column)),
      );
      const change = writer
        .updateTable('packages')
        .set(changed)
        .where('id', '=', row.id)
        .where('version', '=', readVersion)
        .where('deletedAt', 'is', null);
      if (!(await changedOne(change))) return false;
      await writer.updateTable('packageDocuments').set(document).where('packageId', '=', row.id).execute();
      await writer.deleteFrom('packageWords').where('packageId', '=', row.id).execute();
      await insertWords(writer, words);
      return true;
    },

    /** Answers whether there was one to change. */
    setStatus(writer: Writer, id: string, status: PackageStatus, now: number): Promise<boolean> {
      const set = {
        status,
        updatedAt: now,
        version: sql<number>`"version" + 1`,
        ...(status === 'published' && { publishedAt: sql<number>`coalesce("publishedAt", ${now})` }),
      };
      return changedOne(writer.updateTable('packages').set(set).where('id', '=', id).where('deletedAt', 'is', null));
    },

    markDeleted: (writer: Writer, id: string, now: number) =>
      changedOne(
        writer.updateTable('packages').set({ deletedAt: now }).where('id', '=', id).where('deletedAt', 'is', null),
      ),

    /** Takes back a deletion that happened since the given moment. */
    restore: (writer: Writer, id: string, since: number) =>
      changedOne(
        writer.updateTable('packages').set({ deletedAt: null }).where('id', '=', id).where('deletedAt', '>=', since),
      ),

    /** What was deleted before the given moment; the oldest first, so many at once. */
    async listDeletedBefore(moment: number, limit: number): Promise<string[]> {
      const rows = await read
        .selectFrom('packages')
        .select('id')
        .where('deletedAt', '<', moment)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ends a deleted package for good, its document with it; false when it has been restored meanwhile. */
    async purge(writer: Writer, id: string, moment: number): Promise<boolean> {
      const result = await writer
        .deleteFrom('packages')
        .where('id', '=', id)
        .where('deletedAt', '<', moment)
        .executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },
  };
}

export type ManagedPackages = ReturnType<typeof managedPackages>;
