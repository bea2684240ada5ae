import type { Routes } from '../../http/endpoints.ts';
import type { ListViewService } from './service.ts';

type ViewKeys =
  | 'GET /api/admin/views'
  | 'POST /api/admin/views'
  | 'PATCH /api/admin/views/{id}'
  | 'DELETE /api/admin/views/{id}';

export const listViewRoutes = (views: ListViewService): Pick<Routes, ViewKeys> => ({
  'GET /api/admin/views': {
    handle: async ({ query, session }) => ({ views: await views.list(query.list, session) }),
  },
  'POST /api/admin/views': { handle: async ({ body, session }) => ({ view: await views.add(body, session) }) },
  'PATCH /api/admin/views/{id}': {
    handle: async ({ params, body, session }) => ({ view: await views.change(params.id, body, session) }),
  },
  'DELETE /api/admin/views/{id}': {
    handle: async ({ params, session }) => {
      await views.delete(params.id, session);
      return null;
    },
  },
});
