import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { type BookingFilters, readFilters } from './booking-filters.ts';

type BookingList = ApiAnswer<'GET /api/admin/bookings'>;
type BookingStats = ApiAnswer<'GET /api/admin/bookings/stats'>;

export interface BookingsData {
  readonly filters: BookingFilters;
  /** Null when they could not be loaded. */
  readonly list: BookingList | null;
  readonly stats: BookingStats | null;
}

/** Loads the list and the figures that the screen's address asks for. */
export async function loadBookings(parameters: URLSearchParams, signal: AbortSignal): Promise<BookingsData> {
  const filters = readFilters(parameters);
  const { search, status, order, page, limit } = filters;
  const query = { page, limit, sortBy: 'createdAt', sortOrder: order, search, status: status || undefined } as const;
  const [list, stats] = await Promise.all([
    orNull('Bookings', adminApi('GET /api/admin/bookings', { query, signal }), signal),
    orNull('Booking stats', adminApi('GET /api/admin/bookings/stats', { signal }), signal),
  ]);
  return { filters, list, stats };
}
