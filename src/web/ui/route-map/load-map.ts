import type { Language } from '../../../core/languages.ts';
import { loadLand } from './land.ts';
import { loadMapTowns } from './map-towns.ts';

/** Loads all that the map on paper shows, for a page that is printed before its map was seen. */
export const loadMap = (language: Language): Promise<unknown> =>
  Promise.all([loadLand('country'), loadLand('region'), loadMapTowns(language)]);
