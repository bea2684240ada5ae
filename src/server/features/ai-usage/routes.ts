import type { PromptList, Replay, ReplayChoice } from '../../../contracts/ai-usage.ts';
import type { Language } from '../../../core/languages.ts';
import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { AiUsageReports } from './reports.ts';

type AiUsageKeys =
  | 'GET /api/admin/dashboard/ai-usage'
  | 'GET /api/admin/dashboard/ai-usage/logs'
  | 'GET /api/admin/dashboard/ai-usage/logs/{id}'
  | 'POST /api/admin/dashboard/ai-usage/logs/{id}/replay'
  | 'GET /api/admin/dashboard/ai-usage/prompts';

/** Replans logged requests. */
export interface Replays {
  /** Throws 404 when the request is no longer in the log, 422 when it cannot be replanned. */
  readonly replay: (
    id: string,
    choice: ReplayChoice,
    asked: { readonly language: Language; readonly signal: AbortSignal },
  ) => Promise<Replay>;
  readonly prompts: () => Promise<PromptList>;
}

/** Each costs as much as a traveller's request. */
const REPLAYS_PER_MINUTE = 10;

export const aiUsageRoutes = (reports: AiUsageReports, replays: Replays): Pick<Routes, AiUsageKeys> => ({
  'GET /api/admin/dashboard/ai-usage': { handle: ({ query }) => reports.usage(query.period) },
  'GET /api/admin/dashboard/ai-usage/logs': { handle: ({ query }) => reports.logs(query) },
  'GET /api/admin/dashboard/ai-usage/logs/{id}': { handle: ({ params }) => reports.log(params.id) },
  'POST /api/admin/dashboard/ai-usage/logs/{id}/replay': {
    callsPerMinute: REPLAYS_PER_MINUTE,
    handle: ({ params, body, reply, session }) =>
      replays.replay(params.id, body, { language: session.language, signal: abortSignalOf(reply) }),
  },
  'GET /api/admin/dashboard/ai-usage/prompts': { handle: () => replays.prompts() },
});
