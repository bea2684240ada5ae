import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { DiscountChip, PackagePrice } from './package-price.tsx';
import { lastDayOfPrice } from './package-words.ts';
import styles from './price-card.module.css';

type Pricing = PackageCard['pricing'];

/** Shows the price and the booking buttons: beside the page on a desktop, at the bottom of the window on a phone. */
export function PriceCard({ package: { pricing }, actions }: { package: PackageCard; actions?: ReactNode }) {
  return (
    <section className={styles.card} aria-label="Price">
      <div className={styles.chip}>
        <DiscountChip percentage={pricing.percentOff} />
      </div>
      <PackagePrice pricing={pricing} large />
      {offerLines(pricing).map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      {actions && (
        <>
          <div className={styles.actions}>{actions}</div>
          <p className={styles.note}>{NO_PAYMENT_NOW}</p>
        </>
      )}
    </section>
  );
}

/** Shows what does not fit into the bottom bar of a phone: the discount, its reason and end, and when to pay. */
export function PriceNotes({ package: { pricing }, bookable }: { package: PackageCard; bookable: boolean }) {
  const lines = [...offerLines(pricing), ...(bookable ? [NO_PAYMENT_NOW] : [])];
  if (lines.length === 0 && pricing.percentOff === 0) return null;
  return (
    <p className={styles.notes}>
      <DiscountChip percentage={pricing.percentOff} /> {lines.join(' ')}
    </p>
  );
}

const NO_PAYMENT_NOW = 'No payment now: we call you within 24 hours.';

/** Returns why the price is lower, and until when. */
function offerLines(pricing: Pricing): string[] {
  const { discountPercentage, offer } = pricing;
  const lastDay = lastDayOfPrice(pricing);
  const onTop = discountPercentage > 0 ? `, on top of ${discountPercentage}% off this package` : '';
  return [
    ...(offer ? [`Includes the offer “${offer.title}”${onTop}.`] : []),
    ...(lastDay && isDay(lastDay) ? [`Reduced until ${formatDay(lastDay)}.`] : []),
  ];
}
