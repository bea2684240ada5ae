import type { ReactNode } from 'react';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { countOf } from '../../ui/counted.ts';
import styles from './search-strip.module.css';
import { HIGHEST_PRICE, type TripWish } from './trip-wish.ts';

interface SearchStripProps {
  wish: TripWish | null;
  title: ReactNode;
  children?: ReactNode;
}

function wordRange([low, high]: TripWish['priceRange']): string {
  if (low === 0 && high >= HIGHEST_PRICE) return 'Any price';
  return low === 0 ? `Up to ${formatRupees(high)} each` : `${formatRupees(low)} to ${formatRupees(high)} each`;
}

/** Shows the present search on a strip of evening sky. */
export function SearchStrip({ wish, title, children }: SearchStripProps) {
  return (
    <div className={styles.strip}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {wish ? (
            <>
              <p className={styles.way}>
                {wish.from} <span aria-hidden="true">→</span>
                <span className="visually-hidden"> to </span> {wish.to}
              </p>
              <ul className={styles.facts}>
                <li>{dates.span(wish.departureDate, wish.returnDate)}</li>
                <li>{countOf(wish.travellers, 'traveller')}</li>
                <li>{wish.travelClass}</li>
                <li>{wordRange(wish.priceRange)}</li>
                {wish.wish && <li>Wish: {wish.wish}</li>}
                {wish.wishes && Object.keys(wish.wishes).length > 0 && (
                  <li>{countOf(Object.keys(wish.wishes).length, 'kind of wish', 'kinds of wishes')}</li>
                )}
              </ul>
            </>
          ) : (
            <p className={styles.unknown} aria-hidden="true">
              <span />
              <span />
            </p>
          )}
        </div>
        <div className={styles.tools}>{children}</div>
      </div>
    </div>
  );
}
