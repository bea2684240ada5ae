import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

const ICONS = { problem: <WarningIcon />, success: <CheckIcon />, info: <InfoIcon /> };

/** A message beside what it is about: `problem` is read out at once, the others when there is time. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'problem' ? 'alert' : 'status'}>
      {ICONS[tone]}
      <div>{children}</div>
    </div>
  );
}
