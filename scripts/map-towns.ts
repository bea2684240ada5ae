import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/core/languages.ts';
import { readNamePairs } from '../src/server/gazetteer/read-local-names.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';

/** A town of the site's own map. */
export type MapTown = readonly [name: string, lat: number, lon: number];

/** Beyond the bases, cities with as many inhabitants help to find one's way. */
const LARGE_CITY = 1_000_000;
/** How important a base without a known population is, in inhabitants of a town as important. */
const LIKE_POPULATION = { A: 400_000, B: 150_000, C: 50_000 };

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Returns the towns whose names the map may show, the most important ones first. */
export function listMapTowns(language: Language): readonly MapTown[] {
  const { bases, towns } = readRows();
  const names = new Map(readNamePairs()[language]);
  const populations = new Map(towns.map(({ id, population }) => [id, population ?? 0]));
  const known = new Set(bases.map(({ id }) => id));
  const ranked = [
    ...bases.map(({ id, name, lat, lon, placeTier }) => ({
      name,
      lat,
      lon,
      rank: populations.get(id) || LIKE_POPULATION[placeTier],
    })),
    ...towns
      .filter(({ id, population }) => !known.has(id) && (population ?? 0) >= LARGE_CITY)
      .map(({ name, lat, lon, population }) => ({ name, lat, lon, rank: population ?? 0 })),
  ];
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .map(({ name, lat, lon }) => {
      // "Agatti, Lakshadweep" is "Agatti" on a map, and "Vadodara (Baroda)" has no room.
      const [short = name] = (names.get(name) ?? name).split(/,| \(/);
      return [short, rounded(lat), rounded(lon)];
    });
}

const MODULE = /^virtual:map-towns\/(\w+)$/;
const RESOLVED = /^\0virtual:map-towns\/(\w+)$/;

/** Gives the site's own map the towns of the gazetteer, a module for each language, which is loaded with the map. */
export const mapTowns = (): Plugin => ({
  name: 'map-towns',
  resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
  load(id) {
    const language = LANGUAGES.find((each) => each === RESOLVED.exec(id)?.[1]);
    return language ? `export const towns = ${JSON.stringify(listMapTowns(language))};` : null;
  },
});
