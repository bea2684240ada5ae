import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

export type Overview = ApiAnswer<'GET /api/admin/dashboard/overview'>;

export type Figures = ApiAnswer<'GET /api/admin/dashboard/figures'>;

/** Returns null when they could not be loaded. */
export const loadFigures = (signal: AbortSignal): Promise<Figures | null> =>
  orNull('The figures in rupees', adminApi('GET /api/admin/dashboard/figures', { signal }), signal);

/** Returns null when it could not be loaded. */
export const loadDashboard = (signal: AbortSignal): Promise<Overview | null> =>
  orNull('The dashboard', adminApi('GET /api/admin/dashboard/overview', { signal }), signal);
