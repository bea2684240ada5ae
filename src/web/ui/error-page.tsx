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
  /** In place of the usual words for the status. */
  title?: string;
  text?: string;
  /** Of the call that failed, where it was not the page itself. */
  requestId?: string;
  /** In place of the way to the home page. */
  children?: ReactNode;
}

/** What is shown when there is no page to show. */
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
