import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { trips } from '../../../words/en/site/trips.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './trip-price.module.css';

/**
 * Shows the price per person and in total; with an offer, also the struck-through price without it and the percentage.
 */
export function TripPrice({ itinerary, large = false }: { itinerary: Itinerary; large?: boolean }) {
  const { pricePP, fullPricePP, totalPrice, travellers, offer } = itinerary;
  const percent = offer && <span className={styles.chip}>{trips.percentOff({ percent: offer.percent })}</span>;
  return (
    <>
      <p className={styles.each} data-large={large || undefined}>
        <strong className={`price ${styles.amount}`}>{formatRupees(pricePP)}</strong>{' '}
        {pricePP < fullPricePP && (
          <span className={styles.full}>
            <span className="visually-hidden">{trips.withoutOffer} </span>
            <s className="price">{formatRupees(fullPricePP)}</s>{' '}
          </span>
        )}
        {trips.perPerson} {large && percent}
      </p>
      <p className={styles.total}>
        <span className="price">{formatRupees(totalPrice)}</span> {trips.totalFor({ count: travellers })}{' '}
        {!large && percent}
      </p>
      {offer && large && (
        <p className={styles.offer}>
          <Passage text={trips.includesOffer({ title: offer.title })} />
        </p>
      )}
    </>
  );
}
