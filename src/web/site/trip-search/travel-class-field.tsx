import { useId } from 'react';
import { TRAVEL_CLASSES, type TravelClass } from '../../../core/planner/types.ts';
import { search } from '../../../words/en/site/search.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './blank.module.css';

interface TravelClassFieldProps {
  value: TravelClass;
  onChange: (travelClass: TravelClass) => void;
}

/** The browser's native select, over a blank that looks like its neighbours. */
export function TravelClassField({ value, onChange }: TravelClassFieldProps) {
  const id = useId();
  return (
    <div className={styles.blank}>
      <label htmlFor={id} className={styles.word}>
        {search.in} <span className="visually-hidden">{search.travelClass}</span>
      </label>
      <ChevronIcon />
      <select
        id={id}
        name="travelClass"
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value as TravelClass)}
      >
        {TRAVEL_CLASSES.map((name) => (
          <option key={name} value={name}>
            {search.classes[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
