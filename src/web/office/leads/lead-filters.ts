import { LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';

/** Back office §9. */
export const LEADS_A_PAGE = 20;

export interface LeadFilters {
  readonly search: string;
  readonly status: LeadStatus | '';
  /** True for those alone that are to be called by today. */
  readonly due: boolean;
  readonly page: number;
}

/** What the address asks for; anything that makes no sense counts as not said. */
export const readFilters = (parameters: URLSearchParams): LeadFilters => ({
  search: searchOf(parameters),
  status: LEAD_STATUSES.find((status) => status === parameters.get('status')) ?? '',
  due: parameters.get('due') === '1',
  page: pageOf(parameters),
});

/** The filters as the API takes them. */
export const queryOf = ({ search, status, due }: LeadFilters) => ({
  search: search || undefined,
  status: status || undefined,
  due: due ? ('1' as const) : undefined,
});

export const isFiltered = ({ search, status, due }: LeadFilters): boolean => search !== '' || status !== '' || due;
