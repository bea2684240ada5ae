import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { LEADS_A_PAGE, type LeadFilters, queryOf, readFilters } from './lead-filters.ts';

export interface LeadsData {
  readonly filters: LeadFilters;
  /** Null when they could not be loaded. */
  readonly list: ApiAnswer<'GET /api/promotional-leads'> | null;
  readonly stats: ApiAnswer<'GET /api/promotional-leads/stats'> | null;
}

/** Loads the list and the figures that the screen's address asks for. */
export async function loadLeads(parameters: URLSearchParams, signal: AbortSignal): Promise<LeadsData> {
  const filters = readFilters(parameters);
  const query = { ...queryOf(filters), page: filters.page, limit: LEADS_A_PAGE };
  const [list, stats] = await Promise.all([
    orNull('Leads', adminApi('GET /api/promotional-leads', { query, signal }), signal),
    orNull('Lead stats', adminApi('GET /api/promotional-leads/stats', { signal }), signal),
  ]);
  return { filters, list, stats };
}
