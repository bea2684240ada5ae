import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type PackageRow = Selectable<Schema['packages']>;

export const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'category',
  'status',
  'publishAt',
  'featured',
  'basePrice',
  'discountPercentage',
  'validUntil',
  'currency',
  'views',
  'ratingCount',
  'ratingSum',
  'card',
  'version',
  'demo',
  'createdAt',
  'updatedAt',
] as const;
export type PackageCardRow = Pick<PackageRow & Selectable<Schema['packageDocuments']>, (typeof CARD_COLUMNS)[number]>;

/** The columns of `packages` that lists filter, count and sort by. */
const LISTED_COLUMNS = [
  'id',
  'category',
  'destination',
  'durationDays',
  'basePrice',
  'discountPercentage',
  'validUntil',
  'currency',
  'featured',
  'views',
  'publishedAt',
] as const;
export type ListedRow = Pick<PackageRow, (typeof LISTED_COLUMNS)[number]>;

/** Must match the partial index's condition literally: with a parameter SQLite would not use the index. */
const shown = sql<boolean>`"status" = 'published' and "deletedAt" is null`;

/** Holds all SQL of the packages that visitors see: published and not deleted. */
export function shownPackages({ read }: Database) {
  const listed = <C extends keyof PackageRow>(columns: readonly C[], after: string, limit: number) =>
    read
      .selectFrom('packages')
      .select(columns)
      .where(shown)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  const cards = read.selectFrom('packages').innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id');

  return {
    /** Returns what lists filter, count and sort by, in the order of ids. */
    listColumns: (after: string, limit: number) => listed(LISTED_COLUMNS, after, limit),

    listViews: (after: string, limit: number) => listed(['id', 'views'], after, limit),

    /** Returns the cards of a page in the order of the ids; one that is no longer shown is left out. */
    async listCards(ids: readonly string[]): Promise<PackageCardRow[]> {
      if (ids.length === 0) return [];
      const rows = await cards
        .select(CARD_COLUMNS)
        .where(shown)
        .where('id', 'in', [...ids])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns a package with its document. */
    findById: (id: string) => cards.selectAll().where(shown).where('id', '=', id).executeTakeFirst(),

    /** Returns a visible package by its current or a former slug. */
    async findByAnySlug(slug: string) {
      const current = await cards.selectAll().where(shown).where('slug', '=', slug).executeTakeFirst();
      if (current) return current;
      const former = read.selectFrom('packageFormerSlugs').select('recordId').where('slug', '=', slug);
      return cards.selectAll().where(shown).where('id', '=', former).executeTakeFirst();
    },

    listSlugs: () =>
      read
        .selectFrom('packages')
        .select(['id', 'slug', 'updatedAt'])
        .where(shown)
        .orderBy('publishedAt', 'desc')
        .execute(),
  };
}

export type ShownPackages = ReturnType<typeof shownPackages>;
