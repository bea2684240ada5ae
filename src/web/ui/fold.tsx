import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Id of its heading, for links to this part (`revealPart`). */
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

/** Opens the fold whose summary has this id and focuses it. Returns false when there is none. */
export function revealPart(id: string): boolean {
  const summary = document.getElementById(id);
  const fold = summary?.closest('details');
  if (!summary || !fold) return false;
  fold.open = true;
  summary.focus({ preventScroll: true });
  return true;
}
