/** Raised whenever the posters are drawn differently: their addresses are cached for ever. */
export const POSTER_EDITION = 1;

export const POSTER_HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type PosterHour = (typeof POSTER_HOURS)[number];

/** Where the poster of a base, a sight or any named place is found. `subject` is an id of the gazetteer or a slug. */
export const posterAddress = (subject: string, hour?: PosterHour): string =>
  `/pictures/posters/${POSTER_EDITION}/${subject}${hour ? `.${hour}` : ''}.svg`;
