import type { Routes } from '../../http/endpoints.ts';
import type { LegalService } from './service.ts';

type LegalKeys =
  | 'GET /api/legal/{name}'
  | 'GET /api/admin/legal'
  | 'GET /api/admin/legal/{name}'
  | 'PUT /api/admin/legal/{name}'
  | 'POST /api/admin/legal/{name}/withdraw'
  | 'GET /api/admin/legal/{name}/editions/{number}';

/** A text of 60,000 letters of Hindi, with its tags. */
const TEXT_BYTES = 512 * 1024;

export const legalRoutes = (legal: LegalService): Pick<Routes, LegalKeys> => ({
  'GET /api/legal/{name}': {
    handle: async ({ params, query }) => ({ page: await legal.show(params.name, query.lang) }),
  },
  'GET /api/admin/legal': { handle: async () => ({ pages: await legal.list() }) },
  'GET /api/admin/legal/{name}': { handle: async ({ params }) => ({ page: await legal.showManaged(params.name) }) },
  'PUT /api/admin/legal/{name}': {
    bodyLimitBytes: TEXT_BYTES,
    handle: async ({ params, body, session }) => ({ page: await legal.save(params.name, body, session) }),
  },
  'POST /api/admin/legal/{name}/withdraw': {
    handle: async ({ params, body, session }) => ({
      page: await legal.withdraw(params.name, body.version, session),
    }),
  },
  'GET /api/admin/legal/{name}/editions/{number}': {
    handle: async ({ params }) => ({ edition: await legal.edition(params.name, params.number) }),
  },
});
