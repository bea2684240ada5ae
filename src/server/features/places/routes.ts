import { suggestPlaces } from '../../../core/gazetteer/resolve-place.ts';
import type { Routes } from '../../http/endpoints.ts';

export function placeRoutes(): Pick<Routes, 'GET /api/places/suggest'> {
  return {
    'GET /api/places/suggest': {
      callsPerMinute: 600,
      handle: async ({ query }) => ({ places: [...suggestPlaces(query.q, query.limit)] }),
    },
  };
}
