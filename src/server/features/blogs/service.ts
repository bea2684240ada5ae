import type { BlogCard, BlogPost, WrittenBlog } from '../../../contracts/blogs.ts';
import { BLOG_CATEGORIES } from '../../../core/blogs/blog-options.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { caseKey, searchWords } from '../../../core/names.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { sharerKey, type Visitor } from '../../http/visitor.ts';
import { dailyViews } from '../../records/daily-views.ts';
import { recordNotFound } from '../../records/record-kind.ts';
import { IN_ENGLISH, readInLanguage, readLanguages } from '../../records/translations/in-languages.ts';
import type { AuditService } from '../audit/service.ts';
import type { SiteService } from '../site/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { type BlogRecord, blogRows, insertBlog, readBlogCard, readBlogDocument } from './blog-document.ts';
import { BLOG_KIND } from './managed-store.ts';
import { blogManagement } from './management.ts';
import { namedPlaces } from './named-places.ts';
import { presentCard, presentPost } from './present.ts';
import { countShare, sharesOf } from './shares.ts';
import { type BlogCardRow, shownBlogs, type WholeBlogRow } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly site: Pick<SiteService, 'current'>;
  /** Key of the visitor hash of shares; the same in every process. */
  readonly secret: string;
  readonly gazetteer: Gazetteer;
  readonly onFailure: (error: unknown) => void;
}

interface Filters {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly lang?: Language | undefined;
}

interface Sharer {
  readonly visitor: Visitor;
  readonly userId: string | null;
}

/** Related posts on a post's page. */
const RELATED = 3;
/** Posts compared to choose the related ones. */
const CANDIDATES = 24;
/** Words of a post's tags used to find candidates. */
const TAG_WORDS = 12;
const IN_THE_FEED = 20;

/** Serves the blog to visitors, and its management to the back office. */
export function blogService(dependencies: Dependencies) {
  const { database, clock, site, secret, gazetteer, onFailure } = dependencies;
  const store = shownBlogs(database);
  const views = dailyViews('blogs', { database, clock, onFailure });
  const managed = blogManagement(dependencies);
  const placesIn = namedPlaces(gazetteer);

  async function cardsOf(rows: readonly BlogCardRow[], language: Language): Promise<BlogCard[]> {
    const ids = rows.map(({ id }) => id);
    const wordsOf = await readInLanguage(database.read, 'post', ids, { language, part: 'card' });
    return rows.map((row) => presentCard(row, wordsOf(row.id)));
  }

  /** Returns related posts: most common tags first, then the same category, then the newest. */
  async function listLike(row: WholeBlogRow, language: Language): Promise<BlogCard[]> {
    const tags = readBlogCard(row).tags.map(caseKey);
    const words = searchWords(tags.join('\n')).slice(0, TAG_WORDS);
    const candidates = await store.listCandidates(row, words, CANDIDATES);
    const likeness = new Map(
      candidates.map((each) => {
        const shared = readBlogCard(each).tags.filter((tag) => tags.includes(caseKey(tag))).length;
        return [each.id, 2 * shared + (each.category === row.category ? 1 : 0)];
      }),
    );
    const likest = candidates.toSorted((a, b) => (likeness.get(b.id) ?? 0) - (likeness.get(a.id) ?? 0));
    return cardsOf(likest.slice(0, RELATED), language);
  }

  return {
    managed,
    sweep: managed.sweep,

    async list({ page, limit, search, category, lang = 'en' }: Filters): Promise<{ blogs: BlogCard[]; total: number }> {
      const query = { words: search ? searchWords(search) : null, category: category || undefined };
      const { rows, total } = await store.list(query, limit, (page - 1) * limit);
      return { blogs: await cardsOf(rows, lang), total };
    },

    /** Returns the categories that have visible posts, in the form's order. */
    async listCategories(): Promise<string[]> {
      const shown = new Set(await store.listCategories());
      return BLOG_CATEGORIES.filter((category) => shown.has(category));
    },

    async show(slug: string, language: Language = 'en') {
      const row = await store.findByAnySlug(slug);
      if (!row) throw recordNotFound(BLOG_KIND);
      if (row.slug !== slug) throw AppError.moved('/api/blogs/', row.slug);
      const [related, shares, wordsOf] = await Promise.all([
        listLike(row, language),
        sharesOf(database.read, row.id),
        readInLanguage(database.read, 'post', [row.id], { language, part: 'released' }),
      ]);
      const { title, excerpt, content } = readBlogDocument(row);
      // In clean HTML, `<` and `>` occur only in tags.
      const places = placesIn([title, excerpt, content.replace(/<[^<>]*>/g, ' ')].join('\n'));
      const blog: BlogPost = presentPost(row, { shares, words: wordsOf(row.id), readers: language });
      return { blog, related, places: withLocalNames(places, localNames(language)) };
    },

    /** Counts a share once per visitor and channel; returns all counts. */
    share: (id: string, platform: string, sharer: Sharer): Promise<Record<string, number>> =>
      database.db.transaction().execute(async (trx) => {
        if (!(await store.isShown(trx, id))) throw recordNotFound(BLOG_KIND);
        await countShare(trx, id, platform, sharerKey(sharer, secret, id));
        return sharesOf(trx, id);
      }),

    /** Publishes posts whose planned time has come. */
    async publishDue(): Promise<void> {
      const now = clock();
      if (!(await store.hasDue(now))) return;
      await database.db.transaction().execute(async (trx) => {
        if (await store.publishDue(trx, now)) await touchNoun(trx, 'blogs');
      });
    },

    /** Returns the newest posts and the site's brand. */
    async listFeed() {
      const rows = await store.listNewest(IN_THE_FEED);
      return {
        brand: (await site.current()).brand,
        posts: rows.map((row) => presentPost(row, { shares: {}, words: IN_ENGLISH, readers: 'en' })),
      };
    },

    /** Returns every slug for search engines, with the languages in which its page is there. */
    async listPublished() {
      const [rows, languagesOf] = await Promise.all([store.listSlugs(), readLanguages(database.read, 'post')]);
      return rows.map(({ id, ...row }) => ({ ...row, languages: languagesOf(id) }));
    },

    /** Counts a view once per visitor and day. */
    countView: views.count,
    flushViews: views.flush,
  };
}

export type BlogService = ReturnType<typeof blogService>;

/**
 * Cleans and indexes a demonstration post, which takes a moment, and returns the function that stores it. Call it before
 * the transaction begins.
 */
export function prepareDemoPost(
  written: WrittenBlog,
  record: Omit<BlogRecord, 'demo'>,
): (writer: Writer) => Promise<void> {
  const rows = blogRows(written, { ...record, demo: 1 });
  return (writer) => insertBlog(writer, rows);
}
