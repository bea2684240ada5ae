/** Refusals of leads. */
export const leads = {
  tryAgain: 'Please try again in a moment',
  notFound: 'There is no such lead',
  changedMeanwhile: 'Another admin has changed this lead meanwhile.',
  phoneTaken: 'There is a lead with this phone already. Open that one',
} as const;
