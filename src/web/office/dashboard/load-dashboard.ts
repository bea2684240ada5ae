import type { ApiAnswer } from '../../../contracts/client.ts';
import {
  CONVERSION_LISTS,
  type ConversionAnswer,
  type ConversionList,
  type ReportDays,
} from '../../../contracts/dashboard.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

export type Overview = ApiAnswer<'GET /api/admin/dashboard/overview'>;

export type Figures = ApiAnswer<'GET /api/admin/dashboard/figures'>;

/** Returns null when they could not be loaded. */
export const loadFigures = (signal: AbortSignal): Promise<Figures | null> =>
  orNull('The figures in rupees', adminApi('GET /api/admin/dashboard/figures', { signal }), signal);

/** Returns null when it could not be loaded. */
export const loadConversion = (
  days: ReportDays,
  of: ConversionList,
  signal: AbortSignal,
): Promise<ConversionAnswer | null> =>
  orNull('The conversion', adminApi('GET /api/admin/dashboard/conversion', { query: { days, of }, signal }), signal);

/** Returns the table in an address; that of the sources when it says none. */
export const readConversionList = (parameters: URLSearchParams): ConversionList =>
  CONVERSION_LISTS.find((list) => list === parameters.get('by')) ?? 'sources';

/** Returns null when it could not be loaded. */
export const loadDashboard = (signal: AbortSignal): Promise<Overview | null> =>
  orNull('The dashboard', adminApi('GET /api/admin/dashboard/overview', { signal }), signal);
