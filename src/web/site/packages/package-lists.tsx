import type { ReactNode } from 'react';
import type { TravelPackage } from '../../../contracts/packages.ts';
import { countOf } from '../../ui/counted.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './package-lists.module.css';

export function Inclusions({ package: { features, inclusions, exclusions } }: { package: TravelPackage }) {
  return (
    <>
      <List title="Package Features" kind="features" icon={<StarIcon />} entries={features} />
      <div className={styles.pair}>
        <List title="What's Included" kind="in" icon={<CheckIcon />} entries={inclusions} />
        <List title="What's Not Included" kind="out" icon={<CloseIcon />} entries={exclusions} />
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
  if (entries.length === 0) return null;
  return (
    <section aria-label={title} className={styles.list} data-kind={kind}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.entries}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice.
          <li key={at} className={styles.entry}>
            {icon} <span>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the rules for changed plans, in the agency's own words. */
export function Policies({ booking }: { booking: TravelPackage['bookingInfo'] }) {
  const { requiresAdvanceBooking, advanceBookingDays, cancellationPolicy, refundPolicy } = booking;
  const policies = [
    ...(requiresAdvanceBooking && advanceBookingDays > 0
      ? [{ name: 'Booking', text: `Please book at least ${countOf(advanceBookingDays, 'day')} before you travel.` }]
      : []),
    { name: 'Cancellation', text: cancellationPolicy },
    { name: 'Refund', text: refundPolicy },
  ].filter(({ text }) => text.trim() !== '');
  if (policies.length === 0) return null;
  return (
    <section aria-labelledby="policies-title">
      <h2 id="policies-title" className={styles.title}>
        Policies
      </h2>
      <dl className={styles.policies}>
        {policies.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
