import { LEAD_SORTS, type LeadSort } from '../../../contracts/leads.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../../core/enquiry-sources.ts';
import { LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { leads } from '../../../words/en/office/leads.ts';
import { listViews } from '../../../words/en/office/list-views.ts';
import { type DayRange, daysOf, readDayRange } from '../ui/day-range.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';
import { type ListOrder, readOrder } from '../ui/list-order.ts';
import { type OfferedView, viewQuery } from '../ui/list-views/view-query.ts';

/** Rows per page. */
export const LEADS_A_PAGE = 20;

export interface LeadFilters {
  readonly search: string;
  readonly status: LeadStatus | '';
  readonly source: EnquirySource | '';
  /** True for only those to call by today. */
  readonly due: boolean;
  readonly received: DayRange;
  /** Null where none is asked for: those to call come in the order of their waiting. */
  readonly order: ListOrder<LeadSort> | null;
  readonly page: number;
}

/** The order in which a list without one is shown. */
export const USUAL_ORDER: ListOrder<LeadSort> = { by: 'submittedAt', order: 'desc' };

/** Returns the filters in an address; ignores invalid values. */
export const readFilters = (parameters: URLSearchParams): LeadFilters => ({
  search: searchOf(parameters),
  status: LEAD_STATUSES.find((status) => status === parameters.get('status')) ?? '',
  source: ENQUIRY_SOURCES.find((source) => source === parameters.get('source')) ?? '',
  due: parameters.get('due') === '1',
  received: readDayRange(parameters.get('received')),
  order: LEAD_SORTS.some((sort) => sort === parameters.get('sort')) ? readOrder(parameters, LEAD_SORTS) : null,
  page: pageOf(parameters),
});

/** Returns the filters in the API's form, with the days of today's calendar. */
export function queryOf({ search, status, source, due, received }: LeadFilters) {
  const { from, to } = daysOf(received, dayInIndia(Date.now()), false);
  return {
    search: search || undefined,
    status: status || undefined,
    source: source || undefined,
    due: due ? ('1' as const) : undefined,
    receivedFrom: from,
    receivedTo: to,
  };
}

export const isFiltered = ({ search, status, source, due, received }: LeadFilters): boolean =>
  search !== '' || status !== '' || source !== '' || due || received !== '';

const view = (name: string, query: Readonly<Record<string, string>>): OfferedView => ({
  name,
  query: viewQuery(new URLSearchParams(query)),
});

/** Returns the views that the site offers. */
export const offeredViews = (): readonly OfferedView[] => [
  view(listViews.all, {}),
  view(listViews.fresh, { status: 'new' }),
  view(listViews.toCall, { due: '1' }),
  view(leads.statuses.contacted, { status: 'contacted' }),
];
