import type { Routes } from '../../http/endpoints.ts';
import type { AiUsageReports } from './reports.ts';

type AiUsageKeys =
  | 'GET /api/admin/dashboard/ai-usage'
  | 'GET /api/admin/dashboard/ai-usage/logs'
  | 'GET /api/admin/dashboard/ai-usage/logs/{id}';

export const aiUsageRoutes = (reports: AiUsageReports): Pick<Routes, AiUsageKeys> => ({
  'GET /api/admin/dashboard/ai-usage': { handle: ({ query }) => reports.usage(query.period) },
  'GET /api/admin/dashboard/ai-usage/logs': { handle: ({ query }) => reports.logs(query) },
  'GET /api/admin/dashboard/ai-usage/logs/{id}': {
    handle: async ({ params }) => ({ log: await reports.log(params.id) }),
  },
});
