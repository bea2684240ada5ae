import { z } from 'zod';
import type { BlogDocument, BlogFormParts } from '../../../contracts/blogs.ts';
import { blogProblems } from '../../../core/blogs/blog-form.ts';
import { BLOG_LIMITS, BLOG_STATUSES, type BlogCategory, type BlogStatus } from '../../../core/blogs/blog-options.ts';
import { type FieldName, tooLong } from '../../../core/field-problems.ts';
import { distinctTexts } from '../../../core/names.ts';
import { AppError } from '../../http/app-error.ts';
import { FormParts } from '../../http/form-parts.ts';
import { readPublishAt } from '../../records/publish-time.ts';
import { readArticle } from '../../records/rich-text.ts';
import { slugFor } from '../../records/unique-slugs.ts';

/** A post's form, before its featured picture and its free slug are known. */
export interface BlogSubmission {
  readonly document: Omit<BlogDocument, 'featuredImage'>;
  readonly status: BlogStatus;
  readonly slug: string;
  readonly publishAt: number | null;
  readonly keepsFeaturedImage: boolean;
  /** Addresses of the uploaded pictures in its text. */
  readonly uploads: readonly string[];
}

/** The post as it was when the form was opened. */
interface Opened {
  readonly slug: string;
  readonly status: BlogStatus;
  readonly publishAt: number | null;
  readonly document: BlogDocument;
}

/** Longer than any valid value, so that the form's own rule reports what is wrong. */
const FAR_TOO_LONG = 10_000;

const EMPTY: Omit<BlogDocument, 'category' | 'featuredImage' | 'authorName'> = {
  title: '',
  excerpt: '',
  content: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  readTimeSet: null,
};

/** Reads tags from JSON or comma-separated text; tags that differ only in case count as one. */
function readTags(form: FormParts, typed: string | undefined, kept: readonly string[]): readonly string[] {
  if (typed === undefined) return kept;
  const value = typed.startsWith('[') ? form.json('tags', 'tags') : typed.split(',');
  if (value === undefined) return kept;
  const sent = form.entries('tags', value, { label: 'tags', most: BLOG_LIMITS.tags, entry: z.string() }) ?? [];
  const tags = sent
    .map((tag) => form.checkText('tags', tag, { label: 'each-tag', max: BLOG_LIMITS.tag.max }))
    .filter((tag) => tag !== '');
  return distinctTexts(tags);
}

function readContent(form: FormParts, kept: string) {
  const { max } = BLOG_LIMITS.content;
  // Cleaning only shortens a text, but one that is far too long is not worth cleaning.
  const article = readArticle(form.text('content', kept, { label: 'content', max: 4 * max, multiline: true }));
  if (article.html.length > max) form.refuse('content', tooLong('content', max));
  return article;
}

/** Reads the form of a new or opened post; throws with all its problems. */
export function readBlogForm(parts: BlogFormParts, id: string, opened: Opened | null, house: string): BlogSubmission {
  const form = new FormParts(parts);
  const kept = opened?.document ?? EMPTY;
  const ruled = (label: FieldName) => ({ label, max: FAR_TOO_LONG });
  const texts = {
    title: form.text('title', kept.title, ruled('title')),
    excerpt: form.text('excerpt', kept.excerpt, { ...ruled('excerpt'), multiline: true }),
    category: form.text('category', opened?.document.category ?? '', ruled('category')),
    authorName: form.text('authorName', opened?.document.authorName ?? house, ruled('author'), house),
    metaTitle: form.text('metaTitle', kept.metaTitle, ruled('meta-title')),
    metaDescription: form.text('metaDescription', kept.metaDescription, ruled('meta-description')),
  };
  const article = readContent(form, kept.content);
  const tags = readTags(form, parts.tags, kept.tags);
  const status = form.text('status', opened?.status ?? 'draft', ruled('status'), 'draft');
  const readTimeSet = form.whole('readTime', kept.readTimeSet, null);
  const publishAt = readPublishAt(form, opened?.publishAt ?? null);
  const keepsFeaturedImage = !form.flag('removeFeaturedImage', false, 'remove-featured-image');
  const slug = slugFor(form.text('slug', opened?.slug ?? '', ruled('slug')), texts.title, `post-${id}`);
  const problems = {
    ...blogProblems({ ...texts, slug, contentText: article.text, status, readTime: readTimeSet }),
    // Problems of storage come before those of the form's rules.
    ...form.problems,
  };
  if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
  return {
    document: {
      ...texts,
      category: texts.category as BlogCategory,
      content: article.html,
      tags: [...tags],
      readTimeSet,
    },
    status: BLOG_STATUSES.find((each) => each === status) ?? 'draft',
    slug,
    publishAt,
    keepsFeaturedImage,
    uploads: article.uploads,
  };
}
