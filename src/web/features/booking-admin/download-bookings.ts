import { addressOf } from '../../../contracts/client.ts';
import { downloadCsv } from '../../download-csv.ts';
import type { BookingFilters } from './booking-filters.ts';

/** Saves the bookings that the filters leave as CSV. */
export const downloadBookings = ({ search, status }: Pick<BookingFilters, 'search' | 'status'>): Promise<void> =>
  downloadCsv(addressOf('/api/admin/bookings/export', {}, { search, status }), 'bookings');
