import type { AdminBlog, BlogFormParts } from '../../../contracts/blogs.ts';
import { blogProblems } from '../../../core/blogs/blog-form.ts';
import { readTimeOf } from '../../../core/blogs/blog-options.ts';
import { speakProblems } from '../../../core/problems.ts';
import { blogProblemWords } from '../../../words/en/forms/blogs.ts';
import type { FormState } from '../ui/editor/form-fields.ts';
import { printable, textOfHtml } from '../ui/editor/plain-text.ts';
import { instantOfPlan, NO_PLAN, type PublishPlan, planOf, planProblem } from '../ui/editor/publish-time.ts';
import { slugToSend } from '../ui/editor/record-slug.ts';
import { NO_TEXTS, type RecordTexts, recordTextsOf } from '../ui/editor/record-texts.ts';
import { blogStateOf, type Shown } from './blog-state.ts';

/** The post's stored picture, or a newly chosen file; `preview` is the address shown here. */
export type FeaturedPicture = { readonly preview: string } & (
  | { readonly url: string; readonly file?: never }
  | { readonly file: File; readonly url?: never }
);

/** The form's values, as they stand in the fields; `content` is HTML of the editor. */
export interface BlogDraft extends RecordTexts, PublishPlan, Pick<AdminBlog, 'excerpt' | 'content'> {
  /** Empty: the agency. */
  readonly authorName: string;
  /** Minutes; null: computed from the text. */
  readonly readTime: number | null;
  readonly published: boolean;
  readonly featuredImage: FeaturedPicture | null;
}

export type BlogForm = FormState<BlogDraft>;

/** Returns the values of a new post. */
export const emptyDraft = (): BlogDraft => ({
  ...NO_TEXTS,
  excerpt: '',
  content: '',
  authorName: '',
  readTime: null,
  published: false,
  ...NO_PLAN,
  featuredImage: null,
});

/** Returns the form values of a stored post. */
export function draftOf(stored: AdminBlog): BlogDraft {
  const { featuredImage: url, publishAt } = stored;
  return {
    ...emptyDraft(),
    ...recordTextsOf(stored),
    excerpt: stored.excerpt,
    content: stored.content,
    authorName: stored.author.name,
    readTime: stored.readTimeSet,
    published: stored.status === 'published',
    ...planOf(publishAt),
    featuredImage: url === '' ? null : { url, preview: url },
  };
}

/** Returns the reading time in minutes, as the server computes it. */
export const computedReadTime = ({ content }: BlogDraft): number => readTimeOf(textOfHtml(content));

/** Returns true when publication can be scheduled: a public post stays public. */
export const canWait = (stored: AdminBlog | null): boolean => stored === null || blogStateOf(stored) !== 'public';

/** Returns the scheduled time in milliseconds; null without a schedule or with invalid fields. */
export const plannedInstant = (draft: BlogDraft): number | null => (draft.published ? instantOfPlan(draft) : null);

/** Returns what visitors will see after saving. */
export function shownBy(draft: BlogDraft): Shown {
  const instant = plannedInstant(draft);
  return {
    status: draft.published ? 'published' : 'draft',
    publishAt: instant === null ? null : new Date(instant).toISOString(),
  };
}

const publishTimeProblem = (draft: BlogDraft, stored: AdminBlog | null, now: number): string | null =>
  draft.published && canWait(stored) ? planProblem(draft, stored?.publishAt ?? null, now) : null;

/** Returns the form's problems, keyed by the names of the API's form, in the form's order. */
export function draftProblems(draft: BlogDraft, stored: AdminBlog | null, now: number): Record<string, string> {
  const time = publishTimeProblem(draft, stored, now);
  return {
    ...speakProblems(
      blogProblemWords,
      blogProblems({
        ...draft,
        slug: slugToSend(draft),
        contentText: textOfHtml(draft.content),
        status: draft.published ? 'published' : 'draft',
      }),
    ),
    ...(time !== null && { publishAt: time }),
  };
}

export interface BlogUpload {
  readonly parts: BlogFormParts;
  readonly files: readonly { readonly name: 'featuredImage'; readonly file: File }[];
}

/** Returns the form to send; `version` is the one read, null for a new post. */
export function blogUpload(draft: BlogDraft, version: number | null): BlogUpload {
  const { featuredImage } = draft;
  const { status, publishAt } = shownBy(draft);
  return {
    parts: {
      title: printable(draft.title),
      slug: slugToSend(draft),
      excerpt: printable(draft.excerpt),
      category: draft.category,
      content: printable(draft.content),
      tags: JSON.stringify(draft.tags.map(printable)),
      authorName: printable(draft.authorName),
      metaTitle: printable(draft.metaTitle),
      metaDescription: printable(draft.metaDescription),
      readTime: draft.readTime === null ? '' : String(draft.readTime),
      status,
      publishAt: publishAt ?? '',
      ...(featuredImage === null && { removeFeaturedImage: 'true' }),
      ...(version !== null && { version: String(version) }),
    },
    files: featuredImage?.file ? [{ name: 'featuredImage', file: featuredImage.file }] : [],
  };
}
