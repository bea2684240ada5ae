import type { ReactNode } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import { ButtonLink } from './button.tsx';
import styles from './error-page.module.css';
import { RequestNote, usePageRequestId } from './request-note.tsx';

interface ErrorPageProps {
  status: number;
  /** Replaces the default title for the status. */
  title?: string;
  text?: string;
  /** Id of the failed call, if it was not the page's own request. */
  requestId?: string;
  /** Replaces the link to the home page. */
  children?: ReactNode;
}

/** Shows an error in place of a page. */
export function ErrorPage({ status, title, text, requestId, children }: ErrorPageProps) {
  const pageRequestId = usePageRequestId();
  const words =
    status === 404
      ? { title: controls.notFoundTitle, text: controls.notFound }
      : { title: controls.brokenTitle, text: controls.broken };
  return (
    <main className={styles.sky}>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{title ?? words.title}</h1>
      <p className={styles.text}>{text ?? words.text}</p>
      {children ?? (
        <ButtonLink look="action" to="/">
          {controls.planJourney}
        </ButtonLink>
      )}
      {status >= 500 && <RequestNote id={requestId || pageRequestId} />}
    </main>
  );
}
