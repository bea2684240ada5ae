/** Refusals about the pages of places. */
export const places = {
  notFound: 'Place not found',
} as const;
