import { lazy, Suspense, useId, useRef, useState } from 'react';
import { WISH_LONGEST } from '../../../core/planner/types.ts';
import { search as words } from '../../../words/en/site/search.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { WishedSearch } from './wish-chips-row.tsx';
import styles from './wish-field.module.css';

/** Most visitors search without wishes: what reads them loads on first use. */
const WishChipsRow = lazy(() => import('./wish-chips-row.tsx'));

interface WishFieldProps {
  search: WishedSearch;
  /** Whether a language model reads the words as well. */
  readsWishes: boolean;
  onChange: (change: Partial<WishedSearch>) => void;
}

const countWishes = ({ wishes, wish }: WishedSearch): number => Object.keys(wishes).length + (wish === '' ? 0 : 1);

/** Further wishes, folded under one line of the sentence: words, and chips for what was understood. */
export function WishField({ search, readsWishes, onChange }: WishFieldProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const count = countWishes(search);
  return (
    <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        <span className={styles.word}>{words.with} </span>
        <span className={styles.value}>{words.wishes({ count })}</span>
        <ChevronIcon />
      </summary>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {words.wishingFor} <span className={styles.optional}>{words.wishKinds}</span>
        </label>
        <input
          ref={input}
          id={id}
          name="wish"
          className={styles.input}
          value={search.wish}
          maxLength={WISH_LONGEST}
          placeholder={words.wishPlaceholder}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          onChange={(event) => onChange({ wish: event.target.value })}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {words.wishHint({ readByModel: readsWishes })}
        </p>
      </div>
      {opened && (
        <Suspense>
          <WishChipsRow search={search} onChange={onChange} input={input} />
        </Suspense>
      )}
    </details>
  );
}
