import { plural } from '../planner/grammar.ts';

/** The page of an itinerary, as everyone sees it. */
export const itinerary = {
  fullTitle: ({ title, from, to, duration }: { title: string; from: string; to: string; duration: string }) =>
    `${title}: ${from} to ${to}, ${duration}`,
  titleWithStart: ({ title, days, from }: { title: string; days: number; from: string }) =>
    `${title}, ${plural(days, 'day')} from ${from}`,
  titleWithLength: ({ title, days }: { title: string; days: number }) => `${title}, ${plural(days, 'day')}`,
  /** One or two sentences for search results. */
  summary: ({
    name,
    from,
    sights,
    transport,
    price,
  }: {
    name: string;
    from: string;
    sights: readonly string[];
    transport: string;
    price: string;
  }) =>
    `${name} from ${from}${sights.length > 0 ? `: ${sights.join(', ')}` : ''}. ${transport && `${transport}. `}About ${price} per person.`,
  price: ({ price }: { price: string }) => `About ${price} per person.`,
  notFoundTitle: 'We can’t find this plan',
  notFound: 'Itinerary not found. Please search again to generate a new itinerary.',
  notFoundPage: 'Itinerary not found',
  notOpened: 'Failed to load itinerary',
  backToSearch: 'Back to Search',
  backToResults: 'Back to results',
  requestBooking: 'Request booking',
  whatsIncluded: 'What’s included',
  howItServes: 'How this plan serves you',
  beforeYouGo: 'Before you go',
  leaves: ({ time }: { time: string }) => `leave at ${time}`,
  returns: ({ time }: { time: string }) => `back at about ${time}`,
  sights: ({ count }: { count: number }) => (count === 1 ? '1 place to visit' : `${count} places to visit`),
  priceCard: 'Price',
  estimate: ({ day }: { day: string }) =>
    `An estimate, from rates of ${day}. The price is fixed when the agency confirms your booking.`,
  pricedFor: ({ planned, others }: { planned: number; others: number }) =>
    `This plan was priced for ${plural(planned, 'traveller')}. Rooms and cars are shared differently for ${plural(others, 'traveller')}.`,
  planFor: ({ count }: { count: number }) => `Plan it for ${plural(count, 'traveller')}`,
  pictures: 'Pictures',
  openLarge: 'open large',
  landscape: 'A landscape in India',
  landscapeAtDusk: 'A landscape in India at dusk',
  dayByDay: 'Day by day',
  placesToVisit: 'Places to visit',
  morePlaces: 'More places to visit',
  opensMap: 'opens OpenStreetMap',
  signInTitle: 'The plan opens with a free account',
  signInLead:
    'Every hour of every day, travel between stops, meals and entry fees, a map for each day, and the price line by line. All you need is a name, a phone number and a password.',
  signIn: 'Sign in to see the plan',
  needsScript:
    'Signing in needs JavaScript. Turn it on and reload this page, or call us and we will send you the plan.',
  retry: 'Retry Generation',
  planNotLoaded: 'The day plan could not be loaded.',
  /** Of the picture in shared previews. */
  cardShows: ({ title, way, price }: { title: string; way: readonly string[]; price: string }) =>
    `${title}: ${way.join(' – ')}, ${price} per person`,
} as const;
