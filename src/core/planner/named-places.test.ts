import { describe, expect, it } from 'vitest';
import { refusalOf, titleOf } from '../../../test/english.ts';
import { plan, refuse, tripRequest } from '../../../test/plan-trips.ts';
import { addDays } from '../dates.ts';
import type { Itinerary, TripRequest } from './types.ts';

const wish = (from: string, to: string, departureDate: string, days: number, max = 90_000): TripRequest =>
  tripRequest(from, to, departureDate, days, { priceRange: { min: 0, max }, bookedOn: '2026-11-23' });

const visitsOf = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));
const townsOf = ({ stays }: Itinerary): readonly string[] => stays.map(({ baseId }) => baseId);

describe('a place seen from a town is visited in every suggestion', () => {
  it.each([
    ['Kolkata', 'Lava', '2026-12-10', 4, /lava/, 'Kalimpong'],
    ['Delhi', 'Doodhpathri', '2027-06-05', 5, /doodhpathri/, 'Srinagar'],
    ['Chennai', 'Coonoor', '2026-12-10', 3, /sims-park|dolphins-nose/, 'Ooty'],
    ['Delhi', 'Landour', '2026-12-10', 3, /landour|char-dukan|lal-tibba/, 'Mussoorie'],
    ['Delhi', 'Wagah', '2026-12-10', 3, /wagah/, 'Amritsar'],
    ['Kolkata', 'Konark', '2026-12-10', 4, /konark/, 'Puri'],
    ['Delhi', 'Fatehpur Sikri', '2026-12-10', 3, /fatehpur-sikri/, 'Agra'],
    ['Kolkata', 'Nathula', '2027-04-12', 5, /nathula/, 'Gangtok'],
    ['Mumbai', 'Ellora', '2027-01-16', 3, /ellora/, 'Chhatrapati Sambhajinagar (Aurangabad)'],
  ])('%s to %s', (from, to, day, days, sight, town) => {
    for (const itinerary of plan(wish(from, to, day, days))) {
      expect(visitsOf(itinerary).some((id) => sight.test(id))).toBe(true);
      expect(titleOf(itinerary)).toContain(to);
      expect(itinerary.slug).toContain(to.toLowerCase().replace(' ', '-'));
      expect(itinerary.to.name).toBe(to);
      expect(itinerary.instead).toMatchObject([{ asked: to, goesTo: town, because: 'visited' }]);
    }
  });

  it('is moved to the day on which it is open: the Taj before its Friday', () => {
    for (const itinerary of plan(wish('Delhi', 'Taj Mahal', '2026-12-10', 2))) {
      expect(visitsOf(itinerary)).toContain('agra-taj-mahal');
    }
  });

  it('is refused under its own name when it is closed on all days, with the day when it opens', () => {
    const friday = wish('Delhi', 'Taj Mahal', '2026-12-11', 1);
    const refusal = refuse(friday);
    expect(refusal).toMatchObject({
      reason: 'DESTINATION_CLOSED',
      details: { openFrom: '2026-12-12', alternatives: expect.arrayContaining(['Agra']) },
      remedies: expect.arrayContaining([{ departureDate: '2026-12-12', returnDate: '2026-12-12' }]),
    });
    expect(refusalOf(refusal)).toContain('Taj Mahal cannot be visited');
    expect(refusalOf(refuse(wish('Delhi', 'Rohtang', '2027-01-10', 5)))).toMatch(
      /^Rohtang Pass cannot be visited.*29 May 2027/,
    );
  });

  it('is an outing where the trip starts in its town', () => {
    expect(refuse(wish('Agra', 'Fatehpur Sikri', '2026-12-10', 2))).toMatchObject({ reason: 'SAME_PLACE' });
  });
});

it('the first suggestion for one named town stays there', () => {
  const [first] = plan(wish('Bengaluru', 'Palolem', '2027-02-13', 5));
  expect(first && townsOf(first)).toEqual(['palolem']);
});

it('a town without a train known by name is left by a typical one, from its own station', () => {
  const ways = plan(wish('Ballia', 'Haridwar', '2027-02-12', 5)).map(({ variant }) => variant.transport);
  expect(ways).toContain('train');
});

describe('a route sleeps in every named town', () => {
  it.each([
    ['Delhi', 'Shimla Manali', 6, ['shimla', 'manali']],
    ['Kolkata', 'Delhi, Agra, Jaipur', 6, ['delhi', 'agra', 'jaipur']],
    ['Delhi', 'Delhi, Agra, Jaipur', 4, ['agra', 'jaipur']],
    ['Kolkata', 'Darjeeling Gangtok', 6, ['darjeeling', 'gangtok']],
  ])('%s to %s', (from, to, days, towns) => {
    for (const itinerary of plan(wish(from, to, '2026-12-10', days))) {
      expect(new Set(townsOf(itinerary))).toEqual(new Set(towns));
    }
  });

  it('in the typed order when that costs little, and two nights in each when there are enough', () => {
    const [first] = plan(wish('Bengaluru', 'Agra Jaipur', '2027-11-21', 5));
    expect(first && townsOf(first)).toEqual(['agra', 'jaipur']);
    const [palaces] = plan(wish('Kolkata', 'Udaipur Jodhpur', '2027-02-07', 6));
    expect(palaces?.stays.map(({ nights }) => nights).every((nights) => nights >= 2)).toBe(true);
  });

  it('reads one misspelt name beside names as they are spelt', () => {
    const [first] = plan(wish('Mumbai', 'Kochi Allepy', '2027-01-12', 6));
    expect(new Set(first && townsOf(first))).toEqual(new Set(['kochi', 'alappuzha']));
    expect(first?.instead).toMatchObject([{ field: 'to', asked: 'allepy', goesTo: 'Alappuzha', because: 'misspelt' }]);
  });

  it('visits a place together with the town from which it is seen', () => {
    for (const itinerary of plan(wish('Kolkata', 'Gangtok Nathula', '2027-04-10', 5))) {
      expect(visitsOf(itinerary)).toContain('gangtok-nathula');
      expect(titleOf(itinerary)).toMatch(/Gangtok and Nathula/);
    }
  });

  it('keeps the order that was typed', () => {
    for (const itinerary of plan(wish('Delhi', 'Manali then Shimla', '2026-12-10', 6)))
      expect(townsOf(itinerary)).toEqual(['manali', 'shimla']);
    for (const itinerary of plan(wish('Chennai', 'Kochi to Munnar and Alleppey', '2026-12-10', 6)))
      expect(townsOf(itinerary)).toEqual(['kochi', 'munnar', 'alappuzha']);
  });

  it('returns from the town that was named last', () => {
    for (const itinerary of plan(wish('Mumbai', 'Delhi Agra Jaipur and back from Udaipur', '2026-12-10', 9))) {
      expect(townsOf(itinerary).at(-1)).toBe('udaipur');
      expect(new Set(townsOf(itinerary))).toEqual(new Set(['delhi', 'agra', 'jaipur', 'udaipur']));
      expect(itinerary.to.name).toBe('Delhi, Agra, Jaipur and Udaipur');
    }
  });

  it('says how many days it needs, as tried', () => {
    const request = wish('Kolkata', 'Delhi, Agra, Jaipur', '2026-12-10', 3);
    const refusal = refuse(request);
    if (refusal.reason !== 'TRIP_TOO_SHORT') throw new Error(refusal.reason);
    expect(refusal.remedies).toEqual([{ returnDate: addDays('2026-12-10', refusal.details.minDays - 1) }]);
    expect(plan({ ...request, ...refusal.remedies?.[0] }).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the Char Dham', () => {
  const temples = ['barkot-yamunotri', 'gangotri-temple', 'guptkashi-kedarnath', 'badrinath-temple'];

  it.each(['Haridwar', 'Delhi'])('from %s is one trip to the four temples, from west to east', (from) => {
    for (const { days } of plan(wish(from, 'char dham yatra', '2027-05-20', 12, 150_000))) {
      const seen = days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));
      expect(seen.filter((id) => temples.includes(id))).toEqual(temples);
    }
  });

  it('is closed while the snow lies', () => {
    expect(refuse(wish('Delhi', 'Char Dham', '2027-01-20', 12)).reason).toBe('DESTINATION_CLOSED');
  });
});

describe('each remedy of a refusal leads to an answer', () => {
  it.each([
    ['an unplanned place', wish('Pune', 'Solapur', '2027-01-15', 3), 'UNKNOWN_PLACE'],
    ['an unplanned place far from all', wish('Kolkata', 'Campbell Bay', '2027-01-15', 5), 'UNKNOWN_PLACE'],
    ['a circuit', wish('Delhi', 'Buddhist circuit', '2027-01-10', 12), 'UNKNOWN_PLACE'],
    [
      'a route without one of its places',
      wish('Delhi', 'Jaipur, Phalodi, Jaisalmer', '2027-01-15', 4),
      'UNKNOWN_PLACE',
    ],
    ['a route too far', wish('Kolkata', 'Darjeeling and Goa', '2027-01-15', 6), 'ROUTE_TOO_FAR'],
    ['a place abroad', wish('Delhi', 'Bali', '2027-01-15', 4), 'ABROAD'],
    ['a closed place', wish('Delhi', 'Pangong Lake', '2026-12-20', 5), 'DESTINATION_CLOSED'],
    ['a small budget', wish('Chennai', 'Darjeeling', '2026-12-10', 4, 3000), 'BUDGET_TOO_LOW'],
    ['a short trip', wish('Delhi', 'Leh', '2027-06-10', 2), 'TRIP_TOO_SHORT'],
  ] as const)('%s', (_, request, reason) => {
    const { remedies = [], ...refusal } = refuse(request);
    expect(refusal.reason).toBe(reason);
    expect(remedies.length).toBeGreaterThan(0);
    for (const remedy of remedies) expect(plan({ ...request, ...remedy }).length).toBeGreaterThanOrEqual(3);
  });

  it('is left out where only the traveller can say what is meant', () => {
    expect(refuse(wish('Delhi', 'Aurangabad', '2027-01-15', 4))).toMatchObject({
      reason: 'UNKNOWN_PLACE',
      details: { suggestions: ['Aurangabad, Maharashtra', 'Aurangabad, Bihar'], isSure: false, isKnown: false },
    });
    expect(refuse(wish('Delhi', 'Aurangabad', '2027-01-15', 4)).remedies).toBeUndefined();
  });
});

it('says which Udaipur it is', () => {
  for (const { instead } of plan(wish('Delhi', 'Udaipur', '2027-01-15', 4)))
    expect(instead).toEqual([
      { field: 'to', asked: 'Udaipur', goesTo: 'Udaipur, Rajasthan', because: 'namesake', km: 0 },
    ]);
});
