import type { Language } from '../../../core/languages.ts';
import { useLanguage } from '../../navigation/language.ts';
import { type MapFile, mapFile, useMapFiles } from './map-file.ts';
import type { MapTown } from './map-names.ts';

const TOWNS: Readonly<Record<Language, MapFile<readonly MapTown[]>>> = {
  en: mapFile(async () => (await import('virtual:map-towns/en')).towns),
  hi: mapFile(async () => (await import('virtual:map-towns/hi')).towns),
  bn: mapFile(async () => (await import('virtual:map-towns/bn')).towns),
};

const NONE: readonly MapTown[] = [];

/** Loads the names of towns in a language. */
export const loadMapTowns = (language: Language): Promise<void> => TOWNS[language].load();

/** Returns the towns that a map may name, in the language of the page; none until they have loaded. */
export function useMapTowns(): readonly MapTown[] {
  const language = useLanguage();
  return useMapFiles(TOWNS[language].value) ?? NONE;
}
