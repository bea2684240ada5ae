import { counted } from '../counts.ts';

/** A trip without a name. */
const SOME_TRIP = 'an itinerary';

/** What visitors did, one line each, and who they are. */
export const activityFeed = {
  /** Why no trip was made. */
  refusals: {
    UNKNOWN_PLACE: 'place not known',
    ABROAD: 'abroad',
    TRIP_TOO_SHORT: 'too few days',
    TRIP_TOO_LONG: 'too many days',
    BUDGET_TOO_LOW: 'budget too low',
    BUDGET_TOO_HIGH: 'budget too high',
    DESTINATION_CLOSED: 'closed at that time of year',
    ROUTE_TOO_FAR: 'places too far from each other',
    WISHES_IMPOSSIBLE: 'wishes that fit no trip',
    SAME_PLACE: 'same place twice',
    DATE_ORDER: 'dates in the wrong order',
    INVALID_INPUT: 'input not understood',
    OTHER: 'reason not recorded',
    'HTTP 499': 'the visitor left before it was ready',
  },
  searchedFromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  searchedDays: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  searchedTravellers: ({ count }: { count: number }) => counted(count, 'traveller'),
  searchedBudget: ({ low, high }: { low: string; high: string }) => `${low} to ${high} each`,
  searchRefused: ({ why }: { why: string }) => `no trip: ${why}`,
  searchTook: ({ seconds }: { seconds: string }) => `in ${seconds} s`,
  tripSearched: 'A trip was searched',

  bookingRequest: ({ reference, source, by }: { reference: string; source: string; by: string | null }) =>
    `Booking request ${reference} for ${source}${by === null ? '' : ` by ${by}`}`,
  contactLeft: ({ source, by }: { source: string; by: string | null }) =>
    `Name and phone left in the ${source}${by === null ? '' : ` by ${by}`}`,
  formSent: 'A form was sent',
  signedIn: 'Signed in',
  registered: 'Registered',

  dayPlanOpened: ({ trip }: { trip: string | null }) => `Opened the day plan of ${trip ?? SOME_TRIP}`,
  tripRead: ({ trip, seconds }: { trip: string | null; seconds: number | null }) => {
    const read = `Read ${trip ?? SOME_TRIP}`;
    if (seconds === null) return read;
    if (seconds < 60) return `${read} for ${Math.round(seconds)} s`;
    return `${read} for ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  },
  tripShared: ({ trip, platform }: { trip: string | null; platform: string | null }) =>
    `Shared ${trip ?? SOME_TRIP}${platform === null ? '' : ` on ${platform}`}`,
  somethingFailed: 'Something failed',
  failedAt: ({ message, path }: { message: string; path: string }) => `${message} at ${path}`,
  pageOpened: 'A page was opened',

  withoutAccount: 'Traveller without an account',
  erased: 'Erased',
  visitor: ({ key }: { key: string }) => `Visitor ${key}`,

  timeline: 'Timeline',
  person: 'person',
  seenFrom: ({ contact, time, hasEarlier }: { contact: string; time: string; hasEarlier: boolean }) =>
    `${contact === '' ? '' : `${contact} · `}${hasEarlier ? 'earliest shown' : 'first seen'} on ${time}`,
  recognisedForADay: 'Visitors are recognised for one day only: someone who returns tomorrow counts as new.',
  lastActivities: ({ count }: { count: number }) => `The last ${count} activities`,
  everything: 'Everything they did',
  typeOnDevice: ({ type, device }: { type: string; device: string }) => `${type}, ${device}`,
} as const;
