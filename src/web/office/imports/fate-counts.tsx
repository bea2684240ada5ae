import { ROW_FATES, type RowFate } from '../../../contracts/csv-imports.ts';
import { formatCount } from '../../../core/counts.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import styles from './imports.module.css';

interface FateCountsProps {
  counts: Readonly<Record<RowFate, number>>;
  names: Readonly<Record<RowFate, string>>;
  /** What each number means, in a few words. */
  hints?: Readonly<Record<RowFate, string>>;
}

/** Shows how many rows have which fate. */
export const FateCounts = ({ counts, names, hints }: FateCountsProps) => (
  <dl className={styles.fates}>
    {ROW_FATES.map((fate) => (
      <div key={fate} className={styles.fate}>
        <dt>{names[fate]}</dt>
        <dd className={styles.count}>{formatCount(counts[fate])}</dd>
        {hints && <dd className={styles.quiet}>{hints[fate]}</dd>}
      </div>
    ))}
  </dl>
);

/** Names of the fates of rows that have been handled. */
export const handledNames = (): Readonly<Record<RowFate, string>> => ({ ...words.fates, new: words.added });
