import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import styles from './page-problem.module.css';
import { RequestNote } from './request-note.tsx';

interface PageProblemProps {
  title: string;
  tone: 'info' | 'problem';
  message: string;
  /** Id of the failed request; empty when it is of no use. */
  requestId?: string;
  /** What the visitor can do about it. */
  children: ReactNode;
}

/** Replaces a page when its content cannot be shown. */
export function PageProblem({ title, tone, message, requestId = '', children }: PageProblemProps) {
  return (
    <div className={`page ${styles.problem}`}>
      <h1 className={styles.title}>{title}</h1>
      <Notice tone={tone}>{message}</Notice>
      <div className={styles.acts}>{children}</div>
      <RequestNote id={requestId} />
    </div>
  );
}
