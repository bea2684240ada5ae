import type { BookingStatus } from '../../core/bookings/booking-steps.ts';
import type { Writer } from '../database/database.ts';

const CONFIRMED: readonly BookingStatus[] = ['confirmed', 'completed'];

/** Tells the funnel of a booking's route whether the booking is confirmed; one without a route is left out. */
export const confirmRouteRequest = (writer: Writer, reference: string, status: BookingStatus): Promise<unknown> =>
  writer
    .updateTable('routeRequests')
    .set({ confirmed: CONFIRMED.includes(status) ? 1 : 0 })
    .where('reference', '=', reference)
    .execute();
