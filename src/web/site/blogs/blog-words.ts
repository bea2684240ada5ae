/** India's own day, so that the server and every browser write the same. */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** `November 22, 2026`. */
export const longDate = (instant: string): string => LONG_DATE.format(new Date(instant));

/** `4 min read`. */
export const readTimeWords = (minutes: number): string => `${minutes} min read`;

/** The sign that stands for an author without a picture. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
