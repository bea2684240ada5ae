import { useState } from 'react';
import { formatClock, parseClock } from '../../../core/clock-time.ts';
import { whereaboutsAt } from '../../../core/planner/on-the-way/whereabouts.ts';
import { onTheWay as words } from '../../../words/en/site/on-the-way.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Passage } from '../../ui/passage.tsx';
import { timedRows } from './day-clock.ts';
import type { ShownDay } from './lay-days.ts';
import styles from './today.module.css';

const STEPS = [15, 30, 60, 90] as const;
const AT_A_TIME = 0;

interface LateDialogProps {
  day: ShownDay;
  /** Index of the row that is going on; null between two rows. */
  now: number | null;
  minute: number;
  onLate: (late: { readonly minutes: number; readonly isThere: boolean }) => void;
  onClose: () => void;
}

/** Asks how late the travellers are: by so many minutes, or until when. */
export function LateDialog({ day, now, minute, onLate, onClose }: LateDialogProps) {
  const [by, setBy] = useState<number>(30);
  const [isThere, setIsThere] = useState(true);
  const [time, setTime] = useState(formatClock(minute + 30));
  const current = now === null ? undefined : day.stops[now];

  /** Minutes between when they would set out and when they can. */
  const minutesUntil = (clock: string): number => {
    const rows = timedRows(day.stops);
    const begun = isThere || now === null ? minute : (rows[now]?.start ?? minute) - 1;
    const { leaveAt } = whereaboutsAt(rows, begun);
    return Math.max(0, parseClock(clock) - (leaveAt ?? minute));
  };
  return (
    <Dialog open onClose={onClose} title={words.lateTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onLate({ minutes: by === AT_A_TIME ? minutesUntil(time) : by, isThere });
        }}
      >
        <fieldset className={styles.steps}>
          <legend className="visually-hidden">{words.lateTitle}</legend>
          {STEPS.map((step) => (
            <label key={step}>
              <input type="radio" name="late" checked={by === step} onChange={() => setBy(step)} />
              {words.lateBy({ time: plan.duration({ minutes: step }) })}
            </label>
          ))}
          <label>
            <input type="radio" name="late" checked={by === AT_A_TIME} onChange={() => setBy(AT_A_TIME)} />
            {words.lateUntil}
          </label>
        </fieldset>
        {by === AT_A_TIME && (
          <label className={styles.field}>
            <span>{words.setOutAt}</span>
            <input type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
          </label>
        )}
        {current && (
          <label className={styles.check}>
            <input type="checkbox" checked={!isThere} onChange={({ target }) => setIsThere(!target.checked)} />
            <Passage text={words.notBegun({ stop: current.title })} />
          </label>
        )}
        <Button look="action" type="submit">
          {words.showChanges}
        </Button>
      </form>
    </Dialog>
  );
}
