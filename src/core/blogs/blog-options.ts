/** Choices and limits of a blog post. */
export const BLOG_CATEGORIES = [
  'Travel Tips',
  'Destination Guides',
  'Travel Stories',
  'Travel News',
  'Travel Deals',
  'Other',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const BLOG_STATUSES = ['draft', 'published'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/**
 * The states that lists of the back office distinguish: a post with a future publication time is scheduled until then.
 */
export const BLOG_STATES = ['draft', 'scheduled', 'published'] as const;
export type BlogState = (typeof BLOG_STATES)[number];

/** Texts longer than `max` are rejected; `input` is where the field itself stops accepting characters. */
export const BLOG_LIMITS = {
  title: { max: 150, input: 150 },
  slug: { max: 100, input: 100 },
  excerpt: { max: 400, input: 450 },
  metaTitle: { max: 60, input: 80 },
  metaDescription: { max: 160, input: 200 },
  content: { max: 150_000 },
  authorName: { max: 80 },
  tags: 30,
  tag: { max: 60 },
  readTimeMinutes: 240,
} as const;

/** Addresses under `/api/blogs` and `/blog` with another meaning. */
export const RESERVED_BLOG_SLUGS = ['admin', 'categories', 'create', 'feed', 'pictures'] as const;

/** Adults read some 220 words per minute silently; readers of a second language fewer. */
const WORDS_PER_MINUTE = 200;

/** Returns the minutes that a text takes to read, at least one. */
export function readTimeOf(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
