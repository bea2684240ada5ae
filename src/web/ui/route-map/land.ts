import type { Frame } from '../../../core/maps/fit-into.ts';
import { projectPoint } from '../../../core/maps/projection.ts';
import countryUrl from './land-country.json?url';
import regionUrl from './land-region.json?url';
import { type MapFile, mapFile, useMapFiles } from './map-file.ts';
import { type MapView, pixelsOfKm } from './map-view.ts';

/** Outlines of land, and great rivers (scripts/map-land.ts). */
export interface Land {
  /** The projected world's width in units of the path, and the path's corner on it. */
  readonly unitsOfWorld: number;
  readonly left: number;
  readonly top: number;
  /** SVG paths. */
  readonly land: string;
  readonly rivers: string;
}

/** How closely land is drawn: `country` for most of India in a window, `region` for a state. */
export type LandLevel = 'country' | 'region';

/** Nearer than this, the coast of a country would look like a polygon. */
const PIXELS_OF_KM_OF_REGION = 0.35;
/** What `land-region.json` holds. */
const [WEST, NORTH] = projectPoint([39, 60]);
const [EAST, SOUTH] = projectPoint([4, 100]);

/** Returns how closely the land of a view is drawn. */
export function levelOf(view: MapView, { width, height }: Frame): LandLevel {
  const { centre, scale } = view;
  const [x, y] = [width / 2 / scale, height / 2 / scale];
  const isHeld = centre[0] - x > WEST && centre[0] + x < EAST && centre[1] - y > NORTH && centre[1] + y < SOUTH;
  return isHeld && pixelsOfKm(view) > PIXELS_OF_KM_OF_REGION ? 'region' : 'country';
}

const isLand = (value: unknown): value is Land =>
  typeof value === 'object' && value !== null && 'land' in value && typeof value.land === 'string';

const landFile = (address: string): MapFile<Land> =>
  mapFile(async () => {
    const answer = await fetch(address);
    const land: unknown = answer.ok ? await answer.json() : null;
    if (!isLand(land)) throw new Error(`The land of the map was answered with ${answer.status}`);
    return land;
  });

const LAND: Readonly<Record<LandLevel, MapFile<Land>>> = { country: landFile(countryUrl), region: landFile(regionUrl) };

/** Loads the outlines of a level. */
export const loadLand = (level: LandLevel): Promise<void> => LAND[level].load();

/** Returns the outlines of a level as soon as they are there, those of the other one until then. */
export const useLand = (level: LandLevel): Land | undefined =>
  useMapFiles(() => LAND[level].value() ?? LAND.country.value() ?? LAND.region.value());
