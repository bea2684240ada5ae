import type { Hour } from './subject.ts';

/** Raised whenever the posters are drawn differently: their addresses are cached for ever. */
export const POSTER_EDITION = 1;

/** Where the poster of a base, a sight or any named place is found. `subject` is an id of the gazetteer or a slug. */
export const posterAddress = (subject: string, hour?: Hour): string =>
  `/pictures/posters/${POSTER_EDITION}/${subject}${hour ? `.${hour}` : ''}.svg`;

/** Whether an address is that of one of our posters. */
export const isPosterAddress = (address: string): boolean =>
  /^\/pictures\/posters\/\d{1,4}\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]{1,12})?\.svg$/.test(address);
