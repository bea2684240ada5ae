/** Refusals of offers. */
export const offers = {
  notFound: 'There is no such offer',
  changedMeanwhile: 'Another admin changed this offer. Reload to see their changes, then save yours again.',
} as const;
