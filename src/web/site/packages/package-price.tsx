import type { PackageCard } from '../../../contracts/packages.ts';
import { formatMoney } from '../../../core/money.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';
import styles from './package-price.module.css';
import { priceUnit } from './package-words.ts';

type Pricing = PackageCard['pricing'];

/** Shows the price to pay; with a discount or an offer, also the struck-through price without them. */
export function PackagePrice({ pricing, large = false }: { pricing: Pricing; large?: boolean }) {
  const { basePrice, finalPrice, currency } = pricing;
  return (
    <p className={styles.price} data-large={large || undefined}>
      <strong className={`price ${styles.final}`}>{formatMoney(finalPrice, currency)}</strong>{' '}
      {finalPrice < basePrice && (
        <span className={styles.base}>
          <span className={large ? undefined : 'visually-hidden'}>{packageCards.original} </span>
          <s className="price">{formatMoney(basePrice, currency)}</s>{' '}
        </span>
      )}
      <span className={styles.unit}>{priceUnit(pricing)}</span>
    </p>
  );
}

/** Shows "20% OFF" while a discount or an offer is in force. */
export function DiscountChip({ percentage }: { percentage: number }) {
  return percentage > 0 ? <span className={styles.chip}>{packageCards.off({ percent: percentage })}</span> : null;
}
