import { Button, NativeSelect } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { TimelineEntry } from '../../../contracts/customers.ts';
import { TIMELINE_KINDS, type TimelineKind } from '../../../core/customers/customer-options.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { addressOfRecord } from '../ui/record-address.ts';
import { TryAgain } from '../ui/try-again.tsx';
import styles from './customers.module.css';
import { EntryBox } from './entry-box.tsx';

interface TimelineProps {
  id: string;
  /** Rises with each change on the page; the timeline is then read again. */
  changes: number;
  onChanged: () => void;
}

/** Shows all that happened with a customer, the newest first, below the field to write more. */
export function CustomerTimeline({ id, changes, onChanged }: TimelineProps) {
  const [kind, setKind] = useState<TimelineKind | ''>('');
  const { entries, next, failed, read } = useTimeline(id, kind, changes);
  return (
    <section className={styles.timeline} aria-labelledby="customer-timeline">
      <EntryBox id={id} onSaved={onChanged} />
      <div className={styles.timelineHead}>
        <h3 id="customer-timeline" className={styles.cardTitle}>
          {words.timeline}
        </h3>
        <NativeSelect
          aria-label={words.filter}
          value={kind}
          data={choicesOf(words.kinds, words.everything)}
          onChange={({ currentTarget: { value } }) => setKind(TIMELINE_KINDS.find((each) => each === value) ?? '')}
        />
      </div>
      {failed && <TryAgain onRetry={() => void read(null)}>{words.timelineUnread}</TryAgain>}
      {entries?.length === 0 && <p className={styles.quiet}>{words.nothingYet}</p>}
      <ol className={styles.entries} aria-busy={entries === null}>
        {(entries ?? []).map((entry) => (
          <Entry key={`${entry.kind} ${entry._id}`} entry={entry} />
        ))}
      </ol>
      {next !== null && (
        <Button variant="default" onClick={() => void read(next)}>
          {words.older}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { kind, at, text, by, of } }: { entry: TimelineEntry }) {
  return (
    <li className={styles.entry} data-kind={kind}>
      <p className={styles.entryText}>
        <Passage text={text} />
      </p>
      <p className={styles.quiet}>
        {kind !== 'link' && `${words.entryNames[kind]} · `}
        <time dateTime={at}>{formatDateTime(at)}</time>
        {by !== '' && ` · ${by}`}
        {of && (
          <>
            {' · '}
            <Link to={addressOfRecord(of)}>{words.openRecord}</Link>
          </>
        )}
      </p>
    </li>
  );
}

/** Reads the timeline page by page; a changed filter or page begins at the top again. */
function useTimeline(id: string, kind: TimelineKind | '', changes: number) {
  const [entries, setEntries] = useState<readonly TimelineEntry[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const read = useCallback(
    async (before: string | null, signal?: AbortSignal) => {
      setFailed(false);
      try {
        const query = { ...(kind !== '' && { kind }), ...(before !== null && { before }) };
        const answer = await adminApi('GET /api/admin/customers/{id}/timeline', {
          params: { id },
          query,
          ...(signal && { signal }),
        });
        setEntries((shown) => (before === null ? answer.entries : [...(shown ?? []), ...answer.entries]));
        setNext(answer.next);
      } catch {
        if (!signal?.aborted) setFailed(true);
      }
    },
    [id, kind],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change on the page reads again.
  useEffect(() => {
    const reading = new AbortController();
    void read(null, reading.signal);
    return () => reading.abort();
  }, [read, changes]);
  return { entries, next, failed, read };
}
