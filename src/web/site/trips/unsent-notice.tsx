import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import { onTheWay } from '../../../words/en/site/on-the-way.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import type { Sending } from './send-unsent.ts';
import styles from './unsent-notice.module.css';

const words = onTheWay.unsent;

interface UnsentNoticeProps {
  sending: Sending;
  /** Names the trip, where several are shown. */
  isNamed?: boolean;
  onSend: () => void;
  onDiscard: () => Promise<void>;
}

/** Returns what a change was about: the names of its sights. */
const namesOf = (edits: readonly PlanEdit[], names: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(edits.map((edit) => ('sightId' in edit ? (names[edit.sightId] ?? words.other) : words.other))),
];

/** Says of changes that were saved without a network what became of them. */
export function UnsentNotice({ sending, isNamed = false, onSend, onDiscard }: UnsentNoticeProps) {
  if (sending.kind === 'nothing') return null;
  const { title, names } = sending.unsent;
  const trip = isNamed && (
    <>
      <Passage text={words.ofTrip({ trip: title })} />{' '}
    </>
  );
  if (sending.kind === 'waiting')
    return (
      <div className={styles.unsent}>
        <Notice tone="info">
          {trip}
          {words.waiting}
        </Notice>
      </div>
    );
  if (sending.kind === 'refused')
    return (
      <div className={styles.unsent}>
        <Notice tone="problem">
          <p>
            {trip}
            {words.notSent[sending.why]}
          </p>
          <div className={styles.acts}>
            <Button onClick={onSend}>{words.again}</Button>
            <Button look="plain" onClick={() => void onDiscard()}>
              {words.discard}
            </Button>
          </div>
        </Notice>
      </div>
    );
  const { path, isConflict, dropped } = sending;
  return (
    <div className={styles.unsent}>
      <Notice tone="success">
        <p>
          {trip}
          {words.sent} {isConflict && words.conflict}
        </p>
        {dropped.length > 0 && (
          <p>
            <Passage text={words.dropped({ names: namesOf(dropped, names) })} />
          </p>
        )}
        <div className={styles.acts}>
          <Button onClick={() => location.assign(path)}>{words.show}</Button>
        </div>
      </Notice>
    </div>
  );
}
