/** The cookie with a browser's random key of the Indian day: what one browser did on one day is known by it. */
export const DAY_KEY_COOKIE = 'safarnama_day';

/** True of 32 hexadecimal digits: what browsers make by chance, and nothing that says more. */
export const isDayKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

const DAY_SECONDS = 86_400;
/** India's clocks are 5:30 hours ahead. */
const IST_SECONDS = 19_800;

/** Whole seconds until the Indian day of a moment (milliseconds) ends: at least one, at most a day. */
export const secondsLeftInIndianDay = (now: number): number =>
  DAY_SECONDS - ((Math.floor(now / 1000) + IST_SECONDS) % DAY_SECONDS);
