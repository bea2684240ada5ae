import { HeadlessMantineProvider } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { addDays, type Day, daysBetween } from '../../../core/dates.ts';
import { MAX_TRIP_DAYS } from '../../../core/planner/types.ts';
import { dates as words } from '../../../words/en/site/dates.ts';
import { search } from '../../../words/en/site/search.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import calendar from './calendar.module.css';
import styles from './date-range-picker.module.css';
import {
  completeDates,
  type LongWeekend,
  nextMonth,
  nextWeek,
  type TripDates,
  thisMonth,
  thisWeekend,
  todayInIndia,
  tripDays,
} from './trip-dates.ts';

interface DateRangePickerProps {
  longWeekends: readonly LongWeekend[];
  value: TripDates;
  onChange: (dates: TripDates) => void;
  onDone: () => void;
}

interface Preset {
  readonly label: string;
  readonly dates: TripDates;
}

const trip = (departureDate: Day, returnDate: Day): TripDates => ({ departureDate, returnDate });
const isSame = (a: TripDates, b: TripDates): boolean =>
  a.departureDate === b.departureDate && a.returnDate === b.returnDate;

function presetsFor(today: Day, longWeekends: readonly LongWeekend[]): readonly Preset[] {
  const tomorrow = addDays(today, 1);
  const long = longWeekends.find(({ from }) => from >= today);
  return [
    { label: search.today, dates: trip(today, today) },
    { label: search.tomorrow, dates: trip(tomorrow, tomorrow) },
    { label: search.thisWeekend, dates: thisWeekend(today) },
    { label: search.nextWeek, dates: nextWeek(today) },
    ...(long ? [{ label: search.longWeekend, dates: trip(long.from, long.to) }] : []),
    { label: search.thisMonth, dates: thisMonth(today) },
    { label: search.nextMonth, dates: nextMonth(today) },
  ];
}

/** A calendar for the first and the last day. A new pick starts over; a reversed pair is put in order. */
export default function DateRangePicker({ longWeekends, value, onChange, onDone }: DateRangePickerProps) {
  const today = todayInIndia();
  const [range, setRange] = useState<readonly [Day | null, Day | null]>([value.departureDate, value.returnDate]);
  const [month, setMonth] = useState<Day>(value.departureDate);
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const place = useRef<HTMLDivElement>(null);
  const dates = completeDates(range[0], range[1], today);

  // Starts the keyboard focus at the chosen day, not at the close button.
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-selected]')?.focus({ preventScroll: true }), []);

  const pick = ([start, end]: readonly [Day | null, Day | null]) => {
    setRange([start, end]);
    onChange(completeDates(start, end, today));
  };
  const take = (chosen: TripDates) => {
    pick([chosen.departureDate, chosen.returnDate]);
    setMonth(chosen.departureDate);
  };

  return (
    <div ref={place} className={styles.picker}>
      <Presets today={today} longWeekends={longWeekends} chosen={dates} onTake={take} />
      <HeadlessMantineProvider>
        <DatePicker
          type="range"
          allowSingleDateInRange
          value={[range[0], range[1]]}
          onChange={pick}
          date={month}
          onDateChange={setMonth}
          minDate={today}
          numberOfColumns={wide ? 2 : 1}
          columnsToScroll={1}
          maxLevel="month"
          getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
          hideOutsideDates
          getDayAriaLabel={words.day}
          monthLabelFormat={words.month}
          weekdayFormat={words.columnDay}
          ariaLabels={{ previousMonth: search.previousMonth, nextMonth: search.followingMonth }}
          classNames={calendar as Record<string, string>}
        />
      </HeadlessMantineProvider>
      <DialogActions>
        <div className={styles.foot}>
          <p className={styles.chosen} aria-live="polite">
            <strong>{words.span(dates.departureDate, dates.returnDate)}</strong>
            <span>{range[1] === null ? search.chooseReturn : words.length({ days: tripDays(dates) })}</span>
            {tripDays(dates) >= MAX_TRIP_DAYS && <LongestTrip days={tripDays(dates)} />}
          </p>
          <Button look="action" className={styles.done ?? ''} onClick={onDone}>
            {search.done}
          </Button>
        </div>
      </DialogActions>
    </div>
  );
}

function LongestTrip({ days }: { days: number }) {
  return (
    <span className={days > MAX_TRIP_DAYS ? styles.warning : undefined}>
      {days > MAX_TRIP_DAYS ? search.tooLong({ most: MAX_TRIP_DAYS }) : search.longest}
    </span>
  );
}

interface PresetsProps {
  today: Day;
  longWeekends: readonly LongWeekend[];
  chosen: TripDates;
  onTake: (dates: TripDates) => void;
}

function Presets({ today, longWeekends, chosen, onTake }: PresetsProps) {
  const presets = presetsFor(today, longWeekends);
  const days = chosen.departureDate === today ? daysBetween(today, chosen.returnDate) + 1 : '';
  const begin = (text: string) => {
    const count = Math.min(MAX_TRIP_DAYS, Math.floor(Number(text)));
    if (count >= 1) onTake(trip(today, addDays(today, count - 1)));
  };
  return (
    <ul className={styles.presets} aria-label={search.suggestedDates}>
      {presets.map(({ label, dates }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={isSame(dates, chosen)}
            onClick={() => onTake(dates)}
          >
            {label}
          </button>
        </li>
      ))}
      <li>
        <label className={styles.days}>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_TRIP_DAYS}
            placeholder="–"
            value={days}
            onChange={(event) => begin(event.target.value)}
          />
          {search.daysFromToday}
        </label>
      </li>
    </ul>
  );
}
