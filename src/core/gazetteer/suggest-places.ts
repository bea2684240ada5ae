import type { Point } from '../geo.ts';
import { nameKey } from '../names.ts';
import { builtInCities } from './cities.ts';
import type { Base, Gazetteer } from './gazetteer.ts';
import { hasStrangeLetters, letterBits, likenessOf } from './likeness.ts';
import { type KnownPlace, type NameEntry, nameIndexOf, placeName } from './name-index.ts';
import { nearestPlaces } from './point-grid.ts';

/** A row of the search box: a city, its nearest airport, its state. */
export interface PlaceSuggestion {
  readonly city: string;
  readonly airport: string;
  readonly code: string;
  readonly state: string;
  readonly isUnionTerritory: boolean;
  readonly country: string;
}

/** The union territories of India, named as in facts/states.csv (2020, after Ladakh and the merger of Daman and Diu). */
export const UNION_TERRITORIES: ReadonlySet<string> = new Set([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
]);

function nearestAirport(gazetteer: Gazetteer, point: Point): { name: string; code: string } {
  const [nearest] = nearestPlaces(gazetteer.near.airports, point, 1);
  return nearest ? { name: nearest.place.name, code: nearest.place.code } : { name: '', code: '' };
}

function airportOfBase(gazetteer: Gazetteer, base: Base): { name: string; code: string } {
  const gateway = base.gateways.find(({ kind }) => kind === 'airport');
  const airport = gateway && gazetteer.airports.get(gateway.code);
  return airport ? { name: airport.name, code: airport.code } : nearestAirport(gazetteer, base);
}

function suggestionOf(gazetteer: Gazetteer, place: KnownPlace): PlaceSuggestion {
  const base =
    place.kind === 'base'
      ? place.base
      : place.kind === 'region'
        ? gazetteer.bases.get(place.region.mainBaseId)
        : undefined;
  const airport = base
    ? airportOfBase(gazetteer, base)
    : nearestAirport(gazetteer, place.kind === 'town' ? place.town : { lat: 22, lon: 79 });
  const state = base?.state ?? (place.kind === 'town' ? place.town.state : '');
  const stateName = gazetteer.states.get(state)?.name ?? state;
  return {
    city: placeName(place),
    airport: airport.name,
    code: airport.code,
    state: stateName,
    isUnionTerritory: UNION_TERRITORIES.has(stateName),
    country: 'India',
  };
}

/** Returns true when the query is a typing mistake away from the name, or from its beginning. */
function isMisspelt(query: string, key: string): boolean {
  if (query[0] !== key[0] && query[0] !== key[1]) return false;
  const beginnings = [query.length, query.length + 1].map((end) => key.slice(0, end));
  return [...beginnings, key].some((name) => likenessOf(query, name).kind === 'slip');
}

/**
 * Returns the names that begin with the query, then those with a word that does; if there are none, those spelt almost
 * so.
 */
function findEntries(entries: readonly NameEntry[], query: string): readonly NameEntry[] {
  const better = (a: NameEntry, b: NameEntry): number => b.weight - a.weight || (a.key < b.key ? -1 : 1);
  const beginning = entries.filter(({ key }) => key.startsWith(query)).toSorted(better);
  const within = entries.filter(({ key }) => key.includes(` ${query}`) && !key.startsWith(query)).toSorted(better);
  const found = [...beginning, ...within];
  if (found.length > 0) return found;
  const bits = letterBits(query);
  return entries
    .filter(({ key, letters }) => !hasStrangeLetters(bits, letters) && isMisspelt(query, key))
    .toSorted(better);
}

/** Returns rows for the search box, best first: the ten built-in cities for an empty query. */
export function suggestPlaces(query: string, limit: number, gazetteer: Gazetteer): readonly PlaceSuggestion[] {
  const rowsOfCities = builtInCities.map(({ city, airport, code, state, country }) => ({
    city,
    airport,
    code,
    state,
    isUnionTerritory: UNION_TERRITORIES.has(state),
    country,
  }));
  const key = nameKey(query);
  if (key === '') return rowsOfCities.slice(0, limit);
  const cities = new Map(rowsOfCities.map((row) => [row.city, row]));
  const rows = new Map<string, PlaceSuggestion>();
  for (const { place } of findEntries(nameIndexOf(gazetteer).entries, key)) {
    if (rows.size >= limit) break;
    const name = placeName(place);
    if (!rows.has(name)) rows.set(name, cities.get(name) ?? suggestionOf(gazetteer, place));
  }
  return [...rows.values()];
}
