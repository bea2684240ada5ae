import { addressOf } from '../../../contracts/client.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { adminFetch } from '../../admin-api.ts';
import type { BookingFilters } from './booking-filters.ts';

/** Saves the bookings that the filters leave as CSV. The token goes in a header, so a plain link would not do. */
export async function downloadBookings({ search, status }: Pick<BookingFilters, 'search' | 'status'>): Promise<void> {
  const response = await adminFetch(addressOf('/api/admin/bookings/export', {}, { search, status }));
  if (!response.ok) throw new Error(`the export was answered ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `bookings-${dayInIndia(Date.now())}.csv`;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
