/** The cookie with a browser's random key of the Indian day; it links what one browser does on one day. */
export const DAY_KEY_COOKIE = 'safarnama_day';

/**
 * Returns true for 32 hexadecimal digits: the random keys that browsers make, and nothing that could carry more
 * information.
 */
export const isDayKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

const DAY_SECONDS = 86_400;
/** India's clocks are 5:30 hours ahead. */
const IST_SECONDS = 19_800;

/** Returns the whole seconds until the Indian day of a moment (milliseconds) ends: at least one, at most a day. */
export const secondsLeftInIndianDay = (now: number): number =>
  DAY_SECONDS - ((Math.floor(now / 1000) + IST_SECONDS) % DAY_SECONDS);
