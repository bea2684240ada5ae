import type { Site } from '../../../contracts/site.ts';

/** Half the extent of the embedded map, in degrees: a town and its roads. */
const REACH = { lat: 0.012, lon: 0.022 } as const;

/**
 * Returns the address of the embedded map with its placeholders filled in: the place, and the corners of its
 * surroundings.
 */
export function embedAddress({ embed, lat, lon }: Pick<Site['map'], 'embed' | 'lat' | 'lon'>): string {
  const values: Readonly<Record<string, number>> = {
    lat,
    lon,
    west: lon - REACH.lon,
    south: lat - REACH.lat,
    east: lon + REACH.lon,
    north: lat + REACH.lat,
  };
  return embed.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.toFixed(5) ?? whole);
}
