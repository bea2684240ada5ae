import { useContext } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import { RequestIdContext } from '../rendering/request-id-context.ts';
import styles from './request-note.module.css';

/** Marks the note in a server-rendered page, from which the browser reads the id. */
const MARK = 'data-request-id';

/** Returns the id of the request that served this page; empty when the browser rendered it. */
export function usePageRequestId(): string {
  const rendered = useContext(RequestIdContext);
  if (rendered !== undefined || typeof document === 'undefined') return rendered ?? '';
  return document.querySelector(`[${MARK}]`)?.getAttribute(MARK) ?? '';
}

/** Shows the request id, which lets the agency find a failure in its logs; renders nothing without an id. */
export function RequestNote({ id }: { id: string }) {
  if (id === '') return null;
  return (
    <p className={styles.note} {...{ [MARK]: id }}>
      {controls.quoteRequest} <span className={styles.id}>{id}</span>
    </p>
  );
}
