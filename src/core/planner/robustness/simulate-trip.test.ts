import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import { seededRandom } from '../../random.ts';
import type { Itinerary, Stop, TripRequest } from '../types.ts';
import { DELAYS, drawDelay, drawTriangle, ROADS } from './delays.ts';
import { simulateTrip } from './simulate-trip.ts';

const wish = (from: string, to: string, departureDate: string, days: number): TripRequest =>
  tripRequest(from, to, departureDate, days, { priceRange: { min: 0, max: 150_000 }, bookedOn: '2026-11-23' });

const flown = plan(wish('Kolkata', 'Darjeeling', '2027-02-10', 5)).find(
  ({ variant }) => variant.transport === 'flight',
);
if (!flown) throw new Error('no plan');

/** Returns the plan with its flights earlier by so many minutes. */
const earlierFlights = (trip: Itinerary, minutes: number): Itinerary => ({
  ...trip,
  days: trip.days.map((day) => ({
    ...day,
    stops: day.stops.map(
      (stop): Stop =>
        stop.kind === 'ride' && stop.ride.mode === 'flight' && day.number > 1
          ? { ...stop, start: stop.start - minutes, end: stop.end - minutes }
          : stop,
    ),
  })),
});

describe('a simulated trip', () => {
  it('is the same each time', () => expect(simulateTrip(flown, gazetteer)).toEqual(simulateTrip(flown, gazetteer)));

  it('is kept less often when the flight home leaves an hour and a half earlier, and tells of the flight', () => {
    const usual = simulateTrip(flown, gazetteer);
    const hurried = simulateTrip(earlierFlights(flown, 90), gazetteer);
    expect(usual.kept).toBeGreaterThanOrEqual(190);
    expect(hurried.kept).toBeLessThan(150);
    expect(hurried.weakest).toMatchObject({ kind: 'ride', ride: { mode: 'flight' } });
  });

  it('is never kept when a sight closes before one can be there', () => {
    const visits = flown.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'));
    const first = visits[0];
    if (first?.kind !== 'visit') throw new Error('no visit');
    const sight = gazetteer.sights.get(first.sightId);
    if (!sight) throw new Error('no sight');
    const closesAtOnce = { ...sight, windows: [{ from: first.start, to: first.end }], score: 90 };
    const queued: Itinerary = {
      ...flown,
      days: flown.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => (stop === first ? { ...first, travel: { minutes: 300, km: 90 } } : stop)),
      })),
    };
    const sights = new Map(gazetteer.sights).set(sight.id, closesAtOnce);
    expect(simulateTrip(queued, { ...gazetteer, sights })).toMatchObject({ kept: 0, weakest: { sightId: sight.id } });
  });

  it('is given up early where only the weakest row is asked for', () => {
    const hurried = earlierFlights(flown, 90);
    expect(simulateTrip(hurried, gazetteer, 3).kept).toBeLessThan(simulateTrip(hurried, gazetteer).kept);
  });
});

it.each([
  ['Kolkata', 'Darjeeling', '2027-07-10', 6],
  ['Mumbai', 'Port Blair', '2027-01-12', 6],
  ['Bengaluru', 'Manali', '2027-05-01', 7],
  ['Delhi', 'Varanasi', '2027-01-05', 4],
])('plans from %s to %s are kept in at least 95 of 100 simulated trips, and say so', (from, to, departure, days) => {
  for (const { robustness } of plan(wish(from, to, departure, days)))
    expect(robustness?.kept).toBeGreaterThanOrEqual(0.95 * 200);
});

describe('what is drawn', () => {
  const draws = (draw: (random: () => number) => number) => {
    const random = seededRandom(5);
    return Array.from({ length: 20_000 }, () => draw(random));
  };

  it('has the share on time that the source gives', () => {
    const { onTime, slackMinutes } = DELAYS.train;
    const late = draws((random) => drawDelay(random, DELAYS.train));
    expect(late.filter((minutes) => minutes <= slackMinutes).length / late.length).toBeCloseTo(onTime, 2);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  });

  it('stays in its triangle', () => {
    const [least, mode, most] = ROADS.hills;
    const times = draws((random) => drawTriangle(random, ROADS.hills));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...times)).toBeLessThanOrEqual(most);
    const mean = times.reduce((a, b) => a + b, 0) / times.length;
    expect(mean).toBeCloseTo((least + mode + most) / 3, 2);
  });
});
