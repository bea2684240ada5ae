import type { AdminBlog } from '../../../contracts/blogs.ts';
import type { BlogState, BlogStatus } from '../../../core/blogs/blog-options.ts';
import { formatDateTime } from '../ui/indian-dates.ts';

export const BLOG_STATUS_NAMES: Readonly<Record<BlogStatus, string>> = { draft: 'Draft', published: 'Published' };

/** The tabs over the list. */
export const BLOG_STATE_NAMES: Readonly<Record<BlogState, string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
};

export type Shown = Pick<AdminBlog, 'status' | 'publishAt'>;

/** Returns what visitors see: all, nothing yet, or nothing until its time. */
export function blogStateOf({ status, publishAt }: Shown): 'draft' | 'public' | 'planned' {
  if (status === 'draft') return 'draft';
  return publishAt === null ? 'public' : 'planned';
}

/** "Scheduled for 5 Dec 2026, 9:30 am". */
export const nameState = (shown: Shown): string =>
  blogStateOf(shown) === 'planned'
    ? `Scheduled for ${formatDateTime(shown.publishAt ?? '')}`
    : BLOG_STATUS_NAMES[shown.status];
