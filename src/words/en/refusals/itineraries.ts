/** Refusals of trips, besides those of the planner. */
export const itineraries = {
  notFound: 'Itinerary not found',
  goneSearchAgain: 'Itinerary not found. Please search again to generate a new itinerary.',
  noDayPlan: 'No day plan has been made yet',
  busy: 'Many trips are being planned right now. Please try again in a moment.',
  tooSlow: 'Planning this trip took too long. Please try again in a moment.',
  modelAway: 'AI model is temporarily overloaded. Please try again in a few minutes.',
  readingWish: 'Reading your wish',
  wishNotRead: ({ words }: { words: readonly string[] }) =>
    `We did not understand “${words.join('”, “')}” and plan without it`,
  notReplayable: 'Only a request for trips can be planned once more',
  noPrompts: 'There is no such version of the prompts',
  noModel: 'No language model is set',
} as const;
