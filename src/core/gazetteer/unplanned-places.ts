import type { OriginTown } from './origin-town.ts';
import { unplannedPlacesEast } from './unplanned-places-east.ts';
import { unplannedPlacesNorth } from './unplanned-places-north.ts';
import { unplannedPlacesSouth } from './unplanned-places-south.ts';
import { unplannedPlacesWest } from './unplanned-places-west.ts';

/**
 * Places that travellers name and that we do not plan yet. Coordinates are general knowledge, good to about 3 km: enough to
 * name the nearest bases by distance.
 */
export const unplannedPlaces: readonly OriginTown[] = [
  ...unplannedPlacesNorth,
  ...unplannedPlacesEast,
  ...unplannedPlacesWest,
  ...unplannedPlacesSouth,
];
