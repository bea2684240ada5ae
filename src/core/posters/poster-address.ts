import type { Hour } from './subject.ts';

/** Increase it whenever the drawing of posters changes: their addresses are cached forever. */
export const POSTER_EDITION = 1;

/**
 * Returns the address of a poster of a base, a sight or any named place. `subject` is an id of the gazetteer or a slug.
 */
export const posterAddress = (subject: string, hour?: Hour): string =>
  `/pictures/posters/${POSTER_EDITION}/${subject}${hour ? `.${hour}` : ''}.svg`;

/** Returns the address of the same poster at an hour. */
export const atHour = (address: string, hour: Hour): string =>
  address.replace(/(?:\.[a-z]{1,12})?\.svg$/, `.${hour}.svg`);

/** Returns whether an address is a poster's. */
export const isPosterAddress = (address: string): boolean =>
  /^\/pictures\/posters\/\d{1,4}\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]{1,12})?\.svg$/.test(address);
