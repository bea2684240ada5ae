import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Of its heading, for links that lead here (`revealPart`). */
  id: string;
  title: string;
  /** In a few words what is inside, beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is one line until it is opened; readable without scripts and found by the browser's search. */
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

/** Opens the fold whose summary has this id, and puts the focus there. False where there is none. */
export function revealPart(id: string): boolean {
  const summary = document.getElementById(id);
  const fold = summary?.closest('details');
  if (!summary || !fold) return false;
  fold.open = true;
  summary.focus({ preventScroll: true });
  return true;
}
