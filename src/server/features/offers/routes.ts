import type { Routes } from '../../http/endpoints.ts';
import type { OfferService } from './service.ts';

type OfferKeys =
  | 'GET /api/admin/offers'
  | 'POST /api/admin/offers'
  | 'PUT /api/admin/offers/{id}'
  | 'DELETE /api/admin/offers/{id}';

export const offerRoutes = (offers: OfferService): Pick<Routes, OfferKeys> => ({
  'GET /api/admin/offers': { handle: ({ query }) => offers.list(query) },
  'POST /api/admin/offers': {
    handle: async ({ body, session }) => ({ offer: await offers.create(body, session) }),
  },
  'PUT /api/admin/offers/{id}': {
    handle: async ({ params, body, session }) => ({ offer: await offers.update(params.id, body, session) }),
  },
  'DELETE /api/admin/offers/{id}': {
    handle: async ({ params, session }) => {
      await offers.delete(params.id, session);
      return null;
    },
  },
});
