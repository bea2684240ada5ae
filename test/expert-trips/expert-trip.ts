import { z } from 'zod';
import { isDay } from '../../src/core/dates.ts';
import { THEMES } from '../../src/core/gazetteer/types.ts';
import { PACES, TRAVEL_CLASSES } from '../../src/core/planner/types.ts';

const day = z.string().refine(isDay, 'Please give a day as YYYY-MM-DD');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Any of these: names of one place or thing, as travellers write them. */
const anyOf = z.array(z.string().min(3)).min(1);
const range = z.tuple([z.number().min(0), z.number().min(0)]);

/**
 * How much a missed demand costs: without a `must` the trip is one that an expert would not sell (score 0); each missed
 * `should` costs 1 of 3 points, each missed `nice` half a point, down to 0.5.
 */
const weight = z.enum(['must', 'should', 'nice']);

const demand = z.discriminatedUnion('kind', [
  /** A sight or place that is visited. */
  z.strictObject({ kind: z.literal('visits'), anyOf, weight }),
  /** A sight, place or thing that appears nowhere in the plan. */
  z.strictObject({ kind: z.literal('avoids'), anyOf, weight }),
  /** Nights in a town, on board a train not counted; `[0, 0]`: no night there. */
  z.strictObject({ kind: z.literal('nights'), anyOf, nights: range, weight }),
  /** Towns or sights in the order in which they are first reached. */
  z.strictObject({ kind: z.literal('order'), names: z.array(z.string().min(3)).min(2), weight }),
  /** A visit begins between two times. */
  z.strictObject({ kind: z.literal('begins'), anyOf, between: z.tuple([time, time]), weight }),
  /** Both are visited on one day. */
  z.strictObject({ kind: z.literal('same-day'), names: z.array(z.string().min(3)).length(2), weight }),
  /** How one travels on the longest ride of a direction. */
  z.strictObject({
    kind: z.literal('travels'),
    direction: z.enum(['outward', 'back', 'transfer']),
    modes: z.array(z.enum(['flight', 'train', 'bus', 'cab', 'ferry'])).min(1),
    weight,
  }),
  /** Rupees per person. */
  z.strictObject({ kind: z.literal('price'), between: range, weight }),
  /** Most minutes by road on a day, journeys included. */
  z.strictObject({ kind: z.literal('road-minutes'), atMost: z.number().int().min(60), weight }),
  /** Visits on a full day. */
  z.strictObject({ kind: z.literal('visits-a-day'), atMost: z.number().int().min(1), weight }),
  /** A note, a text of a day or a line of the price has one of these words: a permit, a festival, a season, a diet. */
  z.strictObject({ kind: z.literal('says'), anyOf, weight }),
  /** Where one sleeps is of this kind: houseboat, camp, homestay, dormitory, palace. */
  z.strictObject({ kind: z.literal('sleeps-in'), anyOf, weight }),
  /** There is no such trip; the refusal has one of these names or words. */
  z.strictObject({ kind: z.literal('refused'), anyOf, weight: z.literal('must') }),
]);
export type Demand = z.infer<typeof demand>;

const wishes = z.strictObject({
  party: z
    .strictObject({
      adults: z.number().int().min(1),
      /** Ages in years. */
      children: z.array(z.number().int().min(0).max(17)).default([]),
      /** How many of the adults are elders. */
      elders: z.number().int().min(0).default(0),
      mobility: z.enum(['full', 'little-walking', 'wheelchair']).default('full'),
    })
    .exactOptional(),
  diet: z.array(z.enum(['vegetarian', 'jain', 'vegan', 'halal', 'no-alcohol'])).exactOptional(),
  pace: z.enum(PACES).exactOptional(),
  themes: z.array(z.enum(THEMES)).exactOptional(),
  mustSee: z.array(z.string()).exactOptional(),
  avoid: z.array(z.string()).exactOptional(),
  transport: z.array(z.enum(['no-flights', 'no-night-trains', 'own-car'])).exactOptional(),
  arriveAfter: time.exactOptional(),
  leaveBefore: time.exactOptional(),
  stay: z.array(z.enum(['hotel', 'homestay', 'heritage', 'houseboat', 'camp', 'dormitory'])).exactOptional(),
});

/** A trip that somebody asks for, and what an expert of the region demands of the first suggestion. */
export const expertTrip = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What guide books, tour operators and people of the region agree on, in one or two sentences. */
  because: z.string().min(20),
  /** Who says so: titles of guide books, names of operators' tours, public web addresses; empty for common knowledge. */
  source: z.array(z.string()),
  asked: z.strictObject({
    from: z.string(),
    to: z.string(),
    departureDate: day,
    returnDate: day,
    /** Days between the booking and the departure. */
    daysAhead: z.number().int().min(0).default(45),
    travellers: z.number().int().min(1),
    travelClass: z.enum(TRAVEL_CLASSES).default('Economy'),
    priceRange: range,
    wishes: wishes.exactOptional(),
  }),
  demands: z.array(demand).min(2),
});
export type ExpertTrip = z.infer<typeof expertTrip>;

export const expertTrips = z.array(expertTrip);
