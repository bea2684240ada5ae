import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ApiError } from '../../../contracts/client.ts';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { adminApi, wordsOf } from '../../admin-api.ts';
import { afterDialog, ConfirmDialog } from '../../ui/admin/confirm-dialog.tsx';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { STATUS_NAMES } from './status-badge.tsx';
import styles from './status-moves.module.css';

/** What the button that leads to a status says. */
const MOVES: Readonly<Record<BookingStatus, string>> = {
  pending: 'Back to pending',
  contacted: 'Mark as contacted',
  confirmed: 'Confirm booking',
  completed: 'Mark as completed',
  cancelled: 'Cancel booking',
};

interface StatusMovesProps {
  booking: AdminBookingDetail;
  /** Whether it is being asked about cancelling. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  /** With the words for what was done. */
  onMoved: (booking: AdminBookingDetail, done: string) => void;
  /** When the booking is no longer as it is shown here. */
  onOutdated: () => void;
}

/** The steps that may follow; cancelling, which cannot be taken back, is asked about. */
export function StatusMoves({ booking, asking, onAsk, onMoved, onOutdated }: StatusMovesProps) {
  const [moving, setMoving] = useState<BookingStatus | null>(null);
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const move = async (status: BookingStatus) => {
    setMoving(status);
    setRefusal('');
    try {
      const answer = await adminApi('PATCH /api/admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { status },
      });
      onMoved(answer.booking, `Now ${STATUS_NAMES[status].toLowerCase()}`);
    } catch (error) {
      setRefusal(wordsOf(error, 'The status could not be changed. Please try again.'));
      if (error instanceof ApiError && error.status === 409) onOutdated();
    } finally {
      setMoving(null);
      onAsk(false);
      // The button that was pressed has gone, or stands for another step now.
      const focus = () => heading.current?.focus();
      if (asking) afterDialog(focus);
      else focus();
    }
  };

  return (
    <section aria-labelledby="next-step">
      <h4 id="next-step" ref={heading} tabIndex={-1} className={styles.title}>
        Next step
      </h4>
      {booking.nextStatuses.length === 0 ? (
        <p className={styles.nothing}>This booking is {STATUS_NAMES[booking.status].toLowerCase()}; nothing follows.</p>
      ) : (
        <Group gap="sm">
          {booking.nextStatuses.map((status) => (
            <Button
              key={status}
              variant="default"
              className={(status === 'cancelled' && styles.end) || ''}
              loading={moving === status && !asking}
              disabled={moving !== null && moving !== status}
              onClick={() => (status === 'cancelled' ? onAsk(true) : void move(status))}
            >
              {MOVES[status]}
            </Button>
          ))}
        </Group>
      )}
      <div className={styles.refusal}>
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Cancel this booking?"
        confirmLabel="Cancel booking"
        busy={moving === 'cancelled'}
        onConfirm={() => void move('cancelled')}
        onCancel={() => onAsk(false)}
      >
        {booking.customerInfo.fullName} asked for {booking.packageTitle}. A cancelled booking cannot be taken up again.
      </ConfirmDialog>
    </section>
  );
}
