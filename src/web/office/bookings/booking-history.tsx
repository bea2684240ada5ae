import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { EventTimeline } from '../ui/event-timeline.tsx';

/** What happened to a booking, with who did it; the server tells it in order, here the last thing stands first. */
export const BookingHistory = ({ history }: Pick<AdminBookingDetail, 'history'>) => (
  <EventTimeline id="booking-history" title="History" events={[...history].reverse()} />
);
