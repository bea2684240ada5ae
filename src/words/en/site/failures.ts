/** Why there is no trip, and what to change. */
export const failures = {
  none: 'No itineraries this time',
  remedies: 'What you can change',
  titles: {
    UNKNOWN_PLACE: 'We could not find that place',
    ABROAD: 'We only plan trips within India',
    BUDGET_TOO_LOW: 'The budget is a little short',
    BUDGET_TOO_HIGH: 'Your minimum budget is too high',
    TRIP_TOO_SHORT: 'This trip needs more time',
    ROUTE_TOO_FAR: 'These places are too far apart',
    TRIP_TOO_LONG: 'That is longer than we can plan',
    DESTINATION_CLOSED: 'Closed on those dates',
    WISHES_IMPOSSIBLE: 'Your wishes do not fit together yet',
    DATE_ORDER: 'The return date is before the departure date',
    SAME_PLACE: 'You are already there',
    INVALID_INPUT: 'Please check your search',
  },
  notPlannedYet: 'We do not plan that place yet',
  whichPlace: 'Which place do you mean?',
  notPlanned: 'We could not plan this trip yet',
  startFrom: ({ name, km, days }: { name: string; km: number; days: number }) =>
    `Start from ${name} instead${km > 0 ? `, ${km} km away` : ''}${days > 0 ? `, for ${days} days` : ''}`,
  goTo: ({ name, km, days }: { name: string; km: number; days: number }) =>
    `Go to ${name} instead${km > 0 ? `, ${km} km away` : ''}${days > 0 ? `, for ${days} days` : ''}`,
  didYouMean: ({ name }: { name: string }) => `Did you mean ${name}?`,
  withBudget: ({ price }: { price: string }) => `Search with a budget up to ${price}`,
  roomyBudget: ({ price }: { price: string }) => `Up to ${price}, for more choice`,
  fromPrice: ({ price }: { price: string }) => `Search from ${price} upwards`,
  anyPrice: 'Search at any price',
  planDays: ({ days }: { days: number }) => `Plan ${days} days`,
  planDaysWithBudget: ({ days, price }: { days: number; price: string }) =>
    `Plan ${days} days, with a budget up to ${price}`,
  goFrom: ({ day }: { day: string }) => `Go on or after ${day}`,
  goOn: ({ day }: { day: string }) => `Go on ${day}`,
  planTravellers: ({ count }: { count: number }) => `Plan for ${count} travellers`,
  swapDates: 'Swap the two dates',
} as const;
