import { type ReactNode, useMemo, useRef } from 'react';
import type { BlogCard, BlogPost } from '../../../contracts/blogs.ts';
import { blogPost } from '../../../words/en/site/blog-post.ts';
import { Link } from '../../navigation/link.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Passage } from '../../ui/passage.tsx';
import prose from '../../ui/prose.module.css';
import { RichPassage } from '../../ui/rich-passage.tsx';
import { blogListAddress } from './blog-address.ts';
import { PostHead } from './post-head.tsx';
import { outlineOf } from './post-outline.ts';
import styles from './post-page.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { needsContents, TableOfContents } from './table-of-contents.tsx';

interface PostPageProps {
  blog: BlogPost;
  /** The share buttons. */
  share: ReactNode;
  /** The places that the post names, with their actions. */
  places?: ReactNode;
  /** Shown below: similar posts. */
  related?: ReactNode;
}

/** Shows a post as readers see it: one column of reading width. */
export function PostPage({ blog, share, places, related }: PostPageProps) {
  const { html, headings } = useMemo(() => outlineOf(blog.content), [blog.content]);
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress text={text} />
      <article>
        <div className={`page ${styles.layout}`} data-contents={needsContents(headings) || undefined}>
          <PostHead blog={blog} />
          <TableOfContents headings={headings} />
          <RichPassage ref={text} className={prose.prose} html={html} title={blog.title} />
          <footer className={styles.foot}>
            {places}
            <Tags tags={blog.tags} />
            {share}
            <BackLink to="/blog">{blogPost.back}</BackLink>
          </footer>
        </div>
      </article>
      {related}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-title">
      <h2 id="tags-title" className={styles.title}>
        {blogPost.tags}
      </h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={blogListAddress({ search: tag })} className={styles.tag}>
              <Passage text={tag} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a post while it loads, with the data of its card. */
export function PostWaiting({ blog }: { blog: BlogCard | null }) {
  return (
    <div className={`page ${styles.layout}`}>
      {blog && <PostHead blog={blog} />}
      <div role="status" className={styles.skeleton}>
        <span className="visually-hidden">{blogPost.loading}</span>
      </div>
    </div>
  );
}
