import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { ACTIVITIES_A_PAGE, type FeedFilters, readFilters } from './activity-filters.ts';

export interface ActivityData {
  readonly filters: FeedFilters;
  /** Each is null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/activity'> | null;
  readonly stats: ApiAnswer<'GET /api/admin/activity/stats'> | null;
  readonly logins: ApiAnswer<'GET /api/admin/activity/login-stats'> | null;
  readonly funnel: ApiAnswer<'GET /api/admin/activity/funnel'> | null;
  readonly series: ApiAnswer<'GET /api/admin/activity/series'> | null;
  readonly visited: ApiAnswer<'GET /api/admin/activity/visited'> | null;
  readonly routes: ApiAnswer<'GET /api/admin/activity/routes'> | null;
  readonly unserved: ApiAnswer<'GET /api/admin/activity/unserved-routes'> | null;
}

/** Loads everything that the screen's address asks for; a part that fails leaves the others intact. */
export async function loadActivity(parameters: URLSearchParams, signal: AbortSignal): Promise<ActivityData> {
  const filters = readFilters(parameters);
  const { page, days, type, device, range } = filters;
  const list = { type, device, range, page, limit: ACTIVITIES_A_PAGE };
  const [activities, stats, logins, funnel, series, visited, routes, unserved] = await Promise.all([
    orNull('Activities', adminApi('GET /api/admin/activity', { query: list, signal }), signal),
    orNull('Activity stats', adminApi('GET /api/admin/activity/stats', { query: { range }, signal }), signal),
    orNull('Login stats', adminApi('GET /api/admin/activity/login-stats', { query: { days }, signal }), signal),
    orNull('The funnel', adminApi('GET /api/admin/activity/funnel', { query: { range }, signal }), signal),
    orNull('The curves', adminApi('GET /api/admin/activity/series', { query: { range }, signal }), signal),
    orNull('Pages', adminApi('GET /api/admin/activity/visited', { query: { range }, signal }), signal),
    orNull('Route funnels', adminApi('GET /api/admin/activity/routes', { query: { range }, signal }), signal),
    orNull('Routes', adminApi('GET /api/admin/activity/unserved-routes', { query: { range }, signal }), signal),
  ]);
  return { filters, list: activities, stats, logins, funnel, series, visited, routes, unserved };
}
