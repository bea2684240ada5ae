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

/** Returns a post's card. The schemas drop fields that must not be published. */
export const presentCard = (row: BlogCardRow): BlogCard => blogCard.parse(cardShape(row));

export const presentPost = (row: WholeBlogRow, shares: Readonly<Record<string, number>>): BlogPost =>
  blogPost.parse(postShape(row, shares));

export const presentAdminCard = (row: BlogCardRow): AdminBlogCard => adminBlogCard.parse(adminShape(row));

export const presentAdminBlog = (row: WholeBlogRow, shares: Readonly<Record<string, number>>): AdminBlog =>
  adminBlog.parse(postShape(row, shares));
