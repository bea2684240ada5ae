import { type ReactNode, useId } from 'react';
import styles from './related-section.module.css';

/** Where a page ends: others like it. */
export function RelatedSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.related} aria-labelledby={id}>
      <div className="page">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
