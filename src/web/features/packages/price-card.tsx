import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { DiscountChip, PackagePrice } from './package-price.tsx';
import styles from './price-card.module.css';

/** What the trip costs and the way to book it: beside the page on a desk, at the bottom of the window on a phone. */
export function PriceCard({ package: { pricing }, actions }: { package: PackageCard; actions?: ReactNode }) {
  const { discountPercentage, validUntil } = pricing;
  return (
    <section className={styles.card} aria-label="Price">
      <div className={styles.chip}>
        <DiscountChip percentage={discountPercentage} />
      </div>
      <PackagePrice pricing={pricing} large />
      {discountPercentage > 0 && validUntil && isDay(validUntil) && (
        <p className={styles.note}>This price holds until {formatDay(validUntil)}.</p>
      )}
      {actions && (
        <>
          <div className={styles.actions}>{actions}</div>
          <p className={styles.note}>No payment now: we call you within 24 hours.</p>
        </>
      )}
    </section>
  );
}
