import { type FieldName, type FieldProblem, missing, type SlugProblem, tooLong } from '../field-problems.ts';
import { onlyProblems } from '../problems.ts';
import { isSlug } from '../slug.ts';
import { BLOG_CATEGORIES, BLOG_LIMITS, BLOG_STATUSES, RESERVED_BLOG_SLUGS } from './blog-options.ts';

/** The fields of a post's form that can be checked by themselves. */
export interface BlogForm {
  readonly title: string;
  readonly slug: string;
  /** The content as text, without its tags. */
  readonly contentText: string;
  readonly excerpt: string;
  readonly category: string;
  readonly status: string;
  /** Minutes; NaN for unreadable input, null for computed. */
  readonly readTime: number | null;
  readonly authorName: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** What is wrong with a field of a post. */
export type BlogProblem =
  | FieldProblem
  | SlugProblem
  | { readonly say: 'blog-status-unknown' }
  | { readonly say: 'read-time-range'; readonly most: number };

const isOneOf = (choices: readonly string[], value: string): boolean => choices.includes(value);

function slugProblem(slug: string): BlogProblem | null {
  if (slug === '') return null;
  if (!isSlug(slug)) return { say: 'slug-characters' };
  if (slug.length > BLOG_LIMITS.slug.max) return tooLong('slug', BLOG_LIMITS.slug.max);
  return isOneOf(RESERVED_BLOG_SLUGS, slug) ? { say: 'slug-reserved', slug } : null;
}

function textProblem(field: FieldName, text: string, max: number, required: boolean): BlogProblem | null {
  if (required && text.trim() === '') return missing(field);
  return text.trim().length > max ? tooLong(field, max) : null;
}

/** Returns all problems of a post's form, keyed by the field names of the API, in the form's order. */
export function blogProblems(form: BlogForm): Record<string, BlogProblem> {
  const { readTime } = form;
  const readTimeFits =
    readTime === null || (Number.isInteger(readTime) && readTime >= 1 && readTime <= BLOG_LIMITS.readTimeMinutes);
  return onlyProblems<BlogProblem>({
    title: textProblem('title', form.title, BLOG_LIMITS.title.max, true),
    slug: slugProblem(form.slug),
    excerpt: textProblem('excerpt', form.excerpt, BLOG_LIMITS.excerpt.max, true),
    category: isOneOf(BLOG_CATEGORIES, form.category) ? null : missing('category'),
    content: form.contentText.trim() === '' ? missing('content') : null,
    status: isOneOf(BLOG_STATUSES, form.status) ? null : { say: 'blog-status-unknown' },
    readTime: readTimeFits ? null : { say: 'read-time-range', most: BLOG_LIMITS.readTimeMinutes },
    authorName: textProblem('author', form.authorName, BLOG_LIMITS.authorName.max, false),
    metaTitle: textProblem('meta-title', form.metaTitle, BLOG_LIMITS.metaTitle.max, false),
    metaDescription: textProblem('meta-description', form.metaDescription, BLOG_LIMITS.metaDescription.max, false),
  });
}
