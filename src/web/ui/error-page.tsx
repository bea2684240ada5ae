import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import styles from './error-page.module.css';
import { RequestNote, usePageRequestId } from './request-note.tsx';

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  404: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist, or it has moved on. Let us take you back to where journeys begin.',
  },
  500: {
    title: 'Something went wrong',
    text: 'The problem is on our side. Please try again; nothing you sent us is lost.',
  },
};

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
  const words = WORDS[status] ?? WORDS[500];
  return (
    <main className={styles.sky}>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{title ?? words?.title}</h1>
      <p className={styles.text}>{text ?? words?.text}</p>
      {children ?? (
        <ButtonLink look="action" to="/">
          Plan a journey
        </ButtonLink>
      )}
      {status >= 500 && <RequestNote id={requestId || pageRequestId} />}
    </main>
  );
}
