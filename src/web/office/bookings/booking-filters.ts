import { BOOKING_STATUSES, type BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';

/** Page sizes; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface BookingFilters {
  readonly search: string;
  readonly status: BookingStatus | '';
  /** The newest first, unless the address asks for the oldest. */
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

/** Returns the filters in an address; ignores invalid values. */
export function readFilters(parameters: URLSearchParams): BookingFilters {
  const limit = Number(parameters.get('limit'));
  return {
    search: searchOf(parameters),
    status: BOOKING_STATUSES.find((status) => status === parameters.get('status')) ?? '',
    order: parameters.get('order') === 'oldest' ? 'asc' : 'desc',
    page: pageOf(parameters),
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
  };
}
