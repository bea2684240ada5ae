import { expect, test } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import { figuresOf } from './trip-figures.ts';

test.each([
  ['Kolkata', 'Darjeeling', 5],
  ['Delhi', 'Agra', 1],
  ['Delhi', 'Rajasthan', 8],
] as const)('the figures of trips from %s to %s are those of their plans', (from, to, days) => {
  for (const trip of plan(tripRequest(from, to, '2026-12-10', days))) {
    const figures = figuresOf(trip, gazetteer);
    const rides = trip.days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'ride' ? [stop.ride] : [])));
    expect(figures.rideMinutes).toBe(rides.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(figures.nightsOnBoard).toBe(trip.days.filter(({ night }) => night === 'on-board').length);
    const nights = figures.towns.reduce((sum, town) => sum + town.nights, 0);
    expect(nights + figures.nightsOnBoard).toBe(days - 1);
    expect(figures.towns[0]).toMatchObject({ name: from, nights: 0 });
    expect(figures.towns.length).toBeGreaterThan(1);
    expect(figures.legs.length).toBeGreaterThan(0);
    const visited = trip.days.flatMap(({ stops }) =>
      stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.place.name] : [])),
    );
    for (const name of figures.hardSights) expect(visited).toContain(name);
  }
});
