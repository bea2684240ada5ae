import type { ApiAnswer } from '../../../contracts/client.ts';
import type { ListView } from '../../../contracts/list-views.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { type BookingFilters, queryOf, readFilters } from './booking-filters.ts';

type BookingList = ApiAnswer<'GET /api/admin/bookings'>;
type BookingStats = ApiAnswer<'GET /api/admin/bookings/stats'>;

export interface BookingsData {
  readonly filters: BookingFilters;
  /** Null when they could not be loaded. */
  readonly list: BookingList | null;
  readonly stats: BookingStats | null;
  readonly views: readonly ListView[] | null;
}

/** Loads the list and the figures that the screen's address asks for. */
export async function loadBookings(parameters: URLSearchParams, signal: AbortSignal): Promise<BookingsData> {
  const filters = readFilters(parameters);
  const { order, page, limit } = filters;
  const query = { ...queryOf(filters), page, limit, sortBy: order.by, sortOrder: order.order };
  const [list, stats, views] = await Promise.all([
    orNull('Bookings', adminApi('GET /api/admin/bookings', { query, signal }), signal),
    orNull('Booking stats', adminApi('GET /api/admin/bookings/stats', { signal }), signal),
    orNull('Views', adminApi('GET /api/admin/views', { query: { list: 'bookings' }, signal }), signal),
  ]);
  return { filters, list, stats, views: views?.views ?? null };
}
