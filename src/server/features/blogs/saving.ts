import type { AdminBlog, BlogDocument, BlogFormParts } from '../../../contracts/blogs.ts';
import type { BlogStatus } from '../../../core/blogs/blog-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { newId } from '../../ids.ts';
import { recordSaving } from '../../records/record-saving.ts';
import { type AuditService, type Changes, changesBetween } from '../audit/service.ts';
import type { SiteService } from '../site/service.ts';
import type { TakenPicture, UploadService } from '../uploads/service.ts';
import { blogRows, insertBlog, readBlogDocument } from './blog-document.ts';
import { BLOG_KIND, type ManagedBlogs } from './managed-store.ts';
import { type BlogSubmission, readBlogForm } from './read-blog-form.ts';
import type { WholeBlogRow } from './store.ts';

/** A post's form as sent; the file, if any, is the new featured picture. */
export interface SentForm {
  readonly parts: BlogFormParts;
  readonly files: readonly FormFile[];
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  readonly store: ManagedBlogs;
  readonly show: (from: Writer, id: string) => Promise<AdminBlog>;
}

/** Returns the post with the new, kept or no featured picture, and all pictures that it shows. */
function withPicture(
  { document, uploads, keepsFeaturedImage }: BlogSubmission,
  [taken]: readonly TakenPicture[],
  before: WholeBlogRow | null,
) {
  const kept = before && keepsFeaturedImage ? readBlogDocument(before).featuredImage : '';
  const featuredImage = taken?.url ?? kept;
  return { document: { ...document, featuredImage }, pictures: [featuredImage, ...uploads] };
}

/** Saves posts with their pictures. */
export function blogSaving(dependencies: Dependencies) {
  const { clock, site, store } = dependencies;
  const records = recordSaving<WholeBlogRow, AdminBlog>(BLOG_KIND, dependencies);

  /** Writes a post over the version that was opened, and returns what it changed. */
  async function overwrite(
    trx: Writer,
    before: WholeBlogRow,
    document: BlogDocument,
    { slug, status, publishAt }: Pick<BlogSubmission, 'slug' | 'status' | 'publishAt'>,
  ): Promise<Changes> {
    const { id, version, publishedAt } = before;
    // A saved post becomes the agency's own: removing the demonstration content keeps it.
    const own = { demo: 0, now: clock(), version: version + 1 } as const;
    const rows = blogRows(document, { id, slug, status, publishAt, publishedAt, ...own });
    if (!(await store.update(trx, rows, version))) throw records.changedMeanwhile();
    const old = { ...readBlogDocument(before), slug: before.slug, status: before.status };
    return changesBetween(old, { ...document, slug, status });
  }

  async function readForm({ parts }: SentForm, id: string, row: WholeBlogRow | null): Promise<BlogSubmission> {
    const opened = row && {
      slug: row.slug,
      status: row.status as BlogStatus,
      publishAt: row.publishAt,
      document: readBlogDocument(row),
    };
    return readBlogForm(parts, id, opened, (await site.current()).agency);
  }

  return {
    records,
    overwrite,

    async create(sent: SentForm, session: AdminSession): Promise<AdminBlog> {
      const id = newId(clock());
      const submission = await readForm(sent, id, null);
      const { slug, status, publishAt } = submission;
      const save = { id, slug, status, files: sent.files, session, before: null, made: 'created' } as const;
      return records.save(save, async (trx, taken) => {
        const { document, pictures } = withPicture(submission, taken, null);
        await insertBlog(trx, blogRows(document, { id, slug, status, publishAt, demo: 0, now: clock() }));
        return { title: document.title, pictures };
      });
    },

    async update(id: string, sent: SentForm, session: AdminSession): Promise<AdminBlog> {
      const before = await records.findOpened(id, sent.parts.version);
      const submission = await readForm(sent, id, before);
      const { slug, status, publishAt } = submission;
      const isAutosave = records.requireDraft(sent.parts.autosave, [before, { status, publishAt }]);
      const made = isAutosave ? 'autosaved' : 'saved';
      return records.save({ id, slug, status, files: sent.files, session, before, made }, async (trx, taken) => {
        const { document, pictures } = withPicture(submission, taken, before);
        return { title: document.title, pictures, changes: await overwrite(trx, before, document, submission) };
      });
    },
  };
}
