/** What a site says of itself until its agency says something else (the defaults of the settings). */
export const site = {
  tagline: 'AI-powered journeys, personalized for you.',
  office: 'Chinsurah, Hooghly, West Bengal',
  /** What an installed app says of itself. */
  app: {
    planTrip: 'Plan a trip',
    myBookings: 'My bookings',
    home: 'Where from, where to, when: the search',
    plan: 'A trip day by day, with its price',
    trips: 'Your trips, and when they begin',
  },
} as const;
