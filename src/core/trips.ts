import { ALTERNATIVE_KINDS } from './planner/alternatives/kinds.ts';

/** Trips that one person may keep. */
export const MOST_TRIPS = 100;
/** Letters of a trip's name. */
export const TRIP_NAME_LONGEST = 80;

/** How a version of a trip came about. */
export const VERSION_ORIGINS = ['kept', 'edited', 'brought-back', ...ALTERNATIVE_KINDS] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];
