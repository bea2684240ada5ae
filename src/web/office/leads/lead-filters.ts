import { ENQUIRY_SOURCES, type EnquirySource } from '../../../core/enquiry-sources.ts';
import { LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';

/** Rows per page. */
export const LEADS_A_PAGE = 20;

export interface LeadFilters {
  readonly search: string;
  readonly status: LeadStatus | '';
  readonly source: EnquirySource | '';
  /** True for only those to call by today. */
  readonly due: boolean;
  readonly page: number;
}

/** Returns the filters in an address; ignores invalid values. */
export const readFilters = (parameters: URLSearchParams): LeadFilters => ({
  search: searchOf(parameters),
  status: LEAD_STATUSES.find((status) => status === parameters.get('status')) ?? '',
  source: ENQUIRY_SOURCES.find((source) => source === parameters.get('source')) ?? '',
  due: parameters.get('due') === '1',
  page: pageOf(parameters),
});

/** Returns the filters in the API's form. */
export const queryOf = ({ search, status, source, due }: LeadFilters) => ({
  search: search || undefined,
  status: status || undefined,
  source: source || undefined,
  due: due ? ('1' as const) : undefined,
});

export const isFiltered = ({ search, status, source, due }: LeadFilters): boolean =>
  search !== '' || status !== '' || source !== '' || due;
