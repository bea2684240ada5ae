import { Timeline } from '@mantine/core';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { formatDateTime } from '../../ui/admin/indian-dates.ts';
import styles from './booking-history.module.css';

/** What happened to a booking, with who did it; the server tells it in order, here the last thing stands first. */
export function BookingHistory({ history }: Pick<AdminBookingDetail, 'history'>) {
  const events = [...history].reverse();
  return (
    <section aria-labelledby="booking-history">
      <h4 id="booking-history" className={styles.title}>
        History
      </h4>
      <Timeline bulletSize={14} lineWidth={2} active={events.length}>
        {events.map(({ kind, at, by, text }) => (
          <Timeline.Item key={`${at} ${kind} ${text}`}>
            <p className={styles.text}>{text}</p>
            <p className={styles.when}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              {by && ` · ${by}`}
            </p>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
