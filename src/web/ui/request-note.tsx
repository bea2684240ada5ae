import { useContext } from 'react';
import { RequestIdContext } from '../rendering/request-id.ts';
import styles from './request-note.module.css';

/** Marks the note of a page that the server rendered, for the browser to find its id. */
const MARK = 'data-request-id';

/** The id of the request that this page came with; empty where the browser made the page. */
export function usePageRequestId(): string {
  const rendered = useContext(RequestIdContext);
  if (rendered !== undefined || typeof document === 'undefined') return rendered ?? '';
  return document.querySelector(`[${MARK}]`)?.getAttribute(MARK) ?? '';
}

/** What a visitor can tell the agency about a failure, for it to be found in the logs; nothing without an id. */
export function RequestNote({ id }: { id: string }) {
  if (id === '') return null;
  return (
    <p className={styles.note} {...{ [MARK]: id }}>
      If you write to us about it, please add: request <span className={styles.id}>{id}</span>
    </p>
  );
}
