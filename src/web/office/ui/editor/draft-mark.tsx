import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { formatTime } from '../indian-dates.ts';
import styles from './save-bar.module.css';
import type { DraftKeeping } from './use-record-draft.ts';

export interface DraftMarkState {
  readonly changed: boolean;
  readonly keeping: DraftKeeping;
  /** When it was last saved from this page, in milliseconds since 1970; null for not yet. */
  readonly savedAt: number | null;
  /** True without a network, and when the server was not reached. */
  readonly isCutOff: boolean;
  readonly isSending: boolean;
}

const MINUTE_MS = 60_000;
const TICK_MS = 20_000;

/** Returns where the changes are, and since when. */
export function describeDraft(
  { changed, keeping, savedAt, isCutOff, isSending }: DraftMarkState,
  now: number,
): { readonly state: string; readonly since: string } {
  if (isSending) return { state: recordEditor.saving, since: '' };
  if (!changed) {
    if (savedAt === null) return { state: '', since: '' };
    const minutes = Math.floor((now - savedAt) / MINUTE_MS);
    return { state: recordEditor.saved, since: minutes < 1 ? '' : recordEditor.minutesAgo({ minutes }) };
  }
  if (keeping === 'failed') return { state: recordEditor.notKeptHere, since: '' };
  if (keeping === null) return { state: recordEditor.notSaved, since: '' };
  const since = recordEditor.atTime({ time: formatTime(keeping.keptAt) });
  return { state: isCutOff ? recordEditor.keptOffline : recordEditor.draftKept, since };
}

/** Says quietly whether the changes are saved; only a change of the state is announced, not the time that passes. */
export function DraftMark(props: DraftMarkState) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { state, since } = describeDraft(props, now);
  return (
    <Text
      size="sm"
      component="div"
      className={styles.state ?? ''}
      data-problem={props.keeping === 'failed' || undefined}
    >
      <span role="status">{state}</span>
      {since !== '' && <span> · {since}</span>}
    </Text>
  );
}
