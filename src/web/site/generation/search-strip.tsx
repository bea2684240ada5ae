import type { ReactNode } from 'react';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { results } from '../../../words/en/site/results.ts';
import { trips } from '../../../words/en/site/trips.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './search-strip.module.css';
import { HIGHEST_PRICE, type TripWish } from './trip-wish.ts';

interface SearchStripProps {
  wish: TripWish | null;
  title: ReactNode;
  children?: ReactNode;
  /** The unfolded form that changes the search. */
  form?: ReactNode;
}

function wordRange([low, high]: TripWish['priceRange']): string {
  if (low === 0 && high >= HIGHEST_PRICE) return results.anyPrice;
  return low === 0
    ? results.upTo({ price: formatRupees(high) })
    : results.between({ low: formatRupees(low), high: formatRupees(high) });
}

/** Shows the present search on a strip of evening sky. */
export function SearchStrip({ wish, title, children, form }: SearchStripProps) {
  return (
    <div className={styles.strip}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {wish ? (
            <>
              <p className={styles.way}>
                <Passage text={wish.from} /> <span aria-hidden="true">→</span>
                <span className="visually-hidden"> {results.to} </span> <Passage text={wish.to} />
              </p>
              <ul className={styles.facts}>
                <li>{dates.span(wish.departureDate, wish.returnDate)}</li>
                <li>{results.travellers({ count: wish.travellers })}</li>
                <li>{trips.classes[wish.travelClass]}</li>
                <li>{wordRange(wish.priceRange)}</li>
                {wish.wish && (
                  <li>
                    <Passage text={results.wish({ words: wish.wish })} />
                  </li>
                )}
                {wish.wishes && Object.keys(wish.wishes).length > 0 && (
                  <li>{results.kindsOfWishes({ count: Object.keys(wish.wishes).length })}</li>
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
      {form && <div className={`page ${styles.form}`}>{form}</div>}
    </div>
  );
}
