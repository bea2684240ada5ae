import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { linkId } from './booking-table.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { FollowUp } from './follow-up-row.tsx';
import { StatusMoves } from './status-moves.tsx';
import { useBooking } from './use-booking.ts';

interface BookingDetailsProps {
  /** Of the booking that is open; null closes the dialog. */
  id: string | null;
  agency: string;
  /** After it was read, and so is no longer new. */
  onOpened: () => void;
  /** After something of it was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** The focus goes back to the booking's row, or to the section when the list does not hold it. */
function useFocusBack(id: string | null) {
  const last = useRef(id);
  useEffect(() => {
    if (id === null && last.current !== null) {
      (document.getElementById(linkId(last.current)) ?? document.getElementById('section'))?.focus();
    }
    last.current = id;
  }, [id]);
}

/** One booking over the list. */
export function BookingDetails({ id, onClose, ...others }: BookingDetailsProps) {
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  // A further dialog over this one takes the Escape for itself.
  const [covered, setCovered] = useState(false);
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  useFocusBack(id);
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      closeOnEscape={!covered}
      inert={covered}
      returnFocus={false}
      size="xl"
      fullScreen={onPhone}
      title="Booking"
    >
      {shown !== null && <OpenBooking key={shown} id={shown} onCover={setCovered} {...others} />}
    </Modal>
  );
}

interface OpenBookingProps extends Omit<BookingDetailsProps, 'id' | 'onClose'> {
  id: string;
  onCover: (covered: boolean) => void;
}

function OpenBooking({ id, agency, onCover, onOpened, onChanged }: OpenBookingProps) {
  const { reading, read, show } = useBooking(id, onOpened);
  const [over, setOver] = useState<'contact' | 'cancel' | null>(null);
  const [done, setDone] = useState('');

  useEffect(() => {
    onCover(over !== null);
    return () => onCover(false);
  }, [over, onCover]);

  const changed = (booking: AdminBookingDetail, words: string) => {
    setOver(null);
    setDone(words);
    show(booking);
    onChanged();
  };

  if (reading.kind === 'loading') return <Skeleton height={420} aria-label="Reading the booking" />;
  if (reading.kind === 'gone') return <ErrorBanner>This booking is no longer there.</ErrorBanner>;
  if (reading.kind === 'failed') {
    return (
      <ErrorBanner
        action={
          <Button variant="default" size="xs" onClick={() => void read()}>
            Try again
          </Button>
        }
      >
        This booking could not be read.
      </ErrorBanner>
    );
  }
  const { booking } = reading;
  return (
    <Stack gap="lg">
      <FollowUp booking={booking} agency={agency} done={done} onRecord={() => setOver('contact')} />
      <BookingFacts booking={booking} />
      <StatusMoves
        booking={booking}
        asking={over === 'cancel'}
        onAsk={(asking) => setOver(asking ? 'cancel' : null)}
        onMoved={changed}
        onOutdated={() => void read()}
      />
      <BookingHistory history={booking.history} />
      <ContactDialog booking={booking} opened={over === 'contact'} onClose={() => setOver(null)} onRecorded={changed} />
    </Stack>
  );
}
