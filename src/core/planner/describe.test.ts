import { expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { describeDetails } from './describe.ts';

it('a train of 41 hours ends two days later, in its row and among the rides', () => {
  const itineraries = plan(
    tripRequest('Bengaluru', 'Jaipur', '2026-12-10', 10, {
      priceRange: { min: 0, max: 60_000 },
      wishes: { transport: ['no-flights'] },
    }),
  );
  const details = itineraries.map((itinerary) => describeDetails(itinerary, gazetteer, planWords));
  const rides = details.flatMap(({ structuredDetails }) => structuredDetails.transportDetails);
  expect(rides.find(({ service }) => service === '12975 Mysuru Jaipur Express')).toMatchObject({
    departs: '13:00',
    arrives: '06:15',
    arrivesDaysLater: 2,
  });
  const rows = details.flatMap(({ fullDayWisePlan }) => fullDayWisePlan.flatMap(({ stops }) => stops));
  expect(rows.find(({ title }) => title.startsWith('Mysuru Jaipur Express'))).toMatchObject({ endsDaysLater: 2 });
  expect(rows.find(({ kind }) => kind === 'visit')).toMatchObject({ endsDaysLater: 0 });
});

it('the route says of each ride how it goes, and of a walk between sights nothing', () => {
  const [trip] = plan(tripRequest('Chennai', 'Andaman', '2027-01-10', 6, { priceRange: { min: 0, max: 200_000 } }));
  if (!trip) throw new Error('no plan');
  const { route } = describeDetails(trip, gazetteer, planWords);
  const ways = new Set(route.map(({ by }) => by));
  expect(ways).toContain('ferry');
  expect(route.filter(({ by }) => by === 'flight').map(({ kind }) => kind)).toEqual(['airport', 'airport']);
  expect(route.filter(({ kind, by }) => kind === 'sight' && by !== undefined)).toEqual([]);
});
