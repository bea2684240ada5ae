import { dayInIndia } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { offline } from '../../../words/en/site/offline.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Keeping } from './keep-trip.ts';
import styles from './kept-notice.module.css';

interface KeptNoticeProps {
  state: Keeping;
  /** Whether the plan below is the server's, and not the kept one. */
  isLive: boolean;
  onRemove: () => Promise<void>;
}

/** Says what this device has kept of the trip, or why it could not. */
export function KeptNotice({ state, isLive, onRemove }: KeptNoticeProps) {
  if (state.kind === 'failed') {
    return (
      <div className={styles.kept}>
        <Notice tone="problem">{offline.failures[state.why]}</Notice>
      </div>
    );
  }
  if (state.kind !== 'kept') return null;
  const day = dates.longDay(dayInIndia(state.plan.keptAt));
  const size = (state.plan.bytes / 1e6).toFixed(1);
  return (
    <div className={styles.kept}>
      <Notice tone={isLive ? 'success' : 'info'}>
        <div className={styles.said}>
          <p>{isLive ? offline.kept({ day, size }) : offline.shown({ day })}</p>
          <Button look="plain" className={styles.remove ?? ''} onClick={() => void onRemove()}>
            {offline.remove}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
