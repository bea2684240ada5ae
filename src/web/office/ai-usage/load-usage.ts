import type { AiUsage, PromptList, Replay, ReplayChoice } from '../../../contracts/ai-usage.ts';
import { type ApiAnswer, ApiError } from '../../../contracts/client.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { readUsageFilters, type UsageFilters } from './usage-filters.ts';

/** Page size of the logs. */
const LOGS_A_PAGE = 100;

export type LogPage = ApiAnswer<'GET /api/admin/dashboard/ai-usage/logs'>;

export interface UsageData {
  readonly filters: UsageFilters;
  /** The figures, or the error message. */
  readonly usage: AiUsage | string;
  /** Null when it could not be loaded; undefined on another tab. */
  readonly logs: LogPage | null | undefined;
}

/** Returns the standard error message. */
function wordsOfFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return aiUsage.offline;
  return aiUsage.readFailed({ why: error.message || `HTTP ${error.status}` });
}

/** Loads everything that the screen's address asks for. */
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

export type LoggedRequest = ApiAnswer<'GET /api/admin/dashboard/ai-usage/logs/{id}'>;

/** Loads one request with its input and answer, and its questions to a language model. */
export const loadLog = (id: string, signal?: AbortSignal): Promise<LoggedRequest> =>
  adminApi('GET /api/admin/dashboard/ai-usage/logs/{id}', { params: { id }, ...(signal && { signal }) });

export const loadPrompts = (_id: string, signal?: AbortSignal): Promise<PromptList> =>
  adminApi('GET /api/admin/dashboard/ai-usage/prompts', { ...(signal && { signal }) });

/** Plans a logged request again. */
export const replayLog = (id: string, choice: ReplayChoice, signal: AbortSignal): Promise<Replay> =>
  adminApi('POST /api/admin/dashboard/ai-usage/logs/{id}/replay', { params: { id }, body: choice, signal });
