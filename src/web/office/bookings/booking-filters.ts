import { BOOKING_SORTS, type BookingSort } from '../../../contracts/bookings.ts';
import { BOOKING_STATUSES, type BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../../core/enquiry-sources.ts';
import { listViews } from '../../../words/en/office/list-views.ts';
import { type DayRange, daysOf, readDayRange } from '../ui/day-range.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';
import { type ListOrder, readOrder } from '../ui/list-order.ts';
import { type OfferedView, viewQuery } from '../ui/list-views/view-query.ts';

/** Page sizes; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface BookingFilters {
  readonly search: string;
  readonly status: BookingStatus | '';
  readonly received: DayRange;
  readonly travel: DayRange;
  readonly source: EnquirySource | '';
  /** What was booked: a package's id, `itinerary` or `by-title`; empty for all. */
  readonly item: string;
  /** The newest first, unless the address asks for another order. */
  readonly order: ListOrder<BookingSort>;
  readonly page: number;
  readonly limit: number;
}

/** Returns the filters in an address; ignores invalid values. */
export function readFilters(parameters: URLSearchParams): BookingFilters {
  const limit = Number(parameters.get('limit'));
  return {
    search: searchOf(parameters),
    status: BOOKING_STATUSES.find((status) => status === parameters.get('status')) ?? '',
    received: readDayRange(parameters.get('received')),
    travel: readDayRange(parameters.get('travel')),
    source: ENQUIRY_SOURCES.find((source) => source === parameters.get('source')) ?? '',
    item: (parameters.get('item') ?? '').slice(0, 200),
    order: readOrder(parameters, BOOKING_SORTS),
    page: pageOf(parameters),
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZES[0],
  };
}

/** Returns the filters in the API's form, with the days of today's calendar. */
export function queryOf({ search, status, received, travel, source, item }: BookingFilters) {
  const today = dayInIndia(Date.now());
  const [receipt, trip] = [daysOf(received, today, false), daysOf(travel, today, true)];
  return {
    search: search || undefined,
    status: status || undefined,
    receivedFrom: receipt.from,
    receivedTo: receipt.to,
    travelFrom: trip.from,
    travelTo: trip.to,
    source: source || undefined,
    item: item || undefined,
  };
}

export const isFiltered = ({ search, status, received, travel, source, item }: BookingFilters): boolean =>
  [search, status, received, travel, source, item].some((filter) => filter !== '');

const view = (name: string, query: Readonly<Record<string, string>>): OfferedView => ({
  name,
  query: viewQuery(new URLSearchParams(query)),
});

/** Returns the views that the site offers: what has waited longest is called first. */
export const offeredViews = (): readonly OfferedView[] => [
  view(listViews.all, {}),
  view(listViews.fresh, { status: 'pending' }),
  view(listViews.toCall, { status: 'pending', sort: 'createdAt', order: 'asc' }),
  view(listViews.confirmed, { status: 'confirmed' }),
  view(listViews.departingSoon, { status: 'confirmed', travel: '7d', sort: 'preferredDate', order: 'asc' }),
];
