import { formatCount } from '../../../core/counts.ts';
import { counted } from '../counts.ts';

/** What visits come to: over time, by page and source, and by route. */
export const activityFigures = {
  overTime: 'Over time',
  overTimeFailed: 'Failed to load the curves',
  chooseCurve: 'Choose a curve',
  curves: { visits: 'Visits', searches: 'Searches', itineraryViews: 'Itinerary views', requests: 'Requests' },
  curveTitles: {
    hour: {
      visits: 'Visits an hour',
      searches: 'Searches an hour',
      itineraryViews: 'Itinerary views an hour',
      requests: 'Requests an hour',
    },
    day: {
      visits: 'Visits a day',
      searches: 'Searches a day',
      itineraryViews: 'Itinerary views a day',
      requests: 'Requests a day',
    },
  },
  /** What each curve counts. */
  curvesCount: {
    visits: 'Browsers, each counted once an hour or day.',
    searches: 'Trips that were searched, with or without a result.',
    itineraryViews: 'Itineraries that were read, and day plans that were opened.',
    requests: 'Booking requests and phone numbers sent on the site.',
  },
  thisPeriod: 'This period',
  before: { 1: 'The 24 hours before', 7: 'The 7 days before', 30: 'The 30 days before', 90: 'The 90 days before' },
  more: ({ percent, before }: { percent: string; before: string }) => `${percent}% more than ${before.toLowerCase()}.`,
  less: ({ percent, before }: { percent: string; before: string }) => `${percent}% less than ${before.toLowerCase()}.`,
  same: ({ before }: { before: string }) => `As many as ${before.toLowerCase()}.`,
  nothingBefore: ({ before }: { before: string }) => `Nothing was counted in ${before.toLowerCase()}.`,
  countedSince: ({ day }: { day: string }) => `Counted since ${day}.`,
  withoutToday: 'Today is left out of the comparison.',
  byWholeDays: 'Counted by whole days: yesterday and today.',

  pages: 'Top pages',
  pagesAbout: ({ views }: { views: number }) =>
    `Of ${counted(views, 'view')}. Addresses of a person’s own pages are cut to “…”.`,
  noPages: 'No page was viewed.',
  page: 'Page',
  pageViews: 'Views',
  pageVisitors: 'Visitors',
  opensOnSite: ({ path }: { path: string }) => `Open ${path} on the site`,
  visitedFailed: 'Failed to load pages and sources',
  sources: 'Where visits came from',
  sourcesAbout: ({ arrivals }: { arrivals: number }) =>
    `Of ${counted(arrivals, 'arrival')}. A campaign is the utm_source of a link.`,
  noSources: 'No arrival was counted.',
  source: 'Source',
  arrivals: 'Arrivals',
  direct: 'Direct or unknown',
  sourceKinds: {
    direct: 'typed, or from an app',
    search: 'search engine',
    social: 'social network',
    assistant: 'AI assistant',
    campaign: 'campaign',
    site: 'website',
  },

  routes: 'Routes, from search to booking',
  routesAbout:
    'People of a day who searched a route, opened one of its trips, opened a day plan, and asked to book: by a booking request, or a phone number left after looking at a trip. An account, or a browser without one, counts once a day at each step. Percentages are of the step before.',
  routesFailed: 'Failed to load the routes',
  noRoutes: 'No search in this period.',
  route: 'Route',
  steps: { searched: 'Searched', opened: 'Opened', planned: 'Day plan', asked: 'Asked', confirmed: 'Confirmed' },
  stepsAbout: {
    searched: 'Searched this route, however it was typed',
    opened: 'Opened one of its trips, also by a link',
    planned: 'Opened the day plan of one',
    asked: 'Sent a booking request, or a phone number after looking at one',
    confirmed: 'Their booking request is confirmed or completed by now',
  },
  routeWords: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  percent: ({ percent }: { percent: string }) => `${percent}%`,
  allRoutes: ({ count }: { count: number }) => `Show all ${formatCount(count)} routes`,
  fewerRoutes: 'Show fewer',
  routeNoun: 'route',
  ofThoseBefore: ({ percent }: { percent: string }) => `${percent}% of those before`,
  budget: 'Median budget',
  upTo: ({ price }: { price: string }) => `up to ${price} a person`,
  searchesAndNone: 'Searches',
  searches: ({ count, none }: { count: number; none: number }) =>
    `${formatCount(count)}, of which ${formatCount(none)} found no trip`,
  months: 'Months of departure',
  monthsAbout: 'When searches of this route set out.',
  noneFound: 'Searches that found no trip',
  allFound: 'Every search found a trip.',
  noSearches: 'No search of this route in this period.',

  times: ({ count, first, last }: { count: number; first: string; last: string }) =>
    `× ${count}, ${first === last ? last : `${first}–${last}`}`,
  repeats: 'Each time',
} as const;
