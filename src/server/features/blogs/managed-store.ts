import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import { BLOGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { type AdminFilter, deletableRecords, orderOf } from '../../records/deletable-records.ts';
import { type RecordKind, recordNotFound } from '../../records/record-kind.ts';
import { followOriginal } from '../../records/translations/follow-original.ts';
import { type BlogRows, indexBlog, readBlogDocument } from './blog-document.ts';
import { CARD_COLUMNS, type WholeBlogRow } from './store.ts';

/** Columns that a save never changes. */
const KEPT_COLUMNS: readonly string[] = ['id', 'views', 'createdAt', 'deletedAt'];

export const BLOG_KIND: RecordKind = { noun: 'blogs', word: 'post', ownsAs: 'blog' };

/** A post's state (`BlogState` of core). */
const STATE = sql<string>`case when "status" = 'published' and "publishAt" is not null then 'scheduled' else "status" end`;

/** Holds all SQL of the back office: posts of every status that are not deleted. */
export function managedBlogs(database: Database) {
  const { read } = database;
  const records = deletableRecords(BLOGS_BY_WORDS, database, STATE);

  return {
    ...records,

    async find(from: Writer, id: string): Promise<WholeBlogRow> {
      const row = await from
        .selectFrom('blogs')
        .innerJoin('blogDocuments', 'blogDocuments.blogId', 'blogs.id')
        .selectAll()
        .where('deletedAt', 'is', null)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw recordNotFound(BLOG_KIND);
      return row;
    },

    /** Returns one page and the total. */
    async list(filter: AdminFilter, limit: number, offset: number) {
      const { ids, total } = await records.idsOfPage(filter, limit, offset);
      if (ids.length === 0) return { rows: [], total };
      const rows = await read
        .selectFrom('blogs')
        .innerJoin('blogDocuments', 'blogDocuments.blogId', 'blogs.id')
        .select(CARD_COLUMNS)
        .where('id', 'in', ids)
        .orderBy(orderOf(filter))
        .execute();
      return { rows, total };
    },

    /** Updates the version that was read; returns false when there is a newer one. */
    async update(writer: Writer, { row, document }: BlogRows, readVersion: number): Promise<boolean> {
      const changed = Object.fromEntries(Object.entries(row).filter(([column]) => !KEPT_COLUMNS.includes(column)));
      const { numUpdatedRows } = await writer
        .updateTable('blogs')
        .set(changed)
        .where('id', '=', row.id)
        .where('version', '=', readVersion)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await writer.updateTable('blogDocuments').set(document).where('blogId', '=', row.id).execute();
      const saved = readBlogDocument({ id: row.id, document: document.document });
      await indexBlog(writer, row.id, saved);
      await followOriginal(writer, 'post', row.id, saved);
      return true;
    },
  };
}

export type ManagedBlogs = ReturnType<typeof managedBlogs>;
