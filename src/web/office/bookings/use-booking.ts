import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { adminApi } from '../api/admin-api.ts';
import { useRecord } from '../ui/use-record.ts';

async function loadBooking(id: string, signal?: AbortSignal): Promise<AdminBookingDetail> {
  const { booking } = await adminApi('GET /api/admin/bookings/{id}', { params: { id }, ...(signal && { signal }) });
  return booking;
}

/** Loads one booking in full; the server marks it as seen. */
export const useBooking = (id: string, onOpened: () => void) => useRecord(id, loadBooking, onOpened);
