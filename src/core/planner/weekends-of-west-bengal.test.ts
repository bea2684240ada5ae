import { expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { addDays } from '../dates.ts';
import { greatCircleKm } from '../geo.ts';
import { planTripSteps } from './plan-trip.ts';
import type { TripRequest } from './types.ts';

/** Where people of the home market go on a weekend, and from how far they do. */
const WEEKENDS = { digha: 230, sundarbans: 210, shantiniketan: 230, bishnupur: 230, murshidabad: 230, kolkata: 230 };
/** Nearer places are the town itself. */
const SAME_TOWN_KM = 12;

function weekend(from: string, to: string, days: number): TripRequest {
  return {
    from,
    to,
    departureDate: '2027-01-16',
    returnDate: addDays('2027-01-16', days - 1),
    travellers: 2,
    travelClass: 'Economy',
    priceRange: { min: 0, max: 50_000 },
    bookedOn: '2026-11-23',
    exclude: [],
  };
}

/** Returns true as soon as a request has enough suggestions. */
const isPlanned = (request: TripRequest): boolean =>
  planTripSteps(request, gazetteer).some(({ kind }) => kind === 'itinerary');

/** Returns the towns of West Bengal from which a weekend in a place was refused: of two days, and of three in turn. */
function refusedFrom(baseId: string, reachKm: number): readonly string[] {
  const base = gazetteer.bases.get(baseId);
  if (!base) throw new Error(baseId);
  return gazetteer.originTowns
    .filter(({ state }) => state === 'WB')
    .filter((town) => greatCircleKm(town, base) > SAME_TOWN_KM && greatCircleKm(town, base) <= reachKm)
    .filter(({ name }, n) => !isPlanned(weekend(name, base.name, 2 + (n % 2))))
    .map(({ name }) => name);
}

it.each(Object.entries(WEEKENDS))(
  'a weekend in %s is possible from all towns of West Bengal within a day',
  (baseId, reachKm) => {
    expect(refusedFrom(baseId, reachKm)).toEqual([]);
  },
  60_000,
);

it.each([
  ['Hooghly', 'Sundarbans', 3],
  ['Kharagpur', 'Digha', 2],
  ['Barasat', 'Shantiniketan', 2],
  ['Serampore', 'Sundarbans', 2],
  ['Asansol', 'Shantiniketan', 2],
  ['Haldia', 'Digha', 2],
  ['Krishnanagar', 'Murshidabad', 2],
  ['Siliguri', 'Darjeeling', 2],
])('goes from %s to %s in %i days', (from, to, days) => {
  expect(isPlanned(weekend(from, to, days))).toBe(true);
});
