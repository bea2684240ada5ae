import type { AdminBlog, BlogDocument } from '../../../contracts/blogs.ts';
import { BLOG_LIMITS, type BlogStatus } from '../../../core/blogs/blog-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { readArticle } from '../../records/rich-text.ts';
import { recordVersions } from '../../records/versions/record-versions.ts';
import type { AuditService } from '../audit/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { blogRows, insertBlog, readBlogDocument } from './blog-document.ts';
import { BLOG_KIND, type ManagedBlogs } from './managed-store.ts';
import type { blogSaving } from './saving.ts';
import type { WholeBlogRow } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: ManagedBlogs;
}

/** In clean HTML, every attribute has double quotes. */
const PICTURE = /<img [^>]*?src="([^"]*)"[^>]*>/g;

/** Keeps, compares and brings back versions of posts, and copies posts. */
export const blogVersions = (dependencies: Dependencies, saving: ReturnType<typeof blogSaving>) =>
  recordVersions<WholeBlogRow, BlogDocument, AdminBlog>(BLOG_KIND, {
    ...dependencies,
    saving: saving.records,
    readDocument: readBlogDocument,
    picturesOf: ({ featuredImage, content }) => [featuredImage, ...readArticle(content).uploads],
    withPictures: (document, addressOf) => ({
      ...document,
      featuredImage: document.featuredImage === '' ? '' : (addressOf(document.featuredImage) ?? ''),
      content: document.content.replace(PICTURE, (picture, url: string) => {
        const address = addressOf(url);
        return address === null ? '' : picture.replace(url, address);
      }),
    }),
    asCopy: (document, title) => ({ ...document, title }),
    overwrite: (trx, before, document) => {
      const { slug, status, publishAt } = before;
      return saving.overwrite(trx, before, document, { slug, status: status as BlogStatus, publishAt });
    },
    insert: (trx, document, record) => {
      const draft = { ...record, status: 'draft', demo: 0, now: dependencies.clock() } as const;
      return insertBlog(trx, blogRows(document, draft));
    },
    rowOf: (row) => {
      const own = { demo: row.demo === 1 ? 1 : 0, now: row.updatedAt } as const;
      const rows = blogRows(readBlogDocument(row), { ...row, ...own, status: row.status as BlogStatus });
      return { ...row, ...rows.row, ...rows.document } as WholeBlogRow;
    },
    longestTitle: BLOG_LIMITS.title.max,
  });
