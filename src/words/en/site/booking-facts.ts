/** What a booking's form, list and page share. */
export const bookingFacts = {
  travelers: ({ count }: { count: number }) => `${count} ${count === 1 ? 'traveler' : 'travelers'}`,
  original: 'Original',
  perPerson: 'per person',
  forGroup: 'for the group',
  groupPrice: ({ total }: { total: string }) => `${total} for the group`,
  track: 'Track your request',
} as const;
