import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Id of its heading, for links to this part (`reveal-part.ts`). */
  id: string;
  title: string;
  /** Summarises the content in a few words, beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a part of a page as one line until it is opened; works without scripts, and the browser's search finds its
 * text.
 */
export function Fold({ id, title, aside, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary id={id}>
        <h2 className={styles.title}>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
