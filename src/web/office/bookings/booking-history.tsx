import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { EventTimeline } from '../ui/event-timeline.tsx';

/**
 * Shows the history of a booking with the author of each event; the server sends it in order, here the latest is on
 * top.
 */
export const BookingHistory = ({ history }: Pick<AdminBookingDetail, 'history'>) => (
  <EventTimeline id="booking-history" title="History" events={[...history].reverse()} />
);
