/** What a package's card and price say, wherever they stand. */
export const packageCards = {
  featured: 'Featured Packages',
  featuredLead: 'A fixed price, a plan for every day, and a call back from our team.',
  featuredList: 'Packages of the agency',
  featuredLoading: 'Loading featured packages...',
  to: 'to',
  original: 'Original',
  perPerson: 'per person',
  forGroup: 'for the group',
  off: ({ percent }: { percent: number }) => `${percent}% OFF`,
  /** Before the average rating, and between it and the number of ratings; for screen readers. */
  rated: 'Rated',
  ofFiveBy: 'of 5 by',
  ratings: ({ count, isSample }: { count: string; isSample: boolean }) => (isSample ? `${count}, sample` : count),
  categories: {
    Adventure: 'Adventure',
    Beach: 'Beach',
    Cultural: 'Cultural',
    Wildlife: 'Wildlife',
    Honeymoon: 'Honeymoon',
    Family: 'Family',
    Luxury: 'Luxury',
    Budget: 'Budget',
    'Weekend Getaway': 'Weekend Getaway',
    International: 'International',
    Domestic: 'Domestic',
  },
} as const;
