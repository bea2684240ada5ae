import type { ReactNode } from 'react';
import type { TravelPackage } from '../../../contracts/packages.ts';
import { BOOKING_INFO_DEFAULTS } from '../../../core/packages/package-options.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { useLanguageOf } from '../../ui/passage.tsx';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './package-lists.module.css';

export function Inclusions({ package: { features, inclusions, exclusions } }: { package: TravelPackage }) {
  return (
    <>
      <List title={packagePage.features} kind="features" icon={<StarIcon />} entries={features} />
      <div className={styles.pair}>
        <List title={packagePage.included} kind="in" icon={<CheckIcon />} entries={inclusions} />
        <List title={packagePage.notIncluded} kind="out" icon={<CloseIcon />} entries={exclusions} />
      </div>
    </>
  );
}

interface ListProps {
  title: string;
  kind: 'features' | 'in' | 'out';
  icon: ReactNode;
  entries: readonly string[];
}

function List({ title, kind, icon, entries }: ListProps) {
  const langOf = useLanguageOf();
  if (entries.length === 0) return null;
  return (
    <section aria-label={title} className={styles.list} data-kind={kind}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.entries}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice.
          <li key={at} className={styles.entry}>
            {icon} <span lang={langOf(entry)}>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the terms in the page's language where the agency has not written its own. */
function wordTerms(terms: string): string {
  if (terms === BOOKING_INFO_DEFAULTS.cancellationPolicy) return packagePage.usualCancellation;
  return terms === BOOKING_INFO_DEFAULTS.refundPolicy ? packagePage.usualRefund : terms;
}

/** Shows the rules for changed plans, in the agency's own words. */
export function Policies({ booking }: { booking: TravelPackage['bookingInfo'] }) {
  const langOf = useLanguageOf();
  const { requiresAdvanceBooking, advanceBookingDays, cancellationPolicy, refundPolicy } = booking;
  const policies = [
    ...(requiresAdvanceBooking && advanceBookingDays > 0
      ? [{ name: packagePage.booking, text: packagePage.bookAhead({ days: advanceBookingDays }) }]
      : []),
    { name: packagePage.cancellation, text: wordTerms(cancellationPolicy) },
    { name: packagePage.refund, text: wordTerms(refundPolicy) },
  ].filter(({ text }) => text.trim() !== '');
  if (policies.length === 0) return null;
  return (
    <section aria-labelledby="policies-title">
      <h2 id="policies-title" className={styles.title}>
        {packagePage.policies}
      </h2>
      <dl className={styles.policies}>
        {policies.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={langOf(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
