import { z } from 'zod';
import { type Details, itineraryDetails, itinerarySummary } from '../../../contracts/itineraries.ts';
import { BOOKING_TOPICS, HOTEL_TIERS, RAIL_CLASSES, ROOM_TIERS, THEMES } from '../../../core/gazetteer/types.ts';
import type { CardWords } from '../../../core/grounding/card-words.ts';
import type { ItinerarySummary } from '../../../core/planner/details.ts';
import type {
  DaySaying,
  DifferenceSaying,
  NoteSaying,
  StopSaying,
  TitleSaying,
} from '../../../core/planner/sayings.ts';
import { PACES, type Itinerary as PlannedTrip, TRAVEL_CLASSES } from '../../../core/planner/types.ts';
import type { LineSaying } from '../../../core/pricing/line-sayings.ts';
import { LOCAL_TIERS, MEAL_TIERS } from '../../../core/pricing/types.ts';
import type { OldText } from '../../../core/sayings.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { ItineraryRow } from './packed-row.ts';

/*
 * The documents of a stored itinerary: one schema and one reader for each. A field that is added later needs a default
 * here, or has to be optional: rows are never written again, and the oldest are read with today's code.
 */

/**
 * A sentence as data, or a text in plans that were stored before. Ids are not checked: one that this version does not
 * know is said with no words.
 */
const saying = <S extends { readonly say: string }>(): z.ZodType<S | OldText> =>
  z.union([z.string(), z.looseObject({ say: z.string() })]) as unknown as z.ZodType<S | OldText>;

const tier = z.enum(HOTEL_TIERS);
const point = z.object({ name: z.string(), lat: z.number(), lon: z.number() });
const terminal = point.extend({ code: z.string().exactOptional() });
const localTravel = z.object({ minutes: z.number(), km: z.number() });

const ride = z.object({
  mode: z.enum(['flight', 'train', 'bus', 'cab', 'ferry', 'toy-train']),
  from: terminal,
  to: terminal,
  km: z.number(),
  dayNumber: z.number(),
  departs: z.number(),
  minutes: z.number(),
  service: z.object({ number: z.string(), name: z.string() }).exactOptional(),
  cabin: z.enum(['economy', 'premium-economy', 'business', 'ordinary', 'own', ...RAIL_CLASSES]).exactOptional(),
  overnight: z.boolean(),
  fareFactor: z.number(),
  delayBufferMinutes: z.number(),
  hills: z.boolean(),
});

const stopShape = {
  start: z.number(),
  end: z.number(),
  title: saying<StopSaying>().exactOptional(),
  travel: localTravel.exactOptional(),
};

const stop = z.discriminatedUnion('kind', [
  z.object({
    ...stopShape,
    kind: z.literal('visit'),
    sightId: z.string(),
    place: point,
    feeRupees: z.number(),
    paidAt: z.string().exactOptional(),
    lunch: z.enum(['there', 'packed', 'included']).exactOptional(),
  }),
  z.object({
    ...stopShape,
    kind: z.literal('meal'),
    meal: z.enum(['breakfast', 'lunch', 'dinner']),
    dish: z.string().exactOptional(),
    at: z.object({ name: z.string(), area: z.string() }).exactOptional(),
  }),
  z.object({ ...stopShape, kind: z.literal('ride'), ride }),
  z.object({ ...stopShape, kind: z.enum(['check-in', 'check-out', 'rest', 'free']) }),
]);

const plannedDay = z.object({
  number: z.number(),
  date: z.string(),
  night: z.union([z.object({ baseId: z.string() }), z.enum(['on-board', 'home'])]),
  title: saying<DaySaying>(),
  stops: z.array(stop),
  returnTravel: localTravel.exactOptional(),
  costRupees: z.number(),
});

const stay = z.object({
  baseId: z.string(),
  base: point,
  firstDayNumber: z.number(),
  nights: z.number(),
  tier,
  hotelExample: z.object({ name: z.string(), type: z.string(), area: z.string() }),
  /** Plans stored before this field existed lack it, and so do nights in hotels. */
  nightStay: z.literal(true).exactOptional(),
});

/** The whole plan. */
const plannedTrip = z.object({
  slug: z.string(),
  title: saying<TitleSaying>(),
  variant: z.object({
    focus: z.enum(['classics', 'quiet', ...THEMES]),
    pace: z.enum(PACES),
    shape: z.enum(['one-base', 'circuit']),
    transport: z.enum(['flight', 'train', 'bus', 'cab']),
    tiers: z.object({
      hotel: tier,
      meals: z.enum(MEAL_TIERS),
      local: z.enum(LOCAL_TIERS),
      activities: z.enum(ROOM_TIERS),
    }),
  }),
  from: point,
  to: point,
  startDate: z.string(),
  endDate: z.string(),
  durationDays: z.number(),
  travellers: z.number(),
  travelClass: z.enum(TRAVEL_CLASSES),
  rooms: z.number(),
  vehicles: z.number(),
  bookedOn: z.string(),
  journeys: z.array(z.object({ direction: z.enum(['outward', 'transfer', 'back']), rides: z.array(ride) })),
  stays: z.array(stay),
  days: z.array(plannedDay),
  localTier: z.enum(LOCAL_TIERS),
  price: z.object({
    lines: z.array(itineraryDetails.shape.priceLines.element.extend({ label: saying<LineSaying>() })),
    perPersonRupees: z.number(),
    totalRupees: z.number(),
    ratesCheckedOn: z.string(),
  }),
  notes: z.array(
    itinerarySummary.shape.notes.element.extend({
      text: saying<NoteSaying>(),
      about: z.array(z.string()).exactOptional(),
      what: z.enum(BOOKING_TOPICS).exactOptional(),
    }),
  ),
  /** Plans stored before this field existed lack it. */
  budget: z.object({ min: z.number(), max: z.number() }).exactOptional(),
  /** Plans stored before this field existed lack it, and so do those of trips to the place that was asked for. */
  instead: itinerarySummary.shape.instead.unwrap().exactOptional(),
  /** Plans stored before these fields existed lack them, and so do those of trips without wishes. */
  wishes: itinerarySummary.shape.wishes,
  served: itinerarySummary.shape.served.unwrap().exactOptional(),
  robustness: itinerarySummary.shape.robustness
    .unwrap()
    .extend({ weakest: saying<StopSaying>().exactOptional() })
    .exactOptional(),
  difference: saying<DifferenceSaying>(),
  checks: z.array(z.string()),
  version: z.string(),
});

const cardWords = z.object({
  title: z.string().exactOptional(),
  description: z.string().exactOptional(),
  by: z.object({ provider: z.string(), model: z.string(), promptVersion: z.string() }),
});

type Row<Column extends 'plan' | 'summary' | 'words'> = Pick<ItineraryRow, 'slug' | Column>;

/** Returns the whole plan of a row. The schema costs 0.02 ms of a plan's 0.07: no need to read a part of it anywhere. */
export const readPlan = ({ slug, plan }: Row<'plan'>): PlannedTrip =>
  readDocument(plannedTrip, plan, `plan of ${slug}`);

/** Returns the public summary of a row in our own words. */
export const readSummary = ({ slug, summary }: Row<'summary'>): ItinerarySummary =>
  readDocument(itinerarySummary, summary, `summary of ${slug}`);

/** Returns what a language model has written of a row's itinerary; null for nothing. */
export const readWords = ({ slug, words }: Row<'words'>): CardWords | null =>
  words === null ? null : readDocument(cardWords, words, `words of ${slug}`);

/** Returns a day plan of an itinerary. */
export const readDetails = (slug: string, details: string): Details =>
  readDocument(itineraryDetails, details, `day plan of ${slug}`);

/** Returns a summary with a model's texts in place of the built-in ones, where there are any. */
export const withWords = <T extends Pick<ItinerarySummary, 'title' | 'difference'>>(
  summary: T,
  words: CardWords | null,
): T => ({
  ...summary,
  ...(words?.title && { title: words.title }),
  ...(words?.description && { difference: words.description }),
});

/** Returns the public part of a stored itinerary. */
export const summaryOf = (row: Pick<ItineraryRow, 'slug' | 'summary' | 'words'>): ItinerarySummary =>
  withWords(readSummary(row), readWords(row));
