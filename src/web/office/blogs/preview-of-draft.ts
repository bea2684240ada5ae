import type { AdminBlog, BlogPost } from '../../../contracts/blogs.ts';
import { BLOG_CATEGORIES } from '../../../core/blogs/blog-options.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { slugToSend } from '../ui/editor/record-slug.ts';
import { type BlogDraft, computedReadTime, plannedInstant } from './blog-draft.ts';
import { blogStateOf } from './blog-state.ts';

/** Returns the draft as readers would see it, saved or not; `house` is the author of posts without one. */
export function previewOfDraft(draft: BlogDraft, stored: AdminBlog | null, house: string, now: number): BlogPost {
  const today = new Date(now).toISOString();
  const planned = plannedInstant(draft);
  const appears = planned === null ? today : new Date(planned).toISOString();
  return {
    _id: stored?._id ?? 'preview',
    slug: slugToSend(draft) || 'preview',
    title: draft.title || blogs.untitledPost,
    category: BLOG_CATEGORIES.find((name) => name === draft.category) ?? 'Other',
    excerpt: draft.excerpt,
    featuredImage: draft.featuredImage?.preview ?? '',
    readTime: draft.readTime ?? computedReadTime(draft),
    views: stored?.views ?? 0,
    author: { name: draft.authorName.trim() || house },
    createdAt: stored && blogStateOf(stored) === 'public' ? stored.createdAt : appears,
    content: draft.content,
    tags: [...draft.tags],
    metaTitle: draft.metaTitle,
    metaDescription: draft.metaDescription,
    socialShares: stored?.socialShares ?? {},
    updatedAt: today,
    language: 'en',
    languages: ['en'],
  };
}
