import { DAY_KEY_COOKIE, secondsLeftInIndianDay } from '../../../core/activities/day-key.ts';
import { randomKey } from '../../api/intent-keys.ts';
import { setCookieFor } from '../../browser/storage.ts';

/** Gives this browser a key of the day unless it has one; the cookie expires at the end of the Indian day. */
export function keepDayKey(): void {
  if (document.cookie.includes(`${DAY_KEY_COOKIE}=`)) return;
  setCookieFor(DAY_KEY_COOKIE, randomKey(), secondsLeftInIndianDay(Date.now()));
}

/** Removes the key at once. */
export const dropDayKey = (): void => setCookieFor(DAY_KEY_COOKIE, '', 0);
