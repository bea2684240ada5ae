import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/counted.ts';
import { wordDate } from './itinerary-words.ts';
import styles from './price-card.module.css';
import { TripPrice } from './trip-price.tsx';

interface PriceCardProps {
  itinerary: Itinerary;
  /** The reader's number of travellers, if known. */
  travellers: number | null;
  /** Searches again for that number. */
  onPlanFor: (travellers: number) => void;
  children?: ReactNode;
}

/** Shows the price per person and in total, and the number of travellers behind it. */
export function PriceCard({ itinerary, travellers, onPlanFor, children }: PriceCardProps) {
  const planned = itinerary.travellers;
  const others = travellers !== null && travellers !== planned ? travellers : null;
  return (
    <section className={styles.card} aria-label="Price">
      <TripPrice itinerary={itinerary} large />
      <p className={styles.estimate}>
        An estimate, from rates of {wordDate(itinerary.ratesCheckedOn)}. The price is fixed when the agency confirms
        your booking.
      </p>
      {others !== null && (
        <div className={styles.party}>
          <p>
            This plan was priced for {countOf(planned, 'traveller')}. Rooms and cars are shared differently for{' '}
            {countOf(others, 'traveller')}.
          </p>
          <Button onClick={() => onPlanFor(others)}>Plan it for {countOf(others, 'traveller')}</Button>
        </div>
      )}
      {children}
    </section>
  );
}
