import type { PlaceOnList } from '../../../contracts/places.ts';
import { bestSpans } from '../../../core/places/best-months.ts';
import { places } from '../../../words/en/site/places.ts';
import styles from './year-strip.module.css';

/** Says in words which months are best; the bars beside them show the year at a glance. */
export function YearStrip({ months }: Pick<PlaceOnList, 'months'>) {
  return (
    <div className={styles.strip}>
      <div className={styles.bars} aria-hidden="true">
        {months.map((kind, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months.
          <span key={month} data-kind={kind} />
        ))}
      </div>
      <p className={styles.best}>{places.bestIn({ spans: bestSpans(months) })}</p>
    </div>
  );
}
