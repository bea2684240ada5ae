import { Link } from 'react-router';
import type { Heading } from './post-outline.ts';
import styles from './table-of-contents.module.css';

/** A post of fewer parts is seen at a glance. */
const FEWEST_HEADINGS = 3;

/** Whether a post is long enough for a list of its parts. */
export const needsContents = (headings: readonly Heading[]): boolean => headings.length >= FEWEST_HEADINGS;

/** The parts of a post: beside it on a wide screen, to unfold above it on a narrow one. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (!needsContents(headings)) return null;
  return (
    <>
      <nav aria-labelledby="contents-title" className={styles.beside}>
        <p id="contents-title" className={styles.title}>
          In this post
        </p>
        <Parts headings={headings} />
      </nav>
      <details className={styles.above}>
        <summary className={styles.title}>In this post</summary>
        <nav aria-label="In this post">
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
        {/* Who goes on by keyboard goes on from there. */}
        <Link
          to={{ hash: id }}
          className={styles.part}
          onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
        >
          {text}
        </Link>
      </li>
    ))}
  </ol>
);
