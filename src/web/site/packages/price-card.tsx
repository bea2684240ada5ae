import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { isDay } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { Passage } from '../../ui/passage.tsx';
import { DiscountChip, PackagePrice } from './package-price.tsx';
import { lastDayOfPrice } from './package-words.ts';
import styles from './price-card.module.css';

type Pricing = PackageCard['pricing'];

/** Shows the price and the booking buttons: beside the page on a desktop, at the bottom of the window on a phone. */
export function PriceCard({ package: { pricing }, actions }: { package: PackageCard; actions?: ReactNode }) {
  const lastDay = wordLastDay(pricing);
  return (
    <section className={styles.card} aria-label={packagePage.price}>
      <div className={styles.chip}>
        <DiscountChip percentage={pricing.percentOff} />
      </div>
      <PackagePrice pricing={pricing} large />
      {pricing.offer && (
        <p className={styles.note}>
          <OfferIncluded pricing={pricing} />
        </p>
      )}
      {lastDay !== '' && <p className={styles.note}>{lastDay}</p>}
      {actions && (
        <>
          <div className={styles.actions}>{actions}</div>
          <p className={styles.note}>{packagePage.noPaymentNow}</p>
        </>
      )}
    </section>
  );
}

/** Shows what does not fit into the bottom bar of a phone: the discount, its reason and end, and when to pay. */
export function PriceNotes({ package: { pricing }, bookable }: { package: PackageCard; bookable: boolean }) {
  const after = [wordLastDay(pricing), bookable ? packagePage.noPaymentNow : ''].filter((line) => line !== '');
  if (after.length === 0 && pricing.percentOff === 0) return null;
  return (
    <p className={styles.notes}>
      <DiscountChip percentage={pricing.percentOff} /> <OfferIncluded pricing={pricing} /> {after.join(' ')}
    </p>
  );
}

/** Says which offer lowers the price; renders nothing without one. */
function OfferIncluded({ pricing: { discountPercentage, offer } }: { pricing: Pricing }) {
  return (
    offer && (
      <>
        {packagePage.offerBefore} “<Passage text={offer.title} />”
        {packagePage.offerAfter({ percent: discountPercentage })}
      </>
    )
  );
}

/** Returns until when the price is reduced; empty without an end. */
function wordLastDay(pricing: Pricing): string {
  const lastDay = lastDayOfPrice(pricing);
  return lastDay && isDay(lastDay) ? packagePage.reducedUntil({ day: dates.day(lastDay) }) : '';
}
