import type { Insertable } from 'kysely';
import {
  type BlogCardDocument,
  type BlogDocument,
  blogCardDocument,
  blogDocument,
  type WrittenBlog,
} from '../../../contracts/blogs.ts';
import { type BlogStatus, readTimeOf } from '../../../core/blogs/blog-options.ts';
import { searchWords } from '../../../core/names.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';
import { inPieces } from '../../database/word-index.ts';
import { readArticle } from '../../records/rich-text.ts';
import { releasedVersions } from '../../records/translations/follow-original.ts';

type Stored<Column extends 'document' | 'card'> = { readonly [name in 'id' | Column]: string };

/** Returns a row's document, with defaults for fields added since it was written. */
export const readBlogDocument = ({ id, document }: Stored<'document'>): BlogDocument =>
  readDocument(blogDocument, document, `post ${id}`);

export const readBlogCard = ({ id, card }: Stored<'card'>): BlogCardDocument =>
  readDocument(blogCardDocument, card, `card of post ${id}`);

/** Values of the record outside its form. */
export interface BlogRecord {
  readonly id: string;
  readonly slug: string;
  readonly status: BlogStatus;
  readonly demo: 0 | 1;
  /** Time of the write, in milliseconds since 1970. */
  readonly now: number;
  /** When a published post becomes visible, if later than now. */
  readonly publishAt?: number | null;
  /** When the post first became visible; one without it that is shown at once gets `now`. */
  readonly publishedAt?: number | null;
  readonly createdAt?: number;
  readonly version?: number;
  readonly views?: number;
}

export interface BlogRows {
  readonly row: Insertable<Schema['blogs']>;
  readonly document: Insertable<Schema['blogDocuments']>;
  readonly words: readonly Insertable<Schema['blogWords']>[];
}

/** A draft has no planned time, a planned post is not visible yet, and a visible post keeps its first time. */
function showingOf({ status, now, publishAt = null, publishedAt = null }: BlogRecord) {
  if (status === 'draft') return { publishAt: null, publishedAt };
  return publishAt !== null && publishAt > now
    ? { publishAt, publishedAt: null }
    : { publishAt: null, publishedAt: publishedAt ?? now };
}

/** Returns the words that find a post, and its text. */
function indexOf({ title, category, tags, excerpt, authorName, content }: BlogDocument) {
  const { text } = readArticle(content);
  return { text, words: searchWords([title, category, ...tags, excerpt, authorName, text].join('\n')) };
}

/** Writes the index entries of a post again: the words of its original and of all translations that visitors read. */
export async function indexBlog(writer: Writer, id: string, document: BlogDocument): Promise<void> {
  const versions = [document, ...(await releasedVersions(writer, 'post', id, document))];
  const words = new Set(versions.flatMap((version) => indexOf(version).words));
  await writer.deleteFrom('blogWords').where('blogId', '=', id).execute();
  await insertWords(
    writer,
    Array.from(words, (word) => ({ word: Buffer.from(word), blogId: id })),
  );
}

export function blogRows(written: WrittenBlog, record: BlogRecord): BlogRows {
  const document = blogDocument.parse(written);
  const { title, category, tags, excerpt, authorName, featuredImage, readTimeSet } = document;
  const { text, words } = indexOf(document);
  const card: BlogCardDocument = {
    excerpt,
    featuredImage,
    readTimeSet,
    authorName,
    tags,
    readTime: readTimeSet ?? readTimeOf(text),
  };
  return {
    row: {
      id: record.id,
      slug: record.slug,
      title,
      category,
      status: record.status,
      ...showingOf(record),
      views: record.views ?? 0,
      version: record.version ?? 1,
      demo: record.demo,
      createdAt: record.createdAt ?? record.now,
      updatedAt: record.now,
      deletedAt: null,
    },
    document: { blogId: record.id, card: JSON.stringify(card), document: JSON.stringify(document) },
    words: words.map((word) => ({ word: Buffer.from(word), blogId: record.id })),
  };
}

const insertWords = (writer: Writer, words: BlogRows['words']): Promise<void> =>
  inPieces(words, (piece) => writer.insertInto('blogWords').values(piece).execute());

export async function insertBlog(writer: Writer, { row, document, words }: BlogRows): Promise<void> {
  await writer.insertInto('blogs').values(row).execute();
  await writer.insertInto('blogDocuments').values(document).execute();
  await insertWords(writer, words);
}
