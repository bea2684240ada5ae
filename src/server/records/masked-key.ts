/** The last four characters would reveal too much of a shorter key. */
const LONG_KEY = 12;
/** Starts every mask and no key. */
export const MASK = '…';

/** Returns the mask of a key: at most its last four characters. */
export const maskKey = (key: string): string =>
  key === '' ? '' : `${MASK}${key.length < LONG_KEY ? '' : key.slice(-4)}`;
