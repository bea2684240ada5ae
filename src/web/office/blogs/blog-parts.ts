import { BLOG_CATEGORIES } from '../../../core/blogs/blog-options.ts';
import { blogEditor } from '../../../words/en/office/blog-editor.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import type { DraftPart } from '../ui/editor/merge-drafts.ts';
import { textOfHtml } from '../ui/editor/plain-text.ts';
import { recordTextParts } from '../ui/editor/record-texts.ts';
import { type BlogDraft, shownBy } from './blog-draft.ts';
import { nameState } from './blog-state.ts';

/** Returns what is merged as one when two admins save one post. */
export const blogParts = (): readonly DraftPart<BlogDraft>[] => [
  ...recordTextParts<BlogDraft>((category) => {
    const known = BLOG_CATEGORIES.find((name) => name === category);
    return known ? blogs.categories[known] : category;
  }),
  { fields: ['excerpt'], label: blogEditor.excerpt, show: ({ excerpt }) => excerpt },
  { fields: ['content'], label: blogEditor.content, show: ({ content }) => textOfHtml(content) },
  {
    fields: ['published', 'planned', 'publishDay', 'publishTime'],
    label: blogEditor.publishing,
    show: (draft) => nameState(shownBy(draft)),
    compare: (draft) => shownBy(draft),
  },
  {
    fields: ['featuredImage'],
    label: blogEditor.featuredPicture,
    show: ({ featuredImage }) => featuredImage?.file?.name ?? featuredImage?.url?.split('/').at(-1) ?? '',
  },
  { fields: ['authorName'], label: blogEditor.author, show: ({ authorName }) => authorName },
  {
    fields: ['readTime'],
    label: blogEditor.readTime,
    show: ({ readTime }) => (readTime === null ? '' : String(readTime)),
  },
];
