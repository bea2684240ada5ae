import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { STATUS_WORDS } from './booking-words.ts';
import styles from './request-status-badge.module.css';

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <span className={styles.badge} data-status={status}>
    {STATUS_WORDS[status].name}
  </span>
);
