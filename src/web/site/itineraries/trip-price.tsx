import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { countOf } from '../../ui/counted.ts';
import styles from './trip-price.module.css';

/**
 * Shows the price per person and in total; with an offer, also the struck-through price without it and the percentage.
 */
export function TripPrice({ itinerary, large = false }: { itinerary: Itinerary; large?: boolean }) {
  const { pricePP, fullPricePP, totalPrice, travellers, offer } = itinerary;
  return (
    <>
      <p className={styles.each} data-large={large || undefined}>
        <strong className={`price ${styles.amount}`}>{formatRupees(pricePP)}</strong>{' '}
        {pricePP < fullPricePP && (
          <span className={styles.full}>
            <span className="visually-hidden">Without the offer </span>
            <s className="price">{formatRupees(fullPricePP)}</s>{' '}
          </span>
        )}
        per person
      </p>
      <p className={styles.total}>
        <span className="price">{formatRupees(totalPrice)}</span> total for {countOf(travellers, 'traveller')}{' '}
        {offer && <span className={styles.chip}>{offer.percent}% OFF</span>}
      </p>
      {offer && large && <p className={styles.offer}>Includes the offer “{offer.title}”.</p>}
    </>
  );
}
