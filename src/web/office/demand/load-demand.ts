import type { ApiAnswer } from '../../../contracts/client.ts';
import type { ReportDays } from '../../../contracts/dashboard.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

export type DemandData = ApiAnswer<'GET /api/admin/demand'>;

/** Returns null when it could not be loaded. */
export const loadDemand = (days: ReportDays, signal: AbortSignal): Promise<DemandData | null> =>
  orNull('The demand', adminApi('GET /api/admin/demand', { query: { days }, signal }), signal);
