import type { PlacePage } from '../../../contracts/places.ts';
import { places } from '../../../words/en/site/places.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './months-table.module.css';

/** Shows how good each month is, and when the place is closed. */
export function MonthsTable({ months, closures }: Pick<PlacePage, 'months' | 'closures'>) {
  return (
    <>
      <ol className={styles.months}>
        {months.map((kind, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months.
          <li key={month} data-kind={kind}>
            <span>{places.months[month]}</span>
            <strong>{places.monthKinds[kind]}</strong>
          </li>
        ))}
      </ol>
      {closures.map((closure) => (
        <p key={closure.from} className={styles.closure}>
          <Passage text={places.placeClosed(closure)} />
        </p>
      ))}
    </>
  );
}
