import { blogPost } from '../../../words/en/site/blog-post.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage } from '../../ui/passage.tsx';
import type { Heading } from './post-outline.ts';
import styles from './table-of-contents.module.css';

/** A shorter post needs no table of contents. */
const FEWEST_HEADINGS = 3;

/** Returns true when a post has enough headings for a table of contents. */
export const needsContents = (headings: readonly Heading[]): boolean => headings.length >= FEWEST_HEADINGS;

/** Lists the parts of a post: beside it on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (!needsContents(headings)) return null;
  return (
    <>
      <nav aria-labelledby="contents-title" className={styles.beside}>
        <p id="contents-title" className={styles.title}>
          {blogPost.contents}
        </p>
        <Parts headings={headings} />
      </nav>
      <details className={styles.above}>
        <summary className={styles.title}>{blogPost.contents}</summary>
        <nav aria-label={blogPost.contents}>
          <Parts headings={headings} />
        </nav>
      </details>
    </>
  );
}

const Parts = ({ headings }: { headings: readonly Heading[] }) => (
  <ol className={styles.parts}>
    {headings.map(({ id, text }) => (
      <li key={id}>
        {/* Moves the focus as well, so that keyboard users continue from there. */}
        <Link
          to={`#${id}`}
          className={styles.part}
          onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
        >
          <Passage text={text} />
        </Link>
      </li>
    ))}
  </ol>
);
