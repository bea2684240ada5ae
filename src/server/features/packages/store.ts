import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Day } from '../../../core/dates.ts';
import { FEATURED_PACKAGES } from '../../../core/packages/package-options.ts';
import type { Database } from '../../database/database.ts';
import { PACKAGES_BY_WORDS } from '../../database/indexed-nouns.ts';
import type { Schema } from '../../database/schema.ts';
import { wordFilter } from '../../database/word-filter.ts';
import type { FacetGroup } from './facets.ts';
import {
  DURATION_BANDS,
  discountOfDay,
  lasting,
  type OnSale,
  type PackageQuery,
  PRICE_BANDS,
  paidOn,
  paidWithin,
} from './package-filters.ts';

export type PackageRow = Selectable<Schema['packages']>;

export const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'category',
  'status',
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

/** Must match the partial index's condition literally: with a parameter SQLite would not use the index. */
const shown = sql<boolean>`"status" = 'published' and "deletedAt" is null`;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Packages featured by the agency, then the most viewed. */
const RECOMMENDED = sql`"featured" desc, "views" desc, "publishedAt" desc, "id" desc`;

const bandOf = <V>(value: V, bands: readonly { readonly min: number }[]) => {
  const cases = bands.map(({ min }, index) => sql`when ${value} >= ${sql.lit(min)} then ${sql.lit(index)}`).reverse();
  return sql<number | null>`case ${sql.join(cases, sql` `)} end`;
};

/** Returns an order that ends with the id, so that it is always unambiguous. */
function orderOf(sort: PackageQuery['sort'], onSale: OnSale): RawBuilder<unknown> {
  // Only prices of one currency can be compared; rupees, which nearly all are in, come first.
  const rupeesFirst = sql`case when "currency" = 'INR' then '' else "currency" end`;
  if (sort === 'price-low') return sql`${rupeesFirst}, ${paidOn(onSale)}, "id"`;
  if (sort === 'price-high') return sql`${rupeesFirst}, ${paidOn(onSale)} desc, "id"`;
  if (sort === 'duration') return sql`"durationDays", "id"`;
  return sort === 'newest' ? sql`"publishedAt" desc, "id" desc` : RECOMMENDED;
}

/** Holds all SQL of the packages that visitors see: published and not deleted. */
export function shownPackages(database: Database) {
  const { read } = database;
  const filter = wordFilter(database, PACKAGES_BY_WORDS);
  const allShown = read.selectFrom('packages').where(shown);
  const cards = read.selectFrom('packages').innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id');

  const countGroups = (
    searched: typeof allShown,
    { price, days }: Pick<PackageQuery, 'price' | 'days'>,
    onSale: OnSale,
  ): Promise<FacetGroup[]> => {
    const yes = sql<number>`1`;
    return searched
      .select([
        'category',
        bandOf(sql`"durationDays"`, DURATION_BANDS).as('durationBand'),
        sql<number | null>`case when "currency" = 'INR' then ${bandOf(paidOn(onSale), PRICE_BANDS)} end`.as(
          'priceBand',
        ),
        (price ? sql<number>`case when ${paidWithin(price, onSale)} then 1 else 0 end` : yes).as('priceFits'),
        (days ? sql<number>`case when ${lasting(days)} then 1 else 0 end` : yes).as('daysFit'),
        sql<number>`count(*)`.as('count'),
      ])
      .groupBy(sql`1, 2, 3, 4, 5`)
      .execute();
  };

  /** Returns one page: the order comes from the index, only its rows are read. */
  const listPage = (
    searched: typeof allShown,
    { categories, price, days, sort }: PackageQuery,
    onSale: OnSale,
    { limit, offset }: Page,
  ): Promise<PackageCardRow[]> => {
    let found = searched.select('id');
    if (categories.length > 0) found = found.where('category', 'in', [...categories]);
    if (price) found = found.where(paidWithin(price, onSale));
    if (days) found = found.where(lasting(days));
    const order = orderOf(sort, onSale);
    const ids = found.orderBy(order).limit(limit).offset(offset);
    return cards.select(CARD_COLUMNS).where('id', 'in', ids).orderBy(order).execute();
  };

  return {
    /** Returns a page, with the total and all facets from a single scan. */
    async list(
      query: PackageQuery,
      onSale: OnSale,
      page: Page,
    ): Promise<{ groups: FacetGroup[]; rows: PackageCardRow[] }> {
      const searched = allShown.where(await filter.holds(query.words));
      const [groups, rows] = await Promise.all([
        countGroups(searched, query, onSale),
        listPage(searched, query, onSale, page),
      ]);
      return { groups, rows };
    },

    listFeatured: () => {
      const ids = read.selectFrom('packages').select('id').where(shown).orderBy(RECOMMENDED).limit(FEATURED_PACKAGES);
      return cards.select(CARD_COLUMNS).where('id', 'in', ids).orderBy(RECOMMENDED).execute();
    },

    /** Returns the largest discount of a day; null when nothing is published. */
    async largestDiscount(today: Day): Promise<number | null> {
      const row = await allShown
        .select((select) => select.fn.max(discountOfDay(today)).as('largest'))
        .executeTakeFirstOrThrow();
      return row.largest === null ? null : Number(row.largest);
    },

    async listCategories(): Promise<string[]> {
      const rows = await read.selectFrom('packages').select('category').distinct().where(shown).execute();
      return rows.map(({ category }) => category);
    },

    /** Returns other packages: same destination first, then same category. */
    listLike: (like: Pick<PackageRow, 'id' | 'category' | 'destination'>, limit: number) => {
      const order = sql`case when "destination" = ${like.destination} then 2 else 0 end
        + case when "category" = ${like.category} then 1 else 0 end desc, ${RECOMMENDED}`;
      const ids = read
        .selectFrom('packages')
        .select('id')
        .where(shown)
        .where('id', '<>', like.id)
        .orderBy(order)
        .limit(limit);
      return cards.select(CARD_COLUMNS).where('id', 'in', ids).orderBy(order).execute();
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
      read.selectFrom('packages').select(['slug', 'updatedAt']).where(shown).orderBy('publishedAt', 'desc').execute(),
  };
}
