import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Writer } from '../database/database.ts';
import { pageWithTotal } from '../database/page-with-total.ts';
import { wordFilter } from '../database/word-filter.ts';
import type { IndexedNoun } from '../database/word-index.ts';
import { type FormerSlugTables, formerSlugStore } from './former-slug-store.ts';
import { translationStore } from './translations/translation-store.ts';
import { versionStore } from './versions/version-store.ts';

/** Milliseconds for which a deletion can be undone. */
export const RESTORABLE_MS = 24 * 3600_000;
/** Records removed per batch, so that a sweep does not block requests. */
export const PURGED_AT_ONCE = 100;

const LAST_CHANGED = sql`"updatedAt" desc, "id" desc`;
const NEXT_DUE = sql`"publishAt", "id"`;
const isScheduled = sql<SqlBool>`"publishAt" is not null`;

/** Returns the order of a list: what is scheduled by its time, all else by its last change, the latest first. */
export const orderOf = ({ status }: Pick<AdminFilter, 'status'>): RawBuilder<unknown> =>
  status === 'scheduled' ? NEXT_DUE : LAST_CHANGED;

type DeletableNoun = IndexedNoun & FormerSlugTables;

const TRANSLATED_AS = { packages: 'package', blogs: 'post' } as const;

/** Filters of the back office's lists. */
export interface AdminFilter {
  readonly words: readonly string[] | null;
  readonly status: string | undefined;
}

/** Holds the SQL that packages and posts share: lists, slugs, deletions and purges. */
export function deletableRecords(
  noun: DeletableNoun,
  database: Database,
  /** The status by which lists are filtered and counted. */
  status: RawBuilder<string> = sql`"status"`,
) {
  const { read } = database;
  const { records: table, formerSlugs } = noun;
  const filter = wordFilter(database, noun);

  return {
    ...formerSlugStore(noun),

    /** Returns the ids of a page of the list, and the total. */
    async idsOfPage({ words, status: wanted }: AdminFilter, limit: number, offset: number) {
      const order = orderOf({ status: wanted });
      const found = read
        .selectFrom(table)
        .select(['id', 'updatedAt', 'publishAt'])
        .$if(order === NEXT_DUE, (query) => query.where(isScheduled))
        .where('deletedAt', 'is', null)
        .where((where) => where.and(wanted === undefined ? [] : [sql<SqlBool>`${status} = ${wanted}`]))
        .where(await filter.holds(words));
      return pageWithTotal(database, { isSearch: words !== null, found, order, limit, offset });
    },

    /** Returns the record with a slug, deleted or not. */
    holderOf: (from: Writer, slug: string) =>
      from.selectFrom(table).select(['id', 'deletedAt']).where('slug', '=', slug).executeTakeFirst(),

    /** Returns slugs with a prefix, including former ones, to find a free one. */
    async slugsLike(from: Writer, beginning: string): Promise<ReadonlySet<string>> {
      const like = `${beginning}%`;
      const current = await from.selectFrom(table).select('slug').where('slug', 'like', like).execute();
      const former = await from.selectFrom(formerSlugs).select('slug').where('slug', 'like', like).execute();
      return new Set([...current, ...former].map(({ slug }) => slug));
    },

    /** Renames a deleted record; one that was restored meanwhile keeps its slug. */
    renameDeleted: (writer: Writer, id: string, slug: string) =>
      writer.updateTable(table).set({ slug }).where('id', '=', id).where('deletedAt', 'is not', null).execute(),

    /** Returns the number of records per status, without deleted ones. */
    async countByStatus(): Promise<ReadonlyMap<string, number>> {
      const rows = await read
        .selectFrom(table)
        .where('deletedAt', 'is', null)
        .select([status.as('counted'), sql<number>`count(*)`.as('count')])
        .groupBy('counted')
        .execute();
      return new Map(rows.map(({ counted, count }) => [counted, count]));
    },

    /** Marks a record as deleted; returns whether there was one. */
    async markDeleted(writer: Writer, id: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable(table)
        .set({ deletedAt: now })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Undoes a deletion made since the given moment; returns false when there is none. */
    async restore(writer: Writer, id: string, since: number): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable(table)
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('deletedAt', '>=', since)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Returns records deleted before the moment, oldest first, at most `limit`. */
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

    /** Permanently deletes a record with its document; returns false when it was restored meanwhile. */
    async purge(writer: Writer, id: string, moment: number): Promise<boolean> {
      const result = await writer
        .deleteFrom(table)
        .where('id', '=', id)
        .where('deletedAt', '<', moment)
        .executeTakeFirst();
      if (Number(result.numDeletedRows) === 0) return false;
      await translationStore.deleteOf(writer, TRANSLATED_AS[table], [id]);
      await versionStore.deleteOf(writer, TRANSLATED_AS[table], [id]);
      return true;
    },
  };
}
