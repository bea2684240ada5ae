import { z } from 'zod';
import { BLOG_CATEGORIES, BLOG_STATES, BLOG_STATUSES } from '../core/blogs/blog-options.ts';
import { defineEndpoints, defineFiles, defineForm, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { atVersion } from './record-versions.ts';
import { addressPart, typedText } from './text.ts';
import { languageQuery, languageShape, translationSummary } from './translations.ts';

/**
 * The fields that the post form edits, the same when stored and when answered. A new field needs a default here: posts
 * stored earlier lack it.
 */
const editedShape = {
  title: z.string(),
  excerpt: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Address of an uploaded picture or a poster; empty for none. */
  featuredImage: z.string(),
};
/** Minutes, as set by hand; null to compute it from the text. */
const readTimeSet = z.number().nullable();

/** The stored form of a post. */
export const blogDocument = z.object({ ...editedShape, readTimeSet, authorName: z.string() });
export type BlogDocument = z.output<typeof blogDocument>;
/** The same before parsing: fields with a default may be missing. */
export type WrittenBlog = z.input<typeof blogDocument>;

/** The fields that a card shows beyond the columns, so that lists need not read the whole post. */
export const blogCardDocument = z.object({
  excerpt: editedShape.excerpt,
  featuredImage: editedShape.featuredImage,
  tags: editedShape.tags,
  readTimeSet,
  /** Minutes. */
  readTime: z.number(),
  authorName: z.string(),
});
export type BlogCardDocument = z.output<typeof blogCardDocument>;

const cardShape = {
  _id: z.string(),
  slug: z.string(),
  title: editedShape.title,
  category: editedShape.category,
  excerpt: editedShape.excerpt,
  featuredImage: editedShape.featuredImage,
  /** Minutes. */
  readTime: z.number(),
  views: z.number(),
  author: z.object({ name: z.string() }),
  /** When it was first published; for an unpublished post, when it was created. */
  createdAt: z.iso.datetime(),
};

export const blogCard = named('BlogCard', { ...cardShape, ...languageShape });
export type BlogCard = z.infer<typeof blogCard>;

const postShape = {
  ...cardShape,
  ...editedShape,
  /** Shares by channel; a visitor counts once per channel. */
  socialShares: z.record(z.string(), z.number()),
  updatedAt: z.iso.datetime(),
};

export const blogPost = named('BlogPost', { ...postShape, ...languageShape });
export type BlogPost = z.infer<typeof blogPost>;

const adminShape = {
  status: z.enum(BLOG_STATUSES),
  /** When it becomes public by itself; null when it already is, or when nothing is planned. */
  publishAt: z.iso.datetime().nullable(),
  readTimeSet,
  isDemo: z.boolean(),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  /** One for each language besides English. */
  translations: z.array(translationSummary),
};

export const adminBlogCard = named('AdminBlogCard', { ...cardShape, ...adminShape, updatedAt: z.iso.datetime() });
export type AdminBlogCard = z.infer<typeof adminBlogCard>;

export const adminBlog = named('AdminBlog', {
  ...postShape,
  ...adminShape,
  /** Slugs under which it was public before; their addresses lead to its page. */
  formerSlugs: z.array(z.string()),
});
export type AdminBlog = z.infer<typeof adminBlog>;

/** A gazetteer place that a post names, where a trip can be planned at once. */
const namedPlace = named('NamedPlace', { name: z.string(), state: z.string() });

export const SHARE_CHANNELS = ['copy', 'facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

/** The parts of the multipart form, all of them text. Checked by core/blogs/blog-form.ts. */
export const blogFormParts = z.object({
  title: z.string(),
  /** Empty: derived from the title. */
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.string(),
  /** Separated by commas, or as JSON text. */
  tags: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  status: z.string(),
  /** Minutes; empty: computed from the text. */
  readTime: z.string(),
  /** ISO instant; empty: none. */
  publishAt: z.string(),
  /** `true` for a save that the editor makes by itself; refused unless the post is a draft before and after it. */
  autosave: z.string(),
  authorName: z.string(),
  /** `true` removes the picture. */
  removeFeaturedImage: z.string(),
  version: z.string(),
});
/** The form that saves a post. */
export const blogForm = defineForm({
  parts: blogFormParts,
  numbered: [],
  files: { parts: ['featuredImage'], most: 1 },
});
/** The form that uploads a picture for the text of a post. */
export const blogPictureForm = defineForm({
  parts: z.object({}),
  numbered: [],
  files: { parts: ['picture'], most: 1 },
});
export type BlogFormParts = Partial<z.infer<typeof blogFormParts>>;

const withBlog = z.object({ blog: adminBlog });
const byId = z.object({ id: addressPart });

const noun: Noun = { name: 'Blogs', about: 'Posts of the travel blog.' };

export const blogEndpoints = defineEndpoints(noun, {
  'GET /api/blogs': {
    operationId: 'listBlogs',
    summary: 'Published posts, the newest first',
    access: 'public',
    query: pageQuery(9).extend({
      search: typedText({ max: 100 }).optional(),
      category: typedText({ max: 100 }).optional(),
      ...languageQuery,
    }),
    answers: { 200: z.object({ blogs: z.array(blogCard), ...listPage.shape }) },
  },
  'GET /api/blogs/categories': {
    operationId: 'listBlogCategories',
    summary: 'Categories that have published posts',
    access: 'public',
    answers: { 200: z.array(z.string()) },
  },
  'GET /api/blogs/{id}': {
    operationId: 'getBlog',
    summary: 'A published post, others like it and the places it names; counts a view once per visitor per day',
    access: 'public',
    /** The post's slug: readers have no id. */
    params: byId,
    query: z.object(languageQuery),
    errors: ['moved', 'not-found'],
    answers: { 200: z.object({ blog: blogPost, related: z.array(blogCard), places: z.array(namedPlace) }) },
  },
  'POST /api/blogs/{id}/share': {
    operationId: 'shareBlog',
    summary: 'Count a share, once for a visitor and channel',
    access: 'optional-user',
    params: byId,
    body: z.object({ platform: z.enum(SHARE_CHANNELS, { error: 'platform is not one that posts are shared on' }) }),
    errors: ['not-found'],
    answers: { 200: z.object({ socialShares: z.record(z.string(), z.number()) }) },
  },
  'GET /api/blogs/admin/all': {
    operationId: 'listAllBlogs',
    summary: 'Posts of every status, last changed first',
    access: 'posts',
    query: pageQuery(100).extend({
      search: typedText({ max: 100 }).optional(),
      /** `published` leaves out posts scheduled for later. */
      status: z.enum(BLOG_STATES).optional(),
    }),
    answers: {
      200: z.object({
        blogs: z.array(adminBlogCard),
        ...listPage.shape,
        counts: z.object({ published: z.number(), scheduled: z.number(), draft: z.number() }),
      }),
    },
  },
  'GET /api/blogs/admin/{id}': {
    operationId: 'getAdminBlog',
    summary: 'One post with everything that its form edits, as it is or as it was at a kept version',
    access: 'posts',
    params: byId,
    query: atVersion,
    errors: ['not-found'],
    answers: { 200: withBlog },
  },
  'POST /api/blogs/create': {
    operationId: 'createBlog',
    summary: 'Create a post, with its picture',
    access: 'posts',
    multipart: blogForm,
    errors: ['conflict'],
    answers: { 201: withBlog },
  },
  'PUT /api/blogs/{id}': {
    operationId: 'updateBlog',
    summary: 'Change a post; 409 when another admin saved it meanwhile',
    access: 'posts',
    params: byId,
    multipart: blogForm,
    errors: ['not-found', 'conflict'],
    answers: { 200: withBlog },
  },
  'DELETE /api/blogs/{id}': {
    operationId: 'deleteBlog',
    summary: 'Delete a post; it can be restored for a day',
    access: 'posts',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'POST /api/blogs/{id}/restore': {
    operationId: 'restoreBlog',
    summary: 'Undo a deletion',
    access: 'posts',
    params: byId,
    errors: ['not-found'],
    answers: { 200: withBlog },
  },
  'POST /api/blogs/pictures': {
    operationId: 'uploadBlogPicture',
    summary: 'Take a picture for the text of a post; it stays when a saved post shows it',
    access: 'posts',
    multipart: blogPictureForm,
    answers: { 201: z.object({ url: z.string(), width: z.number(), height: z.number() }) },
  },
});

export const blogFiles = defineFiles(noun, {
  'GET /feed.xml': {
    operationId: 'getFeed',
    summary: 'The newest posts in full, for feed readers (RSS 2.0)',
    access: 'public',
    mediaTypes: ['application/rss+xml'],
    hasETag: true,
  },
});
