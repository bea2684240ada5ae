import type { BlogCard as Card } from '../../../contracts/blogs.ts';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-grid.module.css';

/** Cards that are in view at once on a wide screen. */
const FIRST_CARDS = 3;

interface BlogGridProps {
  blogs: readonly Card[];
  /** Dimmed while other posts are on their way. */
  pending?: boolean;
  /** False where the grid stands far down its page. */
  first?: boolean;
}

/** Cards in one, two or three columns. */
export function BlogGrid({ blogs, pending = false, first = true }: BlogGridProps) {
  return (
    <ul className={styles.grid} data-pending={pending || undefined} aria-busy={pending || undefined}>
      {blogs.map((blog, at) => (
        <li key={blog._id} className={styles.cell}>
          <BlogCard blog={blog} first={first && at < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

/** As many empty cards as a page holds, so that nothing moves when the real ones come. */
export function BlogGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={at} className={styles.skeleton} />
      ))}
    </div>
  );
}
