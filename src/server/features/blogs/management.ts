import type { AdminBlog } from '../../../contracts/blogs.ts';
import type { BlogState } from '../../../core/blogs/blog-options.ts';
import { searchWords } from '../../../core/names.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { recordDeletion } from '../../records/record-deletion.ts';
import { readSummaries } from '../../records/translations/summaries.ts';
import type { AuditService } from '../audit/service.ts';
import type { SiteService } from '../site/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { indexBlog, readBlogDocument } from './blog-document.ts';
import { blogVersions } from './blog-versions.ts';
import { BLOG_KIND, managedBlogs } from './managed-store.ts';
import { presentAdminBlog, presentAdminCard } from './present.ts';
import { blogSaving } from './saving.ts';
import { sharesOf } from './shares.ts';
import type { WholeBlogRow } from './store.ts';

export interface AdminFilters {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: BlogState | undefined;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
}

/** The back office's side of the blog: everything that writes posts. */
export function blogManagement({ database, clock, uploads, audit, site }: Dependencies) {
  const store = managedBlogs(database);
  const showRow = async (from: Writer, row: WholeBlogRow): Promise<AdminBlog> => {
    const translations = (await readSummaries(from, 'post', [row.id]))(row.id);
    const formerSlugs = await store.formerSlugsOf(from, row.id);
    return presentAdminBlog(row, await sharesOf(from, row.id), { translations, formerSlugs });
  };
  const show = async (from: Writer, id: string): Promise<AdminBlog> => showRow(from, await store.find(from, id));
  const saving = blogSaving({ database, clock, uploads, audit, site, store, show });
  const versions = blogVersions({ database, clock, uploads, audit, store }, saving);
  const deletion = recordDeletion(BLOG_KIND, { database, clock, uploads, audit, store, show });

  return {
    async list({ page, limit, search, status }: AdminFilters) {
      const filter = { words: search ? searchWords(search) : null, status };
      const [{ rows, total }, byState] = await Promise.all([
        store.list(filter, limit, (page - 1) * limit),
        store.countByStatus(),
      ]);
      const countOf = (state: BlogState): number => byState.get(state) ?? 0;
      const counts = { published: countOf('published'), scheduled: countOf('scheduled'), draft: countOf('draft') };
      const ids = rows.map(({ id }) => id);
      const summariesOf = await readSummaries(database.read, 'post', ids);
      const blogs = rows.map((row) => presentAdminCard(row, { translations: summariesOf(row.id) }));
      return { blogs, total, counts };
    },

    /** Returns a post as it is, or as it was at a kept version. */
    show: async (id: string, version?: number) =>
      version === undefined ? show(database.read, id) : showRow(database.read, await versions.rowAt(id, version)),

    versions,

    /** What is translated of posts. */
    originals: {
      async find(from: Writer, id: string) {
        const row = await store.find(from, id);
        const isShown = row.status === 'published' && row.publishedAt !== null;
        return { title: row.title, record: readBlogDocument(row), page: isShown ? `/blog/${row.slug}` : null };
      },
      noun: 'blogs' as const,
      async index(trx: Writer, id: string) {
        await indexBlog(trx, id, readBlogDocument(await store.find(trx, id)));
      },
    },

    create: saving.create,
    update: saving.update,

    /** Stores a picture for the text of a post. It is kept if a post with it is saved within a day. */
    async takePicture([picture]: readonly FormFile[], session: AdminSession) {
      if (picture) {
        const taken = await uploads.take(picture.bytes, picture.fileName);
        // Logs the address, not the file's name, which may hold personal data.
        await audit.record(database.db, session, { action: 'picture.uploaded', subject: taken.url });
        return taken;
      }
      throw AppError.ofField('invalid', 'picture', (words) => words.uploads.choosePicture);
    },

    delete: deletion.delete,
    restore: deletion.restore,
    sweep: deletion.sweep,
  };
}
