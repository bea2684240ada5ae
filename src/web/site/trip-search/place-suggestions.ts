import { useEffect, useState } from 'react';
import type { PlaceSuggestion } from '../../../contracts/places.ts';
import { splitPath } from '../../../core/languages.ts';
import { caseKey, isSameName } from '../../../core/names.ts';
import { browserApi } from '../../api/browser-api.ts';

const DEBOUNCE_MS = 140;
const LIMIT = 8;

/** The server keeps the thread that plans trips for two idle minutes. */
const PREPARED_FOR_MS = 60_000;

/** Answers of this visit, by search text. */
const known = new Map<string, readonly PlaceSuggestion[]>();

async function suggest(text: string, signal?: AbortSignal): Promise<readonly PlaceSuggestion[]> {
  const q = text.trim().slice(0, 80);
  const { language } = splitPath(location.pathname);
  const query = { q, ...(q !== '' && { limit: LIMIT }), ...(language !== 'en' && { lang: language }) };
  const { places } = await browserApi('GET /api/places/suggest', { query, ...(signal && { signal }) });
  return places;
}

let preparedAt = Number.NEGATIVE_INFINITY;

/**
 * Fetches the built-in cities, at most once a minute; call it when the search form is touched. Their list then opens at
 * once, and the server gets ready to plan a trip.
 */
export function prepareSearch(): void {
  if (performance.now() - preparedAt < PREPARED_FOR_MS) return;
  preparedAt = performance.now();
  suggest('').then(
    (places) => known.set('', places),
    () => {
      preparedAt = Number.NEGATIVE_INFINITY;
    },
  );
}

/**
 * Returns places for the typed text, and the built-in cities for empty text; requests them only while `wanted`. A
 * failure does no harm: any text is accepted.
 */
export function usePlaceSuggestions(text: string, wanted: boolean): readonly PlaceSuggestion[] {
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([]);
  const key = caseKey(text);
  useEffect(() => {
    if (!wanted) return;
    const ready = known.get(key);
    if (ready) {
      setPlaces(ready);
      return;
    }
    const controller = new AbortController();
    const ask = async () => {
      const answer = await suggest(key, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      if (answer) known.set(key, answer);
      setPlaces(answer ?? []);
    };
    const timer = setTimeout(() => void ask(), key === '' ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, wanted]);
  return places;
}

/** Returns the airport code of a city suggested during this visit. */
export function airportCodeOf(city: string): string | undefined {
  if (city.trim() === '') return undefined;
  for (const places of known.values()) {
    const found = places.find((place) => isSameName(place.city, city));
    if (found) return found.code;
  }
  return undefined;
}
