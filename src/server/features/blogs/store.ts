import { type Selectable, sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { BLOGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { pageWithTotal } from '../../database/page-with-total.ts';
import type { Schema } from '../../database/schema.ts';
import { wordFilter } from '../../database/word-filter.ts';

export type BlogRow = Selectable<Schema['blogs']>;

export const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'category',
  'status',
  'publishAt',
  'publishedAt',
  'views',
  'version',
  'demo',
  'createdAt',
  'updatedAt',
  'card',
] as const;
export type BlogCardRow = Pick<BlogRow & Selectable<Schema['blogDocuments']>, (typeof CARD_COLUMNS)[number]>;
export type WholeBlogRow = BlogRow & Selectable<Schema['blogDocuments']>;

export interface BlogQuery {
  /** All words must occur; null without a search. */
  readonly words: readonly string[] | null;
  readonly category: string | undefined;
}

/** Must match the partial index's condition literally: with a parameter SQLite would not use the index. */
const published = sql<boolean>`"status" = 'published' and "deletedAt" is null`;
const shown = sql<boolean>`${published} and "publishedAt" is not null`;
const NEWEST = sql`"publishedAt" desc, "id" desc`;

/** Holds all SQL of the posts that visitors see: published, not deleted, and not planned for later. */
export function shownBlogs(database: Database) {
  const { read } = database;
  const filter = wordFilter(database, BLOGS_BY_WORDS);
  const cards = read.selectFrom('blogs').innerJoin('blogDocuments', 'blogDocuments.blogId', 'blogs.id');

  return {
    /** Returns one page and the total, both from the index; only the page's rows are read. */
    async list({ words, category }: BlogQuery, limit: number, offset: number) {
      const found = read
        .selectFrom('blogs')
        .select(['id', 'publishedAt'])
        .where(shown)
        .where((where) => where.and(category === undefined ? [] : [where('category', '=', category)]))
        .where(await filter.holds(words));
      const { ids, total } = await pageWithTotal(database, {
        isSearch: words !== null,
        found,
        order: NEWEST,
        limit,
        offset,
      });
      if (ids.length === 0) return { rows: [], total };
      const rows = await cards.select(CARD_COLUMNS).where('id', 'in', ids).orderBy(NEWEST).execute();
      return { rows, total };
    },

    /** Returns the newest posts with their documents. */
    listNewest: (limit: number): Promise<WholeBlogRow[]> =>
      cards.selectAll().where(shown).orderBy(NEWEST).limit(limit).execute(),

    async listCategories(): Promise<string[]> {
      const rows = await read.selectFrom('blogs').select('category').distinct().where(shown).execute();
      return rows.map(({ category }) => category);
    },

    /** Returns a visible post by its current or a former slug, with its document. */
    async findByAnySlug(slug: string): Promise<WholeBlogRow | undefined> {
      const current = await cards.selectAll().where(shown).where('slug', '=', slug).executeTakeFirst();
      if (current) return current;
      const former = read.selectFrom('blogFormerSlugs').select('recordId').where('slug', '=', slug);
      return cards.selectAll().where(shown).where('id', '=', former).executeTakeFirst();
    },

    isShown: async (from: Writer, id: string): Promise<boolean> =>
      (await from.selectFrom('blogs').select('id').where(shown).where('id', '=', id).executeTakeFirst()) !== undefined,

    /** Returns candidates for related posts: the newest of the category, and those with most of the words. */
    async listCandidates(
      like: Pick<BlogRow, 'id' | 'category'>,
      words: readonly string[],
      limit: number,
    ): Promise<BlogCardRow[]> {
      const others = read.selectFrom('blogs').select('id').where(shown).where('id', '<>', like.id);
      const newest = await others.where('category', '=', like.category).orderBy(NEWEST).limit(limit).execute();
      const holding =
        words.length === 0
          ? []
          : await read
              .selectFrom('blogWords')
              .select('blogId as id')
              .where(
                'word',
                'in',
                words.map((word) => Buffer.from(word)),
              )
              // An expression instead of the column, since SQLite would otherwise search every word of every post.
              .where(sql`"blogId" || ''`, 'in', others)
              .groupBy('blogId')
              .orderBy(sql`count(*) desc, "blogId" desc`)
              .limit(limit)
              .execute();
      const any = newest.length + holding.length > 0 ? [] : await others.orderBy(NEWEST).limit(limit).execute();
      const ids = [...newest, ...holding, ...any].map(({ id }) => id);
      if (ids.length === 0) return [];
      return cards.select(CARD_COLUMNS).where('id', 'in', ids).orderBy(NEWEST).execute();
    },

    listSlugs: () =>
      read.selectFrom('blogs').select(['id', 'slug', 'updatedAt']).where(shown).orderBy(NEWEST).execute(),

    hasDue: async (now: number): Promise<boolean> =>
      (await read
        .selectFrom('blogs')
        .select('id')
        .where(published)
        .where('publishedAt', 'is', null)
        .where('publishAt', '<=', now)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Publishes due posts and returns whether there were any: only one of several processes finds them. */
    async publishDue(writer: Writer, now: number): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable('blogs')
        .set({ publishedAt: sql`"publishAt"`, publishAt: null })
        .where(published)
        .where('publishedAt', 'is', null)
        .where('publishAt', '<=', now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
