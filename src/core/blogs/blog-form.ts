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

const isOneOf = (choices: readonly string[], value: string): boolean => choices.includes(value);

function slugProblem(slug: string): string | null {
  if (slug === '') return null;
  if (!isSlug(slug)) return 'Slug may hold only lower-case letters, digits and single hyphens';
  if (slug.length > BLOG_LIMITS.slug.max) return 'Slug must be 100 characters or less';
  return isOneOf(RESERVED_BLOG_SLUGS, slug) ? `The slug "${slug}" is reserved` : null;
}

function textProblem(label: string, text: string, max: number, required: boolean): string | null {
  if (required && text.trim() === '') return `${label} is required`;
  return text.trim().length > max ? `${label} must be ${max} characters or less` : null;
}

/** Returns all problems of a post's form, keyed by the field names of the API, in the form's order. */
export function blogProblems(form: BlogForm): Record<string, string> {
  const { readTime } = form;
  const readTimeFits =
    readTime === null || (Number.isInteger(readTime) && readTime >= 1 && readTime <= BLOG_LIMITS.readTimeMinutes);
  return onlyProblems({
    title: textProblem('Title', form.title, BLOG_LIMITS.title.max, true),
    slug: slugProblem(form.slug),
    excerpt: textProblem('Excerpt', form.excerpt, BLOG_LIMITS.excerpt.max, true),
    category: isOneOf(BLOG_CATEGORIES, form.category) ? null : 'Category is required',
    content: form.contentText.trim() === '' ? 'Content is required' : null,
    status: isOneOf(BLOG_STATUSES, form.status) ? null : 'Status must be draft or published',
    readTime: readTimeFits ? null : `Read time must be 1 to ${BLOG_LIMITS.readTimeMinutes} minutes`,
    authorName: textProblem('Author', form.authorName, BLOG_LIMITS.authorName.max, false),
    metaTitle: textProblem('Meta title', form.metaTitle, BLOG_LIMITS.metaTitle.max, false),
    metaDescription: textProblem('Meta description', form.metaDescription, BLOG_LIMITS.metaDescription.max, false),
  });
}
