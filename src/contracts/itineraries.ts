import { z } from 'zod';
import { isDay } from '../core/dates.ts';
import { LANGUAGES } from '../core/languages.ts';
import { type ItineraryDetails, type ItinerarySummary, WAYS } from '../core/planner/details.ts';
import { VEHICLES } from '../core/planner/sayings.ts';
import type { TripFigures } from '../core/planner/trip-figures.ts';
import { TRAVEL_CLASSES, WISH_LONGEST } from '../core/planner/types.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { refusalDetails } from './errors.ts';
import type { Mutable } from './mutable.ts';
import { named } from './named.ts';
import { offerInPrice } from './offers.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';
import { servedWish, tripWishes } from './trip-wishes.ts';

const day = z.string().refine(isDay, told({ say: 'day-malformed' }));
const rupees = z.number().int().min(0).max(100_000_000);

/** The search form's defaults: 1 traveller, Economy, 0 to 50000 per person. */
const tripSearchShape = {
  from: typedText({ max: 100, missing: { say: 'no-from' } }),
  to: typedText({ max: 100, missing: { say: 'no-to' } }),
  departureDate: day,
  returnDate: day,
  travellers: z.number().int().default(1),
  travelClass: z.enum(TRAVEL_CLASSES).default('Economy'),
  priceRange: z.tuple([rupees, rupees]).default([0, 50_000]),
};

export const tripSearch = named('TripSearch', tripSearchShape);
export type TripSearch = z.output<typeof tripSearch>;

export const generation = named('GenerationRequest', {
  ...tripSearchShape,
  exclude: z.array(z.string().max(200)).max(200).default([]),
  /** Further wishes, each a field: kept, or told where they are not. */
  wishes: tripWishes.exactOptional(),
  /** Further wishes in the traveller's own words: read into the same fields, which `wishes` overrule. */
  wish: typedText({ max: WISH_LONGEST }).default(''),
});
export type Generation = z.output<typeof generation>;

const robustness = named('Robustness', {
  /** How many times the trip was simulated. */
  runs: z.number(),
  /** In how many of them no departure and no opening hours were missed. */
  kept: z.number(),
  /** What was missed first most often. */
  weakest: z.string().exactOptional(),
});

const note = named('ItineraryNote', {
  kind: z.enum([
    'broken',
    'missed',
    'season',
    'permit',
    'booking',
    'altitude',
    'holiday',
    'safety',
    'transport',
    'price',
  ]),
  text: z.string(),
});

const instead = named('PlannedInstead', {
  field: z.enum(['from', 'to']),
  asked: z.string(),
  goesTo: z.string(),
  because: z.enum(['not-planned', 'near', 'visited', 'misspelt', 'namesake']),
  km: z.number(),
});

/** What cards and pages show of a plan as it was made: the same in the stored summary and in the answer. */
const summaryShape = {
  slug: z.string(),
  title: z.string(),
  packageName: z.string(),
  duration: z.string(),
  days: z.number(),
  nights: z.number(),
  fromLocation: z.string(),
  toLocation: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  travellers: z.number(),
  travelClass: z.string(),
  destinations: z.array(z.string()),
  placesToVisit: z.array(z.string()),
  topAttractions: z.array(z.string()),
  inclusions: z.array(z.string()),
  highlights: z.array(z.string()),
  hotelExample: z.object({ name: z.string(), type: z.string() }),
  pricePP: z.number(),
  totalPrice: z.number(),
  transportSummary: z.string(),
  stays: z.array(z.object({ place: z.string(), nights: z.number() })),
  difference: z.string(),
  notes: z.array(note),
  /**
   * Set where the trip goes to another place than the requested one. Summaries stored before this field existed lack
   * it.
   */
  instead: z.array(instead).default([]),
  /** The wishes as they were asked. */
  wishes: tripWishes.exactOptional(),
  /** How the trip serves each of them. Summaries stored before this field existed lack it. */
  served: z.array(servedWish).default([]),
  /** How often the plan is kept when things are late. Summaries stored before this field existed lack it. */
  robustness: robustness.exactOptional(),
  checks: z.array(z.string()),
  coverImageQuery: z.string(),
};

/** The public part of an itinerary as it is stored; its prices are those without an offer. */
export const itinerarySummary = z.object({
  ...summaryShape,
  coverBaseId: z.string(),
}) satisfies z.ZodType<Mutable<ItinerarySummary>>;

const point = { lat: z.number(), lon: z.number() };

/** What itineraries are compared by. */
const tripFigures = named('TripFigures', {
  /** Minutes in rides between towns, seat to seat. */
  rideMinutes: z.number(),
  vehicles: z.array(z.enum(VEHICLES)),
  nightsOnBoard: z.number(),
  /** Minutes on the way between sights, meals and the stay. */
  localMinutes: z.number(),
  /** Minutes of rest and free time. */
  restMinutes: z.number(),
  /** `HH:MM` of leaving home on the first day and returning on the last. */
  leaves: z.string(),
  returns: z.string(),
  /** Sights with a steep way or many steps. */
  hardSights: z.array(z.string()),
  towns: z.array(z.object({ name: z.string(), ...point, nights: z.number() })),
  legs: z.array(z.object({ by: z.enum(WAYS), from: z.object(point), to: z.object(point) })),
}) satisfies z.ZodType<Mutable<TripFigures>>;

/** An itinerary, as anyone may see it; without the day plan. */
export const itinerary = named('Itinerary', {
  _id: z.string(),
  ...summaryShape,
  /** Price per person today, the offer deducted. */
  pricePP: z.number(),
  totalPrice: z.number(),
  /** The same before the offer: the sum of the price lines. */
  fullPricePP: z.number(),
  fullTotalPrice: z.number(),
  /** The offer that reduces the price today; null for none. */
  offer: offerInPrice.nullable(),
  headerImage: z.string(),
  galleryImages: z.array(z.string()),
  /** The place in each of them. Results kept by browsers from before lack it. */
  galleryNames: z.array(z.string()).default([]),
  /** What each of them shows in large: pictures with the same look alike. Kept results from before lack it. */
  galleryMotifs: z.array(z.string()).default([]),
  accommodationImage: z.string(),
  /** Results kept by browsers from before this field existed lack it. */
  figures: tripFigures.exactOptional(),
  /** True until a reader has had the day plan made. */
  needsDetailedGeneration: z.boolean(),
  shares: z.number(),
  /** When the rates behind the price were last checked. */
  ratesCheckedOn: z.string(),
});
export type Itinerary = z.infer<typeof itinerary>;

const timelineRow = named('TimelineRow', {
  kind: z.enum(['visit', 'meal', 'ride', 'check-in', 'check-out', 'rest', 'free']),
  start: z.string(),
  end: z.string(),
  /** Midnights between start and end; missing in plans stored before this field existed. */
  endsDaysLater: z.number().exactOptional(),
  title: z.string(),
  text: z.string(),
  /** Of a ride; missing in plans stored before this field existed. */
  vehicle: z.enum(VEHICLES).exactOptional(),
  travelBefore: z.object({ minutes: z.number(), km: z.number() }).exactOptional(),
  place: z.object({ name: z.string(), lat: z.number(), lon: z.number() }).exactOptional(),
  feeRupees: z.number().exactOptional(),
  /** The sight visited earlier that day whose ticket is valid here too. */
  paidAt: z.string().exactOptional(),
});

const priceLine = named('PriceLine', {
  component: z.enum(['transport', 'stay', 'meals', 'local', 'activities', 'entry', 'rounding']),
  code: z.string(),
  label: z.string(),
  unit: z.string(),
  qty: z.number(),
  unitPrice: z.number(),
  sharedBy: z.number(),
  gstRate: z.number(),
  amount: z.number(),
  dayNumber: z.number(),
});

/** The day plan, for signed-in readers only. */
export const itineraryDetails = named('ItineraryDetails', {
  title: z.string(),
  priceEstimate: z.string(),
  transportDetails: z.string(),
  accommodation: z.string(),
  fullDayWisePlan: z.array(
    z.object({
      day: z.number(),
      date: z.string(),
      title: z.string(),
      emoji: z.string(),
      morning: z.string(),
      afternoon: z.string(),
      evening: z.string(),
      description: z.string(),
      meals: z.string(),
      costRupees: z.number(),
      stops: z.array(timelineRow),
    }),
  ),
  meals: z.string(),
  activitiesIncluded: z.array(z.string()),
  terms: z.array(z.string()),
  structuredDetails: z.object({
    accommodationDetails: z.array(
      z.object({
        hotelName: z.string(),
        hotelType: z.string(),
        location: z.string(),
        roomType: z.string(),
        nights: z.number(),
        amenities: z.array(z.string()),
        /** Long-standing hotels of this comfort in the town; day plans stored before this field existed lack it. */
        examples: z.array(z.string()).default([]),
        imageUrl: z.string().exactOptional(),
      }),
    ),
    transportDetails: z.array(
      z.object({
        mode: z.string(),
        from: z.string(),
        to: z.string(),
        date: z.string(),
        departs: z.string(),
        arrives: z.string(),
        /** Midnights between departure and arrival; missing in plans stored before this field existed. */
        arrivesDaysLater: z.number().exactOptional(),
        cabin: z.string(),
        service: z.string(),
      }),
    ),
    mealsDetails: z.array(z.object({ meal: z.string(), text: z.string() })),
    activitiesDetails: z.array(z.object({ day: z.number(), name: z.string(), text: z.string() })),
    termsAndConditions: z.array(z.string()),
  }),
  dates: z.string(),
  duration: z.string(),
  transportClass: z.string(),
  mealCostEstimates: z.string(),
  accessibility: z.string(),
  languages: z.array(z.string()),
  meetingPoint: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  priceLines: z.array(priceLine),
  route: z.array(
    z.object({
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      dayNumber: z.number(),
      kind: z.enum(['origin', 'stay', 'sight', 'station', 'airport']),
      /** How it is reached from the point before; missing in plans stored before this field existed. */
      by: z.enum(WAYS).exactOptional(),
    }),
  ),
}) satisfies z.ZodType<Mutable<ItineraryDetails>>;
export type Details = z.infer<typeof itineraryDetails>;

export const popularItinerary = named('PopularItinerary', {
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  fromLocation: z.string(),
  toLocation: z.string(),
  departureDate: z.string(),
  returnDate: z.string(),
  headerImage: z.string(),
  days: z.number(),
  /** Price per person today, with and without the offer. */
  pricePP: z.number(),
  fullPricePP: z.number(),
});
export type PopularItinerary = z.infer<typeof popularItinerary>;

export const ITINERARY_SHARE_PLATFORMS = ['facebook', 'twitter', 'whatsapp', 'copy'] as const;

/** One event of the stream: the present step, a finished itinerary, the end, or the reason for a failure. */
export const generationEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('progress'), data: z.object({ step: z.string(), text: z.string() }) }),
    z.object({ event: z.literal('itinerary'), data: itinerary }),
    /** A new wording for an itinerary already sent: written by a language model and checked against the plan. */
    z.object({
      event: z.literal('words'),
      data: z.object({ slug: z.string(), title: z.string(), difference: z.string() }),
    }),
    z.object({ event: z.literal('done'), data: z.object({ count: z.number() }) }),
    z.object({
      event: z.literal('error'),
      data: z.object({
        code: z.number(),
        message: z.string(),
        reason: z.string().optional(),
        details: refusalDetails.optional(),
      }),
    }),
  ])
  .meta({ id: 'GenerationEvent' });
export type GenerationEvent = z.infer<typeof generationEvent>;

const slugParams = z.object({ slug: addressPart });
const idParams = z.object({ id: addressPart });

const noun: Noun = { name: 'Itineraries', about: 'Trips that are planned for a traveller.' };

export const itineraryEndpoints = defineEndpoints(noun, {
  'POST /api/generate-itinerary': {
    operationId: 'generateItineraries',
    summary: 'Plan a trip: up to six itineraries that can be travelled, or why there is none',
    access: 'optional-user',
    body: generation,
    errors: ['impossible'],
    generationErrors: true,
    takesIdempotencyKey: true,
    answers: { 200: z.object({ itineraries: z.array(itinerary) }) },
  },
  'GET /api/itineraries/popular': {
    operationId: 'listPopularItineraries',
    summary:
      'Popular trips with a day plan, one a route, by how many different visitors opened trips of it; at most 12',
    access: 'public',
    query: z.object({ lang: z.enum(LANGUAGES).optional() }),
    answers: { 200: z.object({ popularItineraries: z.array(popularItinerary) }) },
  },
  'GET /api/itineraries/{slug}': {
    operationId: 'getItinerary',
    summary: 'An itinerary; with its details for a signed-in reader',
    access: 'optional-user',
    params: slugParams,
    errors: ['not-found'],
    answers: {
      200: z.object({
        itinerary,
        details: itineraryDetails.optional(),
        /** True when lists show it and search engines may index it. */
        isListed: z.boolean(),
      }),
    },
  },
  'GET /api/itineraries/{id}/details': {
    operationId: 'getItineraryDetails',
    summary: 'The stored day plan; 404 when none has been made yet',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 200: z.object({ details: itineraryDetails }) },
  },
  'POST /api/itineraries/{id}/details': {
    operationId: 'createItineraryDetails',
    summary: 'Make and keep the day plan; a second call answers from the store',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 200: z.object({ details: itineraryDetails, itinerary }) },
  },
  'POST /api/itineraries/{id}/share': {
    operationId: 'shareItinerary',
    summary: 'Count a share; answers the new count over all platforms',
    access: 'optional-user',
    params: idParams,
    body: z.object({ platform: z.enum(ITINERARY_SHARE_PLATFORMS, 'Unknown platform') }),
    errors: ['not-found'],
    answers: { 200: z.object({ shares: z.number() }) },
  },
});

export const itineraryFiles = defineFiles(noun, {
  'POST /api/generate-itinerary/stream': {
    operationId: 'streamItineraries',
    summary: 'Plan a trip; each itinerary is sent as it is ready, as server-sent events',
    access: 'optional-user',
    body: generation,
    errors: ['impossible'],
    generationErrors: true,
    mediaTypes: ['text/event-stream'],
    events: generationEvent,
  },
  'GET /api/itineraries/{slug}/calendar.ics': {
    operationId: 'getItineraryCalendar',
    summary: 'The plan as a calendar file: rides, visits, check-ins and nights, with reminders',
    access: 'user',
    params: slugParams,
    errors: ['not-found'],
    mediaTypes: ['text/calendar'],
  },
});
