import type { Routes } from '../../http/endpoints.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { PlaceImports } from './imports.ts';
import type { PlaceService } from './service.ts';

type PlaceKeys =
  | 'GET /api/admin/places'
  | 'GET /api/admin/places/{id}'
  | 'GET /api/admin/places/{id}/plans'
  | 'POST /api/admin/places/{id}/corrections'
  | 'GET /api/admin/place-corrections'
  | 'GET /api/admin/place-candidates'
  | 'POST /api/admin/place-candidates/decisions'
  | 'DELETE /api/admin/place-corrections/{id}';

export const officePlaceRoutes = (
  places: PlaceService,
  imports: PlaceImports,
  itineraries: Pick<ItineraryService, 'listBroken'>,
): Pick<Routes, PlaceKeys> => ({
  'GET /api/admin/places': { handle: ({ query, session }) => places.list(query, session.language) },
  'GET /api/admin/places/{id}': {
    handle: async ({ params, session }) => ({ place: await places.show(params.id, session.language) }),
  },
  'GET /api/admin/places/{id}/plans': {
    callsPerMinute: 120,
    handle: ({ params, query, visitor }) => itineraries.listBroken(params.id, query.after, visitor.language),
  },
  'POST /api/admin/places/{id}/corrections': {
    handle: async ({ params, body, session }) => ({ correction: await places.correct(params.id, body, session) }),
  },
  'GET /api/admin/place-corrections': {
    handle: async () => ({ corrections: await places.listAll(), terminals: await imports.listTerminals() }),
  },
  'GET /api/admin/place-candidates': { handle: ({ query }) => imports.list(query) },
  'POST /api/admin/place-candidates/decisions': {
    handle: ({ body, session }) => imports.decide(body.ids, body.decision, session),
  },
  'DELETE /api/admin/place-corrections/{id}': {
    handle: async ({ params, session }) => {
      await places.end(params.id, session);
      return null;
    },
  },
});
