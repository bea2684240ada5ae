import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

/** A message beside what it is about: `problem` is read out at once, `success` when there is time. */
export function Notice({ tone, children }: { tone: 'problem' | 'success'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'problem' ? 'alert' : 'status'}>
      {tone === 'problem' ? <WarningIcon /> : <CheckIcon />}
      <div>{children}</div>
    </div>
  );
}
