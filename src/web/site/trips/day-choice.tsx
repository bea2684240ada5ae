import { dates } from '../../../words/en/site/dates.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import type { DayName } from './day-views.ts';

interface DayChoiceProps {
  name: string;
  days: readonly DayName[];
  className: string | undefined;
  isDisabled?: boolean;
  onChoose: (day: number) => void;
}

/** An act on another day: the list shows its name, and acts with the choice of a day. */
export const DayChoice = ({ name, days, className, isDisabled = false, onChoose }: DayChoiceProps) => (
  <label className={className}>
    <span className="visually-hidden">{name}</span>
    <select
      value=""
      disabled={isDisabled || days.length === 0}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <option value="" disabled>
        {name}
      </option>
      {days.map(({ number, date }) => (
        <option key={number} value={number}>
          {tripEditor.dayOption({ day: number, date: dates.day(date) })}
        </option>
      ))}
    </select>
  </label>
);
