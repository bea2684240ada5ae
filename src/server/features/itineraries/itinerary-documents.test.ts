import { describe, expect, it } from 'vitest';
import { planner } from '../../../../test/gazetteer.ts';
import type { Itinerary as PlannedTrip, TripRequest } from '../../../core/planner/types.ts';
import { readDetails, readPlan, readSummary, readWords } from './itinerary-documents.ts';

const request = (from: string, to: string, more: Partial<TripRequest> = {}): TripRequest => ({
  from,
  to,
  departureDate: '2027-03-04',
  returnDate: '2027-03-08',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 200_000 },
  bookedOn: '2026-11-21',
  exclude: [],
  ...more,
});

/** By every mode of travel, to another place than was asked for, with wishes, and in great comfort. */
const REQUESTS = [
  request('Kolkata', 'Darjeeling'),
  request('Delhi', 'Goa', { travelClass: 'First Class', returnDate: '2027-03-12' }),
  request('Chennai', 'Havelock', { returnDate: '2027-03-10' }),
  request('Mumbai', 'Lonavla'),
  request('Delhi', 'Darjeelng', { wishes: { themes: ['nature'], pace: 'relaxed', gentle: true } }),
];

const tripsOf = (asked: TripRequest): PlannedTrip[] =>
  [...planner.plan(asked)].flatMap((event) => (event.kind === 'itinerary' ? [event.itinerary] : []));
const stored = (value: unknown): string => JSON.stringify(value);

describe('the documents of an itinerary', () => {
  it('are read as they were written, field by field', { timeout: 30_000 }, () => {
    const trips = REQUESTS.flatMap(tripsOf);
    const rides = trips.flatMap(({ journeys }) => journeys.flatMap((journey) => journey.rides));
    const stops = trips.flatMap(({ days }) => days.flatMap((day) => day.stops));
    expect(new Set(rides.map(({ mode }) => mode))).toEqual(new Set(['flight', 'train', 'bus', 'cab', 'ferry']));
    expect(new Set(stops.map(({ kind }) => kind)).size).toBe(7);
    expect(trips.some(({ instead }) => instead !== undefined)).toBe(true);
    for (const trip of trips) {
      const { slug } = trip;
      expect(readPlan({ slug, plan: stored(trip) })).toEqual(JSON.parse(stored(trip)));
      const summary = stored(planner.summarise(trip));
      expect(readSummary({ slug, summary })).toEqual(JSON.parse(summary));
      const details = stored(planner.describe(trip));
      expect(readDetails(slug, details)).toEqual(JSON.parse(details));
    }
  });

  it('of a model hold what it has written', () => {
    const by = { provider: 'compatible', model: 'test-model', promptVersion: '2026-11-plain' };
    expect(readWords({ slug: 'a', words: null })).toBeNull();
    for (const words of [{ title: 'Tea', by }, { description: 'Slowly.', by }, { by }]) {
      expect(readWords({ slug: 'a', words: stored(words) })).toEqual(words);
    }
  });

  it('that are damaged say of which itinerary they are', () => {
    expect(() => readPlan({ slug: 'goa-by-rail', plan: '{"slug":' })).toThrow('plan of goa-by-rail cannot be read');
    expect(() => readSummary({ slug: 'goa-by-rail', summary: '{}' })).toThrow('summary of goa-by-rail');
    expect(() => readWords({ slug: 'goa-by-rail', words: '{"title":1}' })).toThrow('words of goa-by-rail');
    expect(() => readDetails('goa-by-rail', 'null')).toThrow('day plan of goa-by-rail');
  });
});
