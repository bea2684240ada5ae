import { BOOKING_STATUSES, type BookingStatus } from '../../../core/bookings/booking-steps.ts';

/** The page sizes that the spec leaves open; the first is its default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface BookingFilters {
  readonly search: string;
  readonly status: BookingStatus | '';
  readonly page: number;
  readonly limit: number;
}

/** What the address asks for; anything that makes no sense counts as not said. */
export function readFilters(parameters: URLSearchParams): BookingFilters {
  const page = Number(parameters.get('page'));
  const limit = Number(parameters.get('limit'));
  return {
    search: (parameters.get('search') ?? '').slice(0, 100),
    status: BOOKING_STATUSES.find((status) => status === parameters.get('status')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
  };
}

/** The address with a changed filter: back to its first page, the rest of it kept. */
export function changeFilter(
  parameters: URLSearchParams,
  name: 'search' | 'status' | 'limit',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address with a booking's details open, or closed with null. */
export function openBooking(parameters: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (id === null) next.delete('open');
  else next.set('open', id);
  return next;
}

/** True when two addresses show the same list, whichever booking is open over it. */
export const showSameList = (a: URLSearchParams, b: URLSearchParams): boolean =>
  openBooking(a, null).toString() === openBooking(b, null).toString();
