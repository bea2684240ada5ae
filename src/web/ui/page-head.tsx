import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** True where cards lie half over the strip. */
  deep?: boolean;
  children: ReactNode;
}

/** A strip of the dusk sky with what the page is called and is for. */
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
