import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Replaces an empty list: a drawing of a road, what is missing, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <path d="M4 54c20 0 26-14 44-14s20 12 36 8 14-30 28-34" className={styles.way} />
        <circle cx="112" cy="12" r="5" className={styles.end} />
        <circle cx="5" cy="54" r="4" className={styles.start} />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
