import { sql } from 'kysely';
import type { BlogStatus } from '../../../core/blogs/blog-options.ts';
import type { Database, Writer } from '../../database/database.ts';
import { deletableRecords } from '../../database/deletable-records.ts';
import { holdsWords } from '../../database/word-search.ts';
import { AppError } from '../../http/app-error.ts';
import { type BlogRows, insertWords } from './blog-document.ts';
import { CARD_COLUMNS, type WholeBlogRow } from './store.ts';

interface AdminFilter {
  readonly words: readonly string[] | null;
  readonly status: BlogStatus | undefined;
}

/** Columns that belong to the record itself and outlive every save. */
const KEPT_COLUMNS: readonly string[] = ['id', 'views', 'createdAt', 'deletedAt'];

export const blogNotFound = (): AppError => new AppError('not-found', 'Blog not found');

/** All SQL of the back office: posts of every status that are not deleted. */
export function managedBlogs(database: Database) {
  const { read } = database;
  const present = read.selectFrom('blogs').where('deletedAt', 'is', null);
  const filtered = ({ words, status }: AdminFilter) =>
    present
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .$if(words !== null, (query) => query.where(holdsWords('blogs', words ?? [])));

  return {
    ...deletableRecords('blogs', database),

    async find(from: Writer, id: string): Promise<WholeBlogRow> {
      const row = await from
        .selectFrom('blogs')
        .innerJoin('blogDocuments', 'blogDocuments.blogId', 'blogs.id')
        .selectAll()
        .where('deletedAt', 'is', null)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw blogNotFound();
      return row;
    },

    async count(filter: AdminFilter): Promise<number> {
      const counted = filtered(filter).select(sql<number>`count(*)`.as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    /** Last changed first. */
    listPage: (filter: AdminFilter, limit: number, offset: number) =>
      read
        .selectFrom('blogs')
        .innerJoin('blogDocuments', 'blogDocuments.blogId', 'blogs.id')
        .select(CARD_COLUMNS)
        .where(
          'id',
          'in',
          filtered(filter).select('id').orderBy('updatedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
        )
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Writes over the version that was read; false when there is another by now. */
    async update(writer: Writer, { row, document, words }: BlogRows, readVersion: number): Promise<boolean> {
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
      await writer.deleteFrom('blogWords').where('blogId', '=', row.id).execute();
      await insertWords(writer, words);
      return true;
    },
  };
}

export type ManagedBlogs = ReturnType<typeof managedBlogs>;
