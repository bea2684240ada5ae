import type { AdminBlog } from '../../../contracts/blogs.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { formatDateTime } from '../ui/indian-dates.ts';

export type Shown = Pick<AdminBlog, 'status' | 'publishAt'>;

/** Returns what visitors see: all, nothing yet, or nothing until its time. */
export function blogStateOf({ status, publishAt }: Shown): 'draft' | 'public' | 'planned' {
  if (status === 'draft') return 'draft';
  return publishAt === null ? 'public' : 'planned';
}

/** "Scheduled for 5 Dec 2026, 9:30 am". */
export const nameState = (shown: Shown): string =>
  blogStateOf(shown) === 'planned'
    ? blogs.scheduledFor({ time: formatDateTime(shown.publishAt ?? '') })
    : blogs.statuses[shown.status];
