import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Writer } from '../database/database.ts';
import { pageWithTotal } from '../database/page-with-total.ts';
import { wordFilter } from '../database/word-filter.ts';
import type { IndexedNoun } from '../database/word-index.ts';

/** Milliseconds for which a deletion can be undone. */
export const RESTORABLE_MS = 24 * 3600_000;
/** Records removed per batch, so that a sweep does not block requests. */
export const PURGED_AT_ONCE = 100;

export const LAST_CHANGED = sql`"updatedAt" desc, "id" desc`;

type DeletableNoun = IndexedNoun & {
  readonly records: 'packages' | 'blogs';
  readonly formerSlugs: 'packageFormerSlugs' | 'blogFormerSlugs';
};

/** What lists of the back office are narrowed by. */
export interface AdminFilter {
  readonly words: readonly string[] | null;
  readonly status: string | undefined;
}

/** All SQL of lists, slugs, deletions and what is left, which packages and posts have alike. */
export function deletableRecords(
  noun: DeletableNoun,
  database: Database,
  /** What lists are narrowed by and counted by. */
  status: RawBuilder<string> = sql`"status"`,
) {
  const { read } = database;
  const { records: table, formerSlugs } = noun;
  const filter = wordFilter(database, noun);

  return {
    /** Returns the ids of a page of the list, in the order LAST_CHANGED, and the total. */
    async idsOfPage({ words, status: wanted }: AdminFilter, limit: number, offset: number) {
      const found = read
        .selectFrom(table)
        .select(['id', 'updatedAt'])
        .where('deletedAt', 'is', null)
        .where((where) => where.and(wanted === undefined ? [] : [sql<SqlBool>`${status} = ${wanted}`]))
        .where(await filter.holds(words));
      return pageWithTotal(database, { isSearch: words !== null, found, order: LAST_CHANGED, limit, offset });
    },

    /** Who holds a slug, deleted or not. */
    holderOf: (from: Writer, slug: string) =>
      from.selectFrom(table).select(['id', 'deletedAt']).where('slug', '=', slug).executeTakeFirst(),

    /** The slugs that begin alike, former ones among them, to find one that is free. */
    async slugsLike(from: Writer, beginning: string): Promise<ReadonlySet<string>> {
      const like = `${beginning}%`;
      const current = await from.selectFrom(table).select('slug').where('slug', 'like', like).execute();
      const former = await from.selectFrom(formerSlugs).select('slug').where('slug', 'like', like).execute();
      return new Set([...current, ...former].map(({ slug }) => slug));
    },

    /** Which record was public under a slug before, deleted or not. */
    async formerHolderOf(from: Writer, slug: string) {
      const former = await from.selectFrom(formerSlugs).select('recordId').where('slug', '=', slug).executeTakeFirst();
      if (!former) return undefined;
      return from
        .selectFrom(table)
        .select(['id', 'title', 'deletedAt'])
        .where('id', '=', former.recordId)
        .executeTakeFirst();
    },

    /** Makes an old address of a record lead to it from now on. */
    keepFormerSlug: (writer: Writer, slug: string, recordId: string) =>
      writer
        .insertInto(formerSlugs)
        .values({ slug, recordId })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ recordId }))
        .execute(),

    dropFormerSlug: (writer: Writer, slug: string) => writer.deleteFrom(formerSlugs).where('slug', '=', slug).execute(),

    /** Gives a deleted record another slug; one that has been restored meanwhile keeps its own. */
    renameDeleted: (writer: Writer, id: string, slug: string) =>
      writer.updateTable(table).set({ slug }).where('id', '=', id).where('deletedAt', 'is not', null).execute(),

    /** How many there are that are not deleted. */
    async countByStatus(): Promise<ReadonlyMap<string, number>> {
      const rows = await read
        .selectFrom(table)
        .where('deletedAt', 'is', null)
        .select([status.as('counted'), sql<number>`count(*)`.as('count')])
        .groupBy('counted')
        .execute();
      return new Map(rows.map(({ counted, count }) => [counted, count]));
    },

    /** Answers whether there was one to delete. */
    async markDeleted(writer: Writer, id: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable(table)
        .set({ deletedAt: now })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Takes back a deletion that happened since the given moment; false when there was none. */
    async restore(writer: Writer, id: string, since: number): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable(table)
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('deletedAt', '>=', since)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** What was deleted before the given moment; the oldest first, so many at once. */
    async listDeletedBefore(moment: number, limit: number): Promise<string[]> {
      const rows = await read
        .selectFrom(table)
        .select('id')
        .where('deletedAt', '<', moment)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Ends a deleted record for good, its document with it; false when it has been restored meanwhile. */
    async purge(writer: Writer, id: string, moment: number): Promise<boolean> {
      const result = await writer
        .deleteFrom(table)
        .where('id', '=', id)
        .where('deletedAt', '<', moment)
        .executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },
  };
}
