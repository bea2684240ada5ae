/** The travel classes, by their names in the API. */
export const CLASSES = {
  Economy: 'Economy',
  'Premium Economy': 'Premium Economy',
  Business: 'Business',
  'First Class': 'First Class',
} as const;
