import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { suggestPlaces } from '../../../core/gazetteer/suggest-places.ts';
import type { Routes } from '../../http/endpoints.ts';

export function placeRoutes(gazetteer: Gazetteer): Pick<Routes, 'GET /api/places/suggest'> {
  return {
    'GET /api/places/suggest': {
      callsPerMinute: 600,
      handle: async ({ query }) => ({ places: [...suggestPlaces(query.q, query.limit, gazetteer)] }),
    },
  };
}
