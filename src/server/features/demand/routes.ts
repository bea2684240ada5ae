import type { Routes } from '../../http/endpoints.ts';
import type { DemandService } from './service.ts';

type DemandKeys = 'GET /api/admin/demand' | 'POST /api/admin/demand/{id}/package';

export const demandRoutes = (demand: DemandService): Pick<Routes, DemandKeys> => ({
  'GET /api/admin/demand': { handle: ({ query }) => demand.list(Number(query.days)) },
  'POST /api/admin/demand/{id}/package': { handle: ({ params, session }) => demand.draftPackage(params.id, session) },
});
