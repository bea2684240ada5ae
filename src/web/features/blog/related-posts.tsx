import type { BlogCard } from '../../../contracts/blogs.ts';
import { RelatedSection } from '../../ui/related-section.tsx';
import { BlogGrid } from './blog-grid.tsx';

/** Three columns hold three. */
const MOST_SHOWN = 3;

/** Others like the one that was just read. */
export function RelatedPosts({ blogs }: { blogs: readonly BlogCard[] }) {
  if (blogs.length === 0) return null;
  return (
    <RelatedSection title="More to read">
      <BlogGrid blogs={blogs.slice(0, MOST_SHOWN)} first={false} />
    </RelatedSection>
  );
}
