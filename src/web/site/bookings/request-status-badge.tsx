import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookings } from '../../../words/en/site/bookings.ts';
import styles from './request-status-badge.module.css';

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <span className={styles.badge} data-status={status}>
    {bookings.statuses[status].name}
  </span>
);
