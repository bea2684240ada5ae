import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { Button } from '../../ui/button.tsx';
import { wordDate, wordTravellers } from './itinerary-words.ts';
import styles from './price-card.module.css';

interface PriceCardProps {
  itinerary: Itinerary;
  /** How many the reader travels as, where that is known. */
  travellers: number | null;
  /** Searches again for that many. */
  onPlanFor: (travellers: number) => void;
  children?: ReactNode;
}

/** What the trip costs each and all, and for how many that was reckoned. */
export function PriceCard({ itinerary, travellers, onPlanFor, children }: PriceCardProps) {
  const { pricePP, totalPrice, ratesCheckedOn } = itinerary;
  const planned = itinerary.travellers;
  const others = travellers !== null && travellers !== planned ? travellers : null;
  return (
    <section className={styles.card} aria-label="Price">
      <p>
        <strong className={`price ${styles.each}`}>{formatRupees(pricePP)}</strong> per person
      </p>
      <p className={styles.total}>
        <span className="price">{formatRupees(totalPrice)}</span> total for {wordTravellers(planned)}
      </p>
      <p className={styles.estimate}>
        An estimate, from rates of {wordDate(ratesCheckedOn)}. The price is fixed when the agency confirms your booking.
      </p>
      {others !== null && (
        <div className={styles.party}>
          <p>
            This plan was priced for {wordTravellers(planned)}. Rooms and cars are shared differently for{' '}
            {wordTravellers(others)}.
          </p>
          <Button onClick={() => onPlanFor(others)}>Plan it for {wordTravellers(others)}</Button>
        </div>
      )}
      {children}
    </section>
  );
}
