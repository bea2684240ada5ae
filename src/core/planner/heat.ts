import { type Day, isInRange } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import { SEASON_NOTES } from './limits.ts';

const HEAT = SEASON_NOTES.find(({ id }) => id === 'heat');

/** Returns true in the weeks of great heat in the plains: one sets out early there. */
export const isHotAt = ({ state, altitudeMetres }: Base, date: Day): boolean =>
  HEAT !== undefined &&
  isInRange(date, HEAT) &&
  (HEAT.states?.includes(state) ?? true) &&
  altitudeMetres <= (HEAT.maxAltitude ?? Number.POSITIVE_INFINITY);
