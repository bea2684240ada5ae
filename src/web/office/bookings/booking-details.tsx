import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { bookingDetails } from '../../../words/en/office/booking-details.ts';
import { adminApi } from '../api/admin-api.ts';
import { RecordDesk } from '../ui/desk/record-desk.tsx';
import { EventTimeline } from '../ui/event-timeline.tsx';
import { RecordDialog, RecordUnread } from '../ui/record-dialog.tsx';
import { useRecord } from '../ui/use-record.ts';
import { WhatsappTexts } from '../ui/whatsapp-texts.tsx';
import { BookingDoubles } from './booking-doubles.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ChangeBooking } from './change-booking.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { FollowUp } from './follow-up-row.tsx';
import { StatusMoves } from './status-moves.tsx';

interface BookingDetailsProps {
  /** Id of the open booking; null closes the dialog. */
  id: string | null;
  agency: string;
  /** Called after reading, when the booking is no longer new. */
  onOpened: () => void;
  /** Called after a change. */
  onChanged: () => void;
  onClose: () => void;
}

export function BookingDetails({ id, onClose, ...others }: BookingDetailsProps) {
  const [covered, setCovered] = useState(false);
  return (
    <RecordDialog id={id} title={bookingDetails.title} covered={covered} onClose={onClose}>
      {(shown) => <OpenBooking key={shown} id={shown} onCover={setCovered} {...others} />}
    </RecordDialog>
  );
}

interface OpenBookingProps extends Omit<BookingDetailsProps, 'id' | 'onClose'> {
  id: string;
  onCover: (covered: boolean) => void;
}

function OpenBooking({ id, agency, onCover, onOpened, onChanged }: OpenBookingProps) {
  const { reading, read, show } = useBooking(id, onOpened);
  const [over, setOver] = useState<'contact' | 'step' | 'change' | 'double' | null>(null);
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

  if (reading.kind !== 'ready') {
    return <RecordUnread kind={reading.kind} noun={bookingDetails.noun} onRetry={() => void read()} />;
  }
  const { record: booking } = reading;
  return (
    <Stack gap="lg">
      <FollowUp
        booking={booking}
        agency={agency}
        done={done}
        onRecord={() => setOver('contact')}
        onChange={() => setOver('change')}
      />
      <BookingFacts booking={booking} />
      <BookingDoubles
        booking={booking}
        asking={over === 'double'}
        onAsk={(asking) => setOver(asking ? 'double' : null)}
        onMarked={changed}
        onOutdated={() => void read()}
      />
      <StatusMoves
        booking={booking}
        asking={over === 'step'}
        onAsk={(asking) => setOver(asking ? 'step' : null)}
        onMoved={changed}
        onOutdated={() => void read()}
      />
      <RecordDesk kind="booking" id={id} person={{ ...booking.customerInfo, name: booking.customerInfo.fullName }} />
      <WhatsappTexts about="booking" id={id} status={booking.status} />
      <BookingHistory history={booking.history} />
      <ContactDialog booking={booking} opened={over === 'contact'} onClose={() => setOver(null)} onRecorded={changed} />
      <ChangeBooking
        booking={booking}
        opened={over === 'change'}
        onClose={() => setOver(null)}
        onChanged={changed}
        onOutdated={read}
      />
    </Stack>
  );
}

/**
 * Shows the history of a booking with the author of each event; the server sends it in order, here the latest is on
 * top.
 */
const BookingHistory = ({ history }: Pick<AdminBookingDetail, 'history'>) => (
  <EventTimeline id="booking-history" title={bookingDetails.history} events={[...history].reverse()} />
);

async function loadBooking(id: string, signal?: AbortSignal): Promise<AdminBookingDetail> {
  const { booking } = await adminApi('GET /api/admin/bookings/{id}', { params: { id }, ...(signal && { signal }) });
  return booking;
}

/** Loads one booking in full; the server marks it as seen. */
const useBooking = (id: string, onOpened: () => void) => useRecord(id, loadBooking, onOpened);
