import type { PlaceSuggestion } from '../../../contracts/places.ts';
import { search } from '../../../words/en/site/search.ts';

/** The union territories of India, named as in facts/states.csv (2020, after Ladakh and the merger of Daman and Diu). */
const UNION_TERRITORIES: ReadonlySet<string> = new Set([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
]);

/**
 * Returns text such as "West Bengal · Bagdogra Airport". A place named like its state gets its kind instead: "Union
 * territory · Indira Gandhi International Airport" for Delhi, "State · Cochin International Airport" for Kerala.
 */
export function describeWhere({ city, state, airport, country }: PlaceSuggestion): string {
  const kind = UNION_TERRITORIES.has(state) ? search.unionTerritory : search.state;
  const where = state === '' ? country : state === city ? kind : state;
  return airport && airport !== city ? `${where} · ${airport}` : where;
}
