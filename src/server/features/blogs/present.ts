import {
  type AdminBlog,
  type AdminBlogCard,
  adminBlog,
  adminBlogCard,
  type BlogCard,
  type BlogPost,
  blogCard,
  blogPost,
} from '../../../contracts/blogs.ts';
import type { Language } from '../../../core/languages.ts';
import { type RecordInLanguage, withLocalLinks } from '../../records/translations/in-languages.ts';
import { readBlogCard, readBlogDocument } from './blog-document.ts';
import type { BlogCardRow, WholeBlogRow } from './store.ts';

function cardShape(row: BlogCardRow) {
  const { excerpt, featuredImage, readTime, authorName } = readBlogCard(row);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    excerpt,
    featuredImage,
    readTime,
    views: row.views,
    author: { name: authorName },
    createdAt: new Date(row.publishedAt ?? row.createdAt).toISOString(),
  };
}

const adminShape = (row: BlogCardRow) => ({
  ...cardShape(row),
  status: row.status,
  publishAt: row.publishAt === null ? null : new Date(row.publishAt).toISOString(),
  readTimeSet: readBlogCard(row).readTimeSet,
  isDemo: row.demo === 1,
  version: row.version,
  updatedAt: new Date(row.updatedAt).toISOString(),
});

const postShape = (row: WholeBlogRow, socialShares: Readonly<Record<string, number>>) => ({
  ...readBlogDocument(row),
  ...adminShape(row),
  socialShares,
});

/** Returns a post's card in a language. The schemas drop fields that must not be published. */
export const presentCard = (row: BlogCardRow, words: RecordInLanguage): BlogCard =>
  blogCard.parse({ ...words.translate(cardShape(row)), ...words });

const PICTURE = /<img [^>]*?src="([^"]*)"[^>]*>/g;

/** Returns a translated text without the pictures that its original no longer shows: they may be deleted. */
function withoutLostPictures(html: string, original: string): string {
  if (html === original) return html;
  const kept = new Set(Array.from(original.matchAll(PICTURE), ([, address]) => address));
  return html.replace(PICTURE, (picture, address: string) => (kept.has(address) ? picture : ''));
}

interface PostPart {
  readonly shares: Readonly<Record<string, number>>;
  readonly words: RecordInLanguage;
  /** The language of the page that shows it. */
  readonly readers: Language;
}

export function presentPost(row: WholeBlogRow, { shares, words, readers }: PostPart): BlogPost {
  const original = postShape(row, shares);
  const shown = words.translate(original);
  const content = withLocalLinks(withoutLostPictures(shown.content, original.content), readers);
  return blogPost.parse({ ...shown, content, ...words });
}

/** The back office's part of a post besides its row. */
type OfficePart = Pick<AdminBlog, 'translations'>;

export const presentAdminCard = (row: BlogCardRow, office: OfficePart): AdminBlogCard =>
  adminBlogCard.parse({ ...adminShape(row), ...office });

export const presentAdminBlog = (
  row: WholeBlogRow,
  shares: Readonly<Record<string, number>>,
  office: OfficePart & Pick<AdminBlog, 'formerSlugs'>,
): AdminBlog => adminBlog.parse({ ...postShape(row, shares), ...office });
