import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** True where cards overlap the lower half of the strip. */
  deep?: boolean;
  children: ReactNode;
}

/** Shows a page's title and purpose on a strip of evening sky. */
export function PageHead({ title, deep = false, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-deep={deep || undefined}>
      <div className={`page ${styles.inside}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
    </header>
  );
}
