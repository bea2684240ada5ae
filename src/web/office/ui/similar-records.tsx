import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SimilarRecords as Similar } from '../../../contracts/doubles.ts';
import { similarRecords as words } from '../../../words/en/office/similar-records.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatCalendarDay } from './indian-dates.ts';
import styles from './similar-records.module.css';

export type SimilarBooking = Similar['bookings'][number];

interface SimilarRecordsProps {
  similar: Similar;
  /** True over a form, which keeps what is typed: links open in a new tab. */
  isOverForm?: boolean;
  /** What an admin may do about a booking, beside its link. */
  actionFor?: (booking: SimilarBooking) => ReactNode;
}

/** Proposes bookings and leads that may be of the same person, with links; only a person says that they are. */
export function SimilarRecords({ similar, isOverForm = false, actionFor }: SimilarRecordsProps) {
  const { bookings, leads } = similar;
  const target = isOverForm ? '_blank' : '_self';
  const ofPhone = bookings.filter(({ same }) => same === 'phone').length;
  return (
    <div role="status">
      {bookings.length + leads.length > 0 && (
        <section className={styles.similar} aria-label={words.title}>
          <p className={styles.title}>
            {words.found({ ofPhone, ofName: bookings.length - ofPhone, leads: leads.length })}
          </p>
          <ul className={styles.list}>
            {leads.map(({ _id, name, status }) => (
              <li key={_id} className={styles.record}>
                <Link to={`/admin/leads?open=${encodeURIComponent(_id)}`} target={target}>
                  {words.lead}
                </Link>
                <span>
                  <bdi>{name}</bdi> · {words.leadStatuses[status]}
                </span>
              </li>
            ))}
            {bookings.map((booking) => (
              <li key={booking._id} className={styles.record}>
                <Link to={`/admin/bookings?open=${encodeURIComponent(booking._id)}`} target={target}>
                  {booking.reference}
                </Link>
                <span>
                  <bdi>{booking.fullName}</bdi> · <Passage text={booking.packageTitle} /> ·{' '}
                  {formatCalendarDay(booking.preferredDate)} · {words.bookingStatuses[booking.status]}
                </span>
                {actionFor?.(booking)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
