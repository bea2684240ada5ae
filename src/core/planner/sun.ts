import type { Minute } from '../clock-time.ts';
import { addDays, type Day, daysBetween } from '../dates.ts';
import type { Point } from '../geo.ts';

/** Indian Standard Time is solar time at 82.5 degrees east. */
const STANDARD_LONGITUDE = 82.5;
/** The sun's centre at rise and set, with refraction. */
const HORIZON_DEGREES = -0.833;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/**
 * Returns sunrise and sunset in Indian Standard Time, to about five minutes, rounded to five (NOAA's low-accuracy
 * equations).
 */
export function sunTimes(at: Point, day: Day): { readonly rise: Minute; readonly set: Minute } {
  const year = addDays(`${day.slice(0, 4)}-01-01`, 0);
  const turn = (360 / 365) * daysBetween(year, day);
  const declination = -23.44 * cosine(turn + (360 / 365) * 10);
  const b = turn - (360 / 365) * 80;
  const equation = 9.87 * sine(2 * b) - 7.53 * cosine(b) - 1.5 * sine(b);
  const noon = 720 - 4 * (at.lon - STANDARD_LONGITUDE) - equation;
  const hour = (sine(HORIZON_DEGREES) - sine(at.lat) * sine(declination)) / (cosine(at.lat) * cosine(declination));
  const half = (Math.acos(Math.max(-1, Math.min(1, hour))) * 180 * 4) / Math.PI;
  const round = (minute: number): Minute => Math.round(minute / 5) * 5;
  return { rise: round(noon - half), set: round(noon + half) };
}
