/** Uses the Indian calendar day, so that the server and every browser write the same date. */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Returns a date such as `November 22, 2026`. */
export const longDate = (instant: string): string => LONG_DATE.format(new Date(instant));

/** Returns text such as `4 min read`. */
export const readTimeWords = (minutes: number): string => `${minutes} min read`;

/** Returns the initial that stands for an author without a picture. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
