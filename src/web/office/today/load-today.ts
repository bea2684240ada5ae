import type { ApiAnswer } from '../../../contracts/client.ts';
import {
  TODAY_KINDS,
  TODAY_RECORDS,
  type TodayKind,
  type TodayRecord,
  WHOSE,
  type Whose,
} from '../../../core/customers/task-options.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf } from '../ui/list-address.ts';

export const TODAY_A_PAGE = 50;

export interface TodayFilters {
  readonly whose: Whose;
  readonly kind: TodayKind | '';
  readonly of: TodayRecord | '';
}

export interface TodayData {
  readonly filters: TodayFilters;
  /** Null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/today'> | null;
}

/** Returns the filters in an address; ignores invalid values. */
export const readFilters = (parameters: URLSearchParams): TodayFilters => ({
  whose: WHOSE.find((each) => each === parameters.get('whose')) ?? 'all',
  kind: TODAY_KINDS.find((each) => each === parameters.get('kind')) ?? '',
  of: TODAY_RECORDS.find((each) => each === parameters.get('of')) ?? '',
});

/** Loads what waits, as the screen's address asks for, and marks the admin's reminders of it as seen. */
export async function loadToday(parameters: URLSearchParams, signal: AbortSignal): Promise<TodayData> {
  const filters = readFilters(parameters);
  const { whose, kind, of } = filters;
  const query = { whose, kind: kind || undefined, of: of || undefined, page: pageOf(parameters), limit: TODAY_A_PAGE };
  const [list] = await Promise.all([
    orNull('Today', adminApi('GET /api/admin/today', { query, signal }), signal),
    orNull('Reminders', adminApi('POST /api/admin/reminders/seen', { signal }), signal),
  ]);
  return { filters, list };
}
