/** A search that is changed above its results. */
export const changedSearch = {
  changeSearch: 'Change search',
  keepSearch: 'Leave it as it is',
  openingForm: 'Opening the search form',
  datesPassed: 'The dates of this search have passed',
  chooseDates: ({ dates }: { dates: string }) =>
    `You searched for ${dates}. We suggest the next dates of the same length; choose others if they do not suit.`,
  earlier: ({ from, to, dates }: { from: string; to: string; dates: string }) =>
    `Below are the plans of your earlier search: ${from} to ${to}, ${dates}.`,
  earlierItineraries: 'Itineraries of your earlier search',
} as const;
