import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

const ICONS = { problem: <WarningIcon />, success: <CheckIcon />, info: <InfoIcon /> };

/** Shows a message beside its subject: `problem` is read out at once, the other tones when the reader pauses. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'problem' ? 'alert' : 'status'}>
      {ICONS[tone]}
      <div>{children}</div>
    </div>
  );
}
