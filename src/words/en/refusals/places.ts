/** Refusals about places. */
export const places = {
  notFound: 'Place not found',
  correctedMeanwhile: 'Another admin has corrected this fact meanwhile. Load the place again.',
  correctionGone: 'This correction has ended already',
  decidedMeanwhile: 'Another admin has decided on this meanwhile',
  imported: ({ publisher }: { publisher: string }) => `Taken over from ${publisher}`,
  tooManyCorrections: ({ most }: { most: number }) =>
    `There are ${most} corrections in force. Give them back to the project before you add more.`,
} as const;
