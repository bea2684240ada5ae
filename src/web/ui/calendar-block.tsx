import type { Day } from '../../core/dates.ts';
import { calendar } from '../../words/en/ui/calendar.ts';
import styles from './calendar-block.module.css';

/** Shows a day as a leaf of a calendar. It is a picture: the row beside it says the date in words. */
export function CalendarBlock({ day }: { day: Day }) {
  return (
    <span className={styles.block} aria-hidden="true">
      <span className={styles.month}>{calendar.month(day)}</span>
      <span className={styles.day}>{Number(day.slice(8))}</span>
      <span className={styles.weekday}>{calendar.weekday(day)}</span>
    </span>
  );
}
