import type { PlaceSuggestion } from '../../../contracts/places.ts';
import { search } from '../../../words/en/site/search.ts';

/**
 * Returns text such as "West Bengal · Bagdogra Airport". A place named like its state gets its kind instead: "Union
 * territory · Indira Gandhi International Airport" for Delhi, "State · Cochin International Airport" for Kerala.
 */
export function describeWhere({ city, state, isUnionTerritory, airport }: PlaceSuggestion): string {
  const kind = isUnionTerritory ? search.unionTerritory : search.state;
  const where = state === '' ? search.india : state === city ? kind : state;
  return airport && airport !== city ? `${where} · ${airport}` : where;
}
