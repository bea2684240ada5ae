import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** A strip of the dusk sky with what the page is called and is for. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={`page ${styles.inside}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
    </header>
  );
}
