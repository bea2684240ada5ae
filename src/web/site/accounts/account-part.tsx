import { type ReactNode, useId } from 'react';
import styles from './own-account.module.css';

/** One part of the account page, under its heading. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
