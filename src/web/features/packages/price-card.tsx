import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { DiscountChip, PackagePrice } from './package-price.tsx';
import { lastDayOfPrice } from './package-words.ts';
import styles from './price-card.module.css';

/** What the trip costs and the way to book it: beside the page on a desk, at the bottom of the window on a phone. */
export function PriceCard({ package: { pricing }, actions }: { package: PackageCard; actions?: ReactNode }) {
  const { discountPercentage, offer, percentOff } = pricing;
  const lastDay = lastDayOfPrice(pricing);
  return (
    <section className={styles.card} aria-label="Price">
      <div className={styles.chip}>
        <DiscountChip percentage={percentOff} />
      </div>
      <PackagePrice pricing={pricing} large />
      {offer && (
        <p className={styles.note}>
          Includes the offer “{offer.title}”
          {discountPercentage > 0 && `, on top of ${discountPercentage}% off this package`}.
        </p>
      )}
      {lastDay && isDay(lastDay) && <p className={styles.note}>Reduced until {formatDay(lastDay)}.</p>}
      {actions && (
        <>
          <div className={styles.actions}>{actions}</div>
          <p className={styles.note}>No payment now: we call you within 24 hours.</p>
        </>
      )}
    </section>
  );
}
