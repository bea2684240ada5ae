import { expect, test } from 'vitest';
import { plansOf, tripRequest } from '../../../test/plan-trips.ts';
import { days as words } from '../../words/en/planner/days.ts';
import { speak } from '../sayings.ts';
import type { Itinerary, PlannedDay, TripRequest } from './types.ts';

const plan = (request: Partial<TripRequest>): readonly Itinerary[] =>
  plansOf(tripRequest('Delhi', 'Leh', '2027-06-12', 6, { priceRange: { min: 0, max: 90_000 }, ...request }));

const titleOf = (day: PlannedDay | undefined): string => (day ? speak(words, day.title) : '');

const visitsOf = (day: PlannedDay | undefined): number => day?.stops.filter(({ kind }) => kind === 'visit').length ?? 0;

test('the first day in Leh is one of rest, said with its reason', () => {
  const plans = plan({}).filter(({ variant }) => variant.transport === 'flight');
  expect(plans.length).toBeGreaterThan(0);
  for (const { days } of plans) {
    expect(titleOf(days[0])).toMatch(/^A rest day in Leh to get used to the height/);
    expect(visitsOf(days[0])).toBeLessThanOrEqual(1);
  }
});

test('elders rest after a night train, others go on', () => {
  const trip = {
    from: 'Kolkata',
    to: 'Varanasi',
    departureDate: '2027-02-08',
    returnDate: '2027-02-13',
    priceRange: { min: 0, max: 40_000 },
  };
  const party = { adults: 2, children: [], elders: 2, mobility: 'full' } as const;
  const byNight = (plans: readonly Itinerary[]) =>
    plans.filter(({ days, stays }) => days[0]?.night === 'on-board' && (stays[0]?.nights ?? 0) > 1);
  const restful = byNight(plan({ ...trip, wishes: { party, transport: ['no-flights'] } }));
  expect(restful.length).toBeGreaterThan(0);
  for (const { days } of restful) {
    expect(titleOf(days[1])).toMatch(/^A rest day in [A-Z][a-z]+ after the night on the way/);
    expect(visitsOf(days[1])).toBeLessThanOrEqual(1);
  }
  for (const { days } of byNight(plan(trip))) expect(titleOf(days[1])).not.toMatch(/rest day/);
});
