import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { planWords } from '../../words/en/plans.ts';
import { describeDetails } from './describe.ts';
import { planTrip } from './plan-trip.ts';

it('a train of 41 hours ends two days later, in its row and among the rides', () => {
  const answer = planTrip(
    {
      from: 'Bengaluru',
      to: 'Jaipur',
      departureDate: '2026-12-10',
      returnDate: '2026-12-19',
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max: 60_000 },
      bookedOn: '2026-11-21',
      exclude: [],
    },
    gazetteer,
  );
  if (answer.kind === 'refused') throw new Error(refusalOf(answer.refusal));
  const details = answer.itineraries.map((itinerary) => describeDetails(itinerary, gazetteer, planWords));
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
