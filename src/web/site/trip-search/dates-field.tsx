import { lazy, Suspense, useState } from 'react';
import { dates } from '../../../words/en/site/dates.ts';
import { search } from '../../../words/en/site/search.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import styles from './blank.module.css';
import own from './dates-field.module.css';
import type { LongWeekend, TripDates } from './trip-dates.ts';

/** The calendar is larger than the rest of the page: it loads on first use. */
const DateRangePicker = lazy(() => import('./date-range-picker.tsx'));

interface DatesFieldProps {
  /** The next long weekends, suggested by the calendar. */
  longWeekends: readonly LongWeekend[];
  /** Null until the browser knows today's date. */
  value: TripDates | null;
  onChange: (dates: TripDates) => void;
}

/** Shows the two dates, and the popup that either of them opens. */
export function DatesField({ longWeekends, value, onChange }: DatesFieldProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <DateDisplay
        word={search.departing}
        name={search.departure}
        day={value?.departureDate}
        onOpen={() => setOpen(true)}
      />
      <DateDisplay word={search.returning} name={search.return} day={value?.returnDate} onOpen={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={search.datesTitle} shape="middle">
        {value && (
          <Suspense fallback={<CalendarSkeleton onClose={close} />}>
            <DateRangePicker longWeekends={longWeekends} value={value} onChange={onChange} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

interface DateDisplayProps {
  word: string;
  name: string;
  day: string | undefined;
  onOpen: () => void;
}

function DateDisplay({ word, name, day, onOpen }: DateDisplayProps) {
  return (
    <button type="button" className={styles.blank} aria-haspopup="dialog" onClick={onOpen}>
      <span className="visually-hidden">{name}, </span>
      <span className={styles.word}>{word} </span>
      <span className={styles.value}>{day ? dates.shortDay(day) : <span className={styles.awaited} />}</span>
      <CalendarIcon />
    </button>
  );
}

function CalendarSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <div className={own.skeleton} role="status">
      <span className="visually-hidden">{search.openingCalendar}</span>
      <div className={own.skeletonMonth} />
      <Button onClick={onClose}>{search.done}</Button>
    </div>
  );
}
