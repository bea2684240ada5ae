import type { ApiAnswer } from '../../../contracts/client.ts';
import type { ListView } from '../../../contracts/list-views.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { LEADS_A_PAGE, type LeadFilters, queryOf, readFilters } from './lead-filters.ts';

export interface LeadsData {
  readonly filters: LeadFilters;
  /** Null when they could not be loaded. */
  readonly list: ApiAnswer<'GET /api/promotional-leads'> | null;
  readonly stats: ApiAnswer<'GET /api/promotional-leads/stats'> | null;
  readonly views: readonly ListView[] | null;
}

/** Loads the list and the figures that the screen's address asks for. */
export async function loadLeads(parameters: URLSearchParams, signal: AbortSignal): Promise<LeadsData> {
  const filters = readFilters(parameters);
  const { page, order } = filters;
  const query = { ...queryOf(filters), page, limit: LEADS_A_PAGE, sortBy: order?.by, sortOrder: order?.order };
  const [list, stats, views] = await Promise.all([
    orNull('Leads', adminApi('GET /api/promotional-leads', { query, signal }), signal),
    orNull('Lead stats', adminApi('GET /api/promotional-leads/stats', { signal }), signal),
    orNull('Views', adminApi('GET /api/admin/views', { query: { list: 'leads' }, signal }), signal),
  ]);
  return { filters, list, stats, views: views?.views ?? null };
}
