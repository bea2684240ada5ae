import { useId } from 'react';
import { WISH_LONGEST } from '../../../core/planner/types.ts';
import styles from './wish-field.module.css';

interface WishFieldProps {
  value: string;
  onChange: (wish: string) => void;
}

/** A field for other wishes in the traveller's own words; says that a language model reads it. */
export function WishField({ value, onChange }: WishFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        wishing for <span className={styles.optional}>(if you like)</span>
      </label>
      <input
        id={id}
        name="wish"
        className={styles.input}
        value={value}
        maxLength={WISH_LONGEST}
        placeholder="quiet beaches, old forts, an easy pace"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        An AI model reads this. Please leave out names and phone numbers.
      </p>
    </div>
  );
}
