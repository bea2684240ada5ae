import { describe, expect, it } from 'vitest';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import { addDays } from '../dates.ts';
import type { Itinerary, TripRequest } from './types.ts';

/** Returns the first suggestion of a request that must be feasible; it passes every check. */
function advise(
  from: string,
  to: string,
  departureDate: string,
  days: number,
  more: Partial<TripRequest> = {},
): Itinerary {
  const [first] = plan(tripRequest(from, to, departureDate, days, { bookedOn: addDays(departureDate, -45), ...more }));
  if (!first) throw new Error('no suggestion');
  return first;
}

const visitsOf = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));

const nightsAt = ({ stays }: Itinerary, baseId: string): number =>
  stays.filter((stay) => stay.baseId === baseId).reduce((sum, { nights }) => sum + nights, 0);

describe('the first suggestion is what an agent advises', () => {
  it('takes the night train to Darjeeling for three nights rather than a flight for five', () => {
    const first = advise('Kolkata', 'Darjeeling', '2027-04-09', 6);
    expect(first.variant.transport).toBe('train');
    expect(nightsAt(first, 'darjeeling')).toBe(3);
  });

  it('goes to Puri by night and returns by day when that saves a night in a bed', () => {
    const first = advise('Kolkata', 'Puri', '2027-01-21', 4, { travellers: 4 });
    expect(first.journeys.flatMap(({ rides }) => rides.filter(({ mode }) => mode === 'train').length)).toEqual([1, 1]);
    expect(nightsAt(first, 'puri')).toBe(2);
  });

  it('flies where a train takes a day of three', () => {
    expect(advise('Delhi', 'Khajuraho', '2027-01-22', 3).variant.transport).toBe('flight');
  });
});

describe('a party with elders or children that names a far place', () => {
  const elders = { adults: 4, children: [], elders: 2, mobility: 'little-walking' } as const;

  it('goes there on a longer day, and reads so', () => {
    const first = advise('Kolkata', 'Dawki', '2027-03-08', 6, {
      travellers: 4,
      priceRange: { min: 0, max: 80000 },
      wishes: { party: elders },
    });
    const told = first.served?.find(({ because }) => because === 'long-day');
    const day = first.days.find(({ number }) => number === told?.day);
    expect(day?.stops.some((stop) => stop.kind === 'visit' && stop.sightId === 'shillong-dawki')).toBe(true);
  });

  it('spends two days in a small hill town, though there is little that suits it', () => {
    const party = { ...elders, adults: 4, children: [3] };
    const first = advise('Mumbai', 'Lonavala', '2027-07-24', 2, { travellers: 5, wishes: { party } });
    expect(nightsAt(first, 'lonavala')).toBe(1);
  });
});

it('plans alike suggestions where few sights have the theme that was asked for', () => {
  const first = advise('Asansol', 'Mayapur', '2027-03-12', 3, { travellers: 4, wishes: { themes: ['spiritual'] } });
  expect(first.to.name).toBe('Mayapur');
});

it('sees Wagah at sunset on a weekend in Amritsar, and rests eight hours after the late procession', () => {
  const first = advise('Delhi', 'Amritsar', '2027-02-27', 2);
  const visits = visitsOf(first);
  expect(visits).toEqual(expect.arrayContaining(['amritsar-wagah-border', 'amritsar-golden-temple']));
});

it('passes through a region by its usual stops, also where a town between them is none of them', () => {
  const first = advise('Delhi', 'Karnataka', '2028-02-05', 10, { priceRange: { min: 0, max: 100000 } });
  for (const town of ['mysuru', 'coorg', 'hampi']) expect(nightsAt(first, town)).toBeGreaterThanOrEqual(2);
});

it('sees what is open for a few weeks only, when it is', () => {
  const more = { bookedOn: '2027-02-16', priceRange: { min: 0, max: 60000 } };
  const best = plan(tripRequest('Mumbai', 'Kashmir', '2027-04-02', 6, more)).slice(0, 3);
  const withTulips = best.filter((trip) => visitsOf(trip).includes('srinagar-tulip-garden'));
  expect(withTulips.length).toBeGreaterThanOrEqual(2);
});

it('sees what one comes for also where its theme was asked for', () => {
  const more = { priceRange: { min: 0, max: 60000 }, wishes: { themes: ['adventure', 'nature'] as const } };
  const first = advise('Kolkata', 'Shillong', '2028-01-14', 6, more);
  const visits = visitsOf(first);
  expect(visits).toContain('shillong-double-decker');
});

it('sets out early in the great heat of the plains, but not for whom avoids early starts', () => {
  const breakfasts = (first: Itinerary) =>
    first.days
      .flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'meal' ? [stop] : [])))
      .filter(({ meal }) => meal === 'breakfast');
  const hot = advise('Surat', 'Jaisalmer', '2027-05-15', 5);
  expect(Math.min(...breakfasts(hot).map(({ start }) => start))).toBeLessThanOrEqual(420);
  const late = advise('Surat', 'Jaisalmer', '2027-05-15', 5, { wishes: { avoid: ['early-starts'] } });
  expect(Math.min(...breakfasts(late).map(({ start }) => start))).toBeGreaterThanOrEqual(420);
});
