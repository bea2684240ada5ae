import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { Button } from '../../ui/button.tsx';
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
    <section className={styles.card} aria-label={texts.priceCard}>
      <TripPrice itinerary={itinerary} large />
      <p className={styles.estimate}>{texts.estimate({ day: wordDate(itinerary.ratesCheckedOn) })}</p>
      {others !== null && (
        <div className={styles.party}>
          <p>{texts.pricedFor({ planned, others })}</p>
          <Button onClick={() => onPlanFor(others)}>{texts.planFor({ count: others })}</Button>
        </div>
      )}
      {children}
    </section>
  );
}
