import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ApiError } from '../../../contracts/client.ts';
import { bookingEntry as words } from '../../../words/en/office/booking-entry.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { type SimilarBooking, SimilarRecords } from '../ui/similar-records.tsx';
import { useSimilar } from '../ui/use-similar.ts';

interface BookingDoublesProps {
  booking: AdminBookingDetail;
  /** Whether the confirmation is open over the booking. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  /** Called with a message about what was done. */
  onMarked: (booking: AdminBookingDetail, done: string) => void;
  /** Called when the booking has changed meanwhile. */
  onOutdated: () => void;
}

/** Proposes records of the same person, and marks this booking as a double of another when an admin says so. */
export function BookingDoubles({ booking, asking, onAsk, onMarked, onOutdated }: BookingDoublesProps) {
  const { _id, status, customerInfo, doubleOf, nextStatuses } = booking;
  const similar = useSimilar({ ...customerInfo, except: _id });
  const [other, setOther] = useState<SimilarBooking | null>(null);
  const [refusal, setRefusal] = useState('');
  const mayBeDouble = nextStatuses.includes('cancelled');

  const mark = async (of: SimilarBooking) => {
    setRefusal('');
    const body = { of: of._id, from: status };
    const answer = await adminApi('POST /api/admin/bookings/{id}/double', { params: { id: _id }, body });
    onMarked(answer.booking, words.markedDouble({ reference: of.reference }));
  };

  return (
    <>
      {doubleOf && (
        <p>
          {words.doubleOf}{' '}
          <Link to={`/admin/bookings?open=${encodeURIComponent(doubleOf._id)}`}>{doubleOf.reference}</Link>
        </p>
      )}
      <SimilarRecords
        similar={similar}
        actionFor={(each) =>
          mayBeDouble &&
          each.status !== 'cancelled' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.markDoubleOf({ reference: each.reference })}
              onClick={() => {
                setOther(each);
                onAsk(true);
              }}
            >
              {words.markDouble}
            </Button>
          )
        }
      />
      <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
      <ConfirmAction
        opened={asking}
        title={words.doubleQuestion({ reference: other?.reference ?? '' })}
        confirmLabel={words.markDouble}
        failure={words.doubleFailed}
        onFailure={(text, error) => {
          setRefusal(text);
          if (error instanceof ApiError && error.status === 409) onOutdated();
        }}
        act={async () => other && mark(other)}
        onClose={() => onAsk(false)}
      >
        {words.whatDoubleDoes({ own: booking.reference, other: other?.reference ?? '' })}
      </ConfirmAction>
    </>
  );
}
