/** Refusals of legal pages. */
export const legal = {
  notPublished: 'There is no such page',
  meanwhile: 'Another admin saved this page meanwhile. Reload to see their text, then save yours again.',
} as const;
