import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { wordStops } from '../gazetteer/named-stops.ts';
import { resolveDestination } from '../gazetteer/resolve-destination.ts';
import { resolvePlace } from '../gazetteer/resolve-place.ts';
import { townOfPlace } from './origin.ts';
import { isWhereOneStarts } from './step-stones.ts';

/** Where a trip starts and where it goes, by the names that its itineraries have. */
export interface SearchedRoute {
  readonly from: string;
  readonly to: string;
}

/** Returns the route that a search asks for, however its places were typed; null unless trips are planned there. */
export function searchedRoute(from: string, to: string, gazetteer: Gazetteer): SearchedRoute | null {
  const start = resolvePlace(from, gazetteer);
  if (start.kind === 'abroad' || start.kind === 'unknown') return null;
  const home = townOfPlace(gazetteer, start);
  const found = resolveDestination(to, gazetteer);
  if (!home || found.kind !== 'bases') return null;
  const away = found.named.filter((stop) => !stop.bases.every((base) => isWhereOneStarts(base, home)));
  const name = found.asked === 'region' ? found.name : wordStops(away);
  return name === '' || name === home.name ? null : { from: home.name, to: name };
}
