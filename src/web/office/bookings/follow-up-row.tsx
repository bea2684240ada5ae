import { Button, Group, Title } from '@mantine/core';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { bookingDetails } from '../../../words/en/office/booking-details.ts';
import { ContactWays } from '../ui/contact-ways.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { followUpLinks } from './booking-follow-up.ts';
import { StatusBadge } from './booking-status-badge.tsx';
import styles from './follow-up-row.module.css';

interface FollowUpProps {
  booking: AdminBookingDetail;
  agency: string;
  /** The result of the last action; shown here, because a toast would cover the dialog's buttons. */
  done: string;
  onRecord: () => void;
  onChange: () => void;
}

/** Identifies the booking, its status, and the ways to reach the traveller. */
export function FollowUp({ booking, agency, done, onRecord, onChange }: FollowUpProps) {
  return (
    <div>
      <Group gap="sm">
        <Title order={3} size="h2" className={styles.reference ?? ''}>
          {booking.reference}
        </Title>
        <StatusBadge status={booking.status} />
        {booking.isDemo && <span className={styles.quiet}>{bookingDetails.isDemo}</span>}
      </Group>
      <p className={styles.quiet}>
        {bookingDetails.receivedAt({ time: formatDateTime(booking.createdAt) })}
        <strong role="status" className={styles.done}>
          {done}
        </strong>
      </p>
      {booking.customerInfo.phone === '' ? (
        <p>{bookingDetails.wasErased}</p>
      ) : (
        <div className={styles.ways}>
          <ContactWays {...followUpLinks(booking, agency)} />
          <Button variant="default" onClick={onChange}>
            {bookingDetails.change}
          </Button>
          <Button onClick={onRecord}>{bookingDetails.recordContact}</Button>
        </div>
      )}
    </div>
  );
}
