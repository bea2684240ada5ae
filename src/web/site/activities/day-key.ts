import { DAY_KEY_COOKIE, secondsLeftInIndianDay } from '../../../core/activities/day-key.ts';
import { randomKey } from '../../api/intent-keys.ts';
import { setCookieFor } from '../../browser/storage.ts';

/** Makes this browser's key of the day unless it has one; the browser itself drops it when the Indian day is over. */
export function keepDayKey(): void {
  if (document.cookie.includes(`${DAY_KEY_COOKIE}=`)) return;
  setCookieFor(DAY_KEY_COOKIE, randomKey(), secondsLeftInIndianDay(Date.now()));
}

/** Takes the key away at once. */
export const dropDayKey = (): void => setCookieFor(DAY_KEY_COOKIE, '', 0);
