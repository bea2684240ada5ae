import { Badge } from '@mantine/core';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import styles from './status-badge.module.css';

/** The statuses as people read them. */
export const STATUS_NAMES: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending',
  contacted: 'Contacted',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  return (
    <Badge variant="default" tt="none" classNames={{ root: styles.badge ?? '' }} data-status={status}>
      {STATUS_NAMES[status]}
    </Badge>
  );
}
