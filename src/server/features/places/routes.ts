import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { suggestPlaces } from '../../../core/gazetteer/suggest-places.ts';
import type { Routes } from '../../http/endpoints.ts';

/** `onSearchBegun` is called with each suggestion: the search form asks for some when it is first touched. */
export function placeRoutes(
  gazetteer: Gazetteer,
  onSearchBegun: () => void = () => undefined,
): Pick<Routes, 'GET /api/places/suggest'> {
  return {
    'GET /api/places/suggest': {
      callsPerMinute: 600,
      handle: async ({ query }) => {
        onSearchBegun();
        return { places: [...suggestPlaces(query.q, query.limit, gazetteer)] };
      },
    },
  };
}
