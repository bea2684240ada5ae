import { StatCards } from '../ui/stat-cards.tsx';
import type { BookingsData } from './load-bookings.ts';

/** Shows the figures above the list. */
export function BookingStats({ stats }: Pick<BookingsData, 'stats'>) {
  return (
    <StatCards
      label="Bookings by status"
      cards={[
        ['Total', stats?.totalBookings],
        ['Pending', stats?.pendingBookings],
        ['Contacted', stats?.contactedBookings],
        ['Confirmed', stats?.confirmedBookings],
        ['Completed', stats?.completedBookings],
        ['Cancelled', stats?.cancelledBookings],
      ]}
    />
  );
}
