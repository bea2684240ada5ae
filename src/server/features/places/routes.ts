import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { suggestPlaces } from '../../../core/gazetteer/suggest-places.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { englishName, localNames } from '../../gazetteer/local-names.ts';
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
        const found = suggestPlaces(englishName(query.q), query.limit, gazetteer);
        return { places: [...withLocalNames(found, localNames(query.lang))] };
      },
    },
  };
}
