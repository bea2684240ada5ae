/** Acts on many records at once: why they, or one of them, were refused. */
export const bulk = {
  tooMany: ({ most }: { most: number }) => `More than ${most} match. Narrow the list first.`,
  listChanged: ({ now }: { now: number }) =>
    `The list has changed meanwhile: ${now} match now. Look at it again, then repeat this.`,
  gone: 'No longer exists',
  notTried: 'Not tried: the work was interrupted. Repeat it for the rest.',
  justRecorded: 'The same contact was recorded a moment ago',
  nothingToUndo: 'Its last step can no longer be undone here',
} as const;
