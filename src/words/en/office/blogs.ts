import { counted } from '../counts.ts';
import { blogs as site } from '../site/blogs.ts';

/** Blog posts in the back office: their list, and what the editor calls them. */
export const blogs = {
  pageTitle: 'Blog Management',
  createPost: 'Create Post',
  editPost: 'Edit Post',
  previewTitle: 'Preview',
  noun: 'post',
  nouns: 'posts',
  title: 'Posts',
  allPosts: 'All posts',
  emptyHint: 'Write the first one; it starts as a draft.',
  readFailed: 'Failed to fetch blogs',
  saveFailed: 'Failed to save blog',
  deleteFailed: 'Failed to delete blog',
  notKept: 'A newly chosen featured picture is not among them.',
  untitledPost: 'Untitled post',
  statuses: { draft: 'Draft', published: 'Published' },
  /** The tabs over the list. */
  states: { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' },
  scheduledFor: ({ time }: { time: string }) => `Scheduled for ${time}`,
  categories: site.categories,
  publishTitled: ({ title }: { title: string }) => `Publish ${title}`,
  cardFacts: ({
    category,
    author,
    minutes,
    views,
    changed,
  }: {
    category: string;
    author: string;
    minutes: number;
    views: number;
    changed: string;
  }) => `${category} · ${author} · ${minutes} min read · ${counted(views, 'view')} · changed ${changed}`,
  seenByVisitors: 'This is what visitors see',
  unseenByVisitors: 'Visitors cannot see it',
} as const;
