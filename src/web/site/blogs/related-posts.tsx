import type { BlogCard as Card } from '../../../contracts/blogs.ts';
import { blogPost } from '../../../words/en/site/blog-post.ts';
import { RelatedSection } from '../../ui/related-section.tsx';
import { BlogCard } from './blog-card.tsx';

/** Shows posts similar to the one just read. */
export const RelatedPosts = ({ blogs }: { blogs: readonly Card[] }) => (
  <RelatedSection title={blogPost.related} items={blogs} card={(blog) => <BlogCard blog={blog} />} />
);
