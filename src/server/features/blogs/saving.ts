import type { AdminBlog, BlogFormParts } from '../../../contracts/blogs.ts';
import type { BlogStatus } from '../../../core/blogs/blog-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { isTakenTwice } from '../../database/taken-twice.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newId } from '../../ids.ts';
import { uniqueSlugs } from '../../unique-slugs.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { SiteService } from '../site/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { withPictures } from '../uploads/with-pictures.ts';
import type { BlogDocument } from '../../../contracts/blogs.ts';
import { blogRows, insertBlog, readBlogDocument } from './blog-document.ts';
import { type BlogSubmission, readBlogForm } from './blog-form.ts';
import type { ManagedBlogs } from './managed-store.ts';
import type { WholeBlogRow } from './store.ts';

/** A post's form as it was sent; the file, if any, is the new featured picture. */
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

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Another admin changed this post meanwhile. Open it again to see their changes before you save yours.',
  );

/** Who owns the pictures of a post, among the uploads. */
export const pictureOwner = (id: string): string => `blog:${id}`;

function readVersion(typed: string | undefined): number {
  if (typed !== undefined && /^\d{1,15}$/.test(typed)) return Number(typed);
  const message = 'The version of the post that was opened is missing';
  throw new AppError('invalid', message, { fields: { version: message } });
}

/** Saves the forms of posts with their pictures: one transaction each, and what fails leaves nothing behind. */
export function blogSaving({ database, clock, uploads, audit, site, store, show }: Dependencies) {
  const slugs = uniqueSlugs(store);

  async function readForm({ parts }: SentForm, id: string, row: WholeBlogRow | null): Promise<BlogSubmission> {
    const opened = row && {
      slug: row.slug,
      status: row.status as BlogStatus,
      publishAt: row.publishAt,
      document: readBlogDocument(row),
    };
    return readBlogForm(parts, id, opened, (await site.current()).agency);
  }

  /** Takes the new featured picture and writes the post, whose pictures are its own from then on. */
  async function write(
    id: string,
    { files }: SentForm,
    submission: BlogSubmission,
    keptImage: string,
    save: (trx: Writer, document: BlogDocument) => Promise<void>,
  ): Promise<AdminBlog> {
    const { slug, uploads: shown, keepsFeaturedImage } = submission;
    await slugs.refuseTaken(database.read, slug, id);
    try {
      return await withPictures(uploads, files, ([taken]) => {
        const featuredImage = taken?.url ?? (keepsFeaturedImage ? keptImage : '');
        return database.db.transaction().execute(async (trx) => {
          await slugs.claim(trx, slug, id);
          await save(trx, { ...submission.document, featuredImage });
          await uploads.settle(trx, pictureOwner(id), [featuredImage, ...shown]);
          return show(trx, id);
        });
      });
    } catch (error) {
      // Somebody else took the slug between our looking and our writing.
      throw isTakenTwice(error) ? await slugs.taken(database.db, slug) : error;
    }
  }

  return {
    async create(sent: SentForm, session: AdminSession): Promise<AdminBlog> {
      const id = newId(clock());
      const submission = await readForm(sent, id, null);
      const { slug, status, publishAt } = submission;
      return write(id, sent, submission, '', async (trx, document) => {
        await insertBlog(trx, blogRows(document, { id, slug, status, publishAt, demo: 0, now: clock() }));
        await audit.record(trx, session, { action: 'post.created', subject: document.title });
        if (status === 'published') await touchNoun(trx, 'blogs');
      });
    },

    async update(id: string, sent: SentForm, session: AdminSession): Promise<AdminBlog> {
      const version = readVersion(sent.parts.version);
      const row = await store.find(database.read, id);
      if (row.version !== version) throw changedMeanwhile();
      const submission = await readForm(sent, id, row);
      const { slug, status, publishAt } = submission;
      return write(id, sent, submission, readBlogDocument(row).featuredImage, async (trx, document) => {
        // From now on it is the agency's own: removing the demonstration content leaves it.
        const record = { id, slug, status, publishAt, demo: 0, now: clock(), version: version + 1 } as const;
        const rows = blogRows(document, { ...record, publishedAt: row.publishedAt });
        if (!(await store.update(trx, rows, version))) throw changedMeanwhile();
        await slugs.keepOld(trx, row, slug);
        const changes = changesBetween(
          { ...readBlogDocument(row), slug: row.slug, status: row.status },
          { ...document, slug, status },
        );
        await audit.record(trx, session, { action: 'post.saved', subject: document.title, changes });
        if (status === 'published' || row.status === 'published') await touchNoun(trx, 'blogs');
      });
    },
  };
}
