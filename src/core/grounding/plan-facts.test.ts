import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { plannedTrip } from './fixtures/planned-trips.ts';
import { cardFacts, dayFacts } from './plan-facts.ts';

const TRIPS = ['goa', 'himachal', 'jaipur', 'kerala', 'darjeeling', 'agra'] as const;

describe('what a model is told of a plan', () => {
  it('is names and counts: no id, no slug, no money', () => {
    for (const trip of TRIPS) {
      const itinerary = plannedTrip(trip);
      const told = JSON.stringify([
        cardFacts(itinerary, gazetteer, planWords),
        ...itinerary.days.map(({ number }) => dayFacts(itinerary, number, gazetteer, planWords)),
      ]);
      expect(told).not.toMatch(/14980|14,980|₹|rupee|slug|[a-z]+-[a-z]+-temple/i);
      for (const id of itinerary.days.flatMap(({ stops }) =>
        stops.flatMap((s) => (s.kind === 'visit' ? [s.sightId] : [])),
      ))
        expect(told).not.toContain(id);
    }
  });

  it('is short enough for six cards in one question', () => {
    const told = JSON.stringify(TRIPS.map((trip) => cardFacts(plannedTrip(trip), gazetteer, planWords)));
    expect(told.length).toBeLessThan(6000);
  });

  it('tells of a day its stops in order, each with its time', () => {
    expect(dayFacts(plannedTrip('agra'), 2, gazetteer, planWords)).toMatchObject({ day: 2, days: 2, night: null });
    expect(dayFacts(plannedTrip('agra'), 2, gazetteer, planWords)?.stops[0]).toMatch(/^06:00-08:30 Taj Mahal: /);
    expect(dayFacts(plannedTrip('agra'), 3, gazetteer, planWords)).toBeNull();
  });
});
