import type { AiLog, AiUsage } from '../../../contracts/ai-usage.ts';
import { type ApiAnswer, ApiError } from '../../../contracts/client.ts';
import { adminApi } from '../../admin-api.ts';
import { orNull } from '../../or-null.ts';
import { readUsageFilters, type UsageFilters } from './usage-filters.ts';

/** As many as a page of them has (back office §9). */
const LOGS_A_PAGE = 100;

export type LogPage = ApiAnswer<'GET /api/admin/dashboard/ai-usage/logs'>;

export interface UsageData {
  readonly filters: UsageFilters;
  /** What was counted, or in words why it could not be had. */
  readonly usage: AiUsage | string;
  /** Null when it could not be had; undefined where another tab is shown. */
  readonly logs: LogPage | null | undefined;
}

/** The words of the error catalogue (back office §8). */
function wordsOfFailure(error: unknown): string {
  const reached = error instanceof ApiError && error.status > 0;
  return reached ? `Failed to fetch AI usage statistics: ${error.message}` : 'Network error while fetching statistics';
}

/** Everything that an address of the screen asks for. */
export async function loadUsage(parameters: URLSearchParams, signal: AbortSignal): Promise<UsageData> {
  const filters = readUsageFilters(parameters);
  const { period, tab, endpoint, status, search, before } = filters;
  const query = { period, endpoint, status: status || undefined, search, before, limit: LOGS_A_PAGE };
  const reading = tab === 'logs' ? adminApi('GET /api/admin/dashboard/ai-usage/logs', { query, signal }) : undefined;
  const [usage, logs] = await Promise.all([
    adminApi('GET /api/admin/dashboard/ai-usage', { query: { period }, signal }).catch((error: unknown) => {
      if (!signal.aborted) console.warn('AI usage could not be read', error);
      return wordsOfFailure(error);
    }),
    reading && orNull('The log', reading, signal),
  ]);
  return { filters, usage, logs };
}

/** One request with what was asked and answered. */
export async function loadLog(id: string, signal?: AbortSignal): Promise<AiLog> {
  const input = { params: { id }, ...(signal && { signal }) };
  return (await adminApi('GET /api/admin/dashboard/ai-usage/logs/{id}', input)).log;
}
