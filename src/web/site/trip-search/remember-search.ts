import type { Mutable } from '../../../contracts/mutable.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Searches of this visit that were sent, by person: each is kept once. */
const sent = new Set<string>();

/** Keeps a search in a person's history; a failure loses nothing but this entry. */
export function rememberSearch(userId: string, search: SearchParameters): void {
  const { startDate, endDate, priceRange, wishes, ...rest } = search;
  const key = JSON.stringify([userId, search]);
  if (sent.has(key)) return;
  sent.add(key);
  // The same shape, but for `readonly`: it is sent as JSON.
  const kept = Object.keys(wishes).length > 0 ? { wishes: wishes as Mutable<typeof wishes> } : {};
  const body = { ...rest, ...kept, priceRange: [...priceRange] satisfies [number, number] };
  browserApi('POST /api/search-history', { body }).catch((error: unknown) => {
    sent.delete(key);
    console.warn('The search was not kept', error);
  });
}
