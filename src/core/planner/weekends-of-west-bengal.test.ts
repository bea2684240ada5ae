import { describe, expect, it } from 'vitest';
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

/** Returns the towns of West Bengal from which a weekend in a place was refused. */
function refusedFrom(baseId: string, reachKm: number, days: number): readonly string[] {
  const base = gazetteer.bases.get(baseId);
  if (!base) throw new Error(baseId);
  return gazetteer.originTowns
    .filter(({ state }) => state === 'WB')
    .filter((town) => greatCircleKm(town, base) > SAME_TOWN_KM && greatCircleKm(town, base) <= reachKm)
    .filter(({ name }) => !isPlanned(weekend(name, base.name, days)))
    .map(({ name }) => name);
}

describe.each(Object.entries(WEEKENDS))('a weekend in %s', (baseId, reachKm) => {
  it.each([2, 3])(
    'of %i days is possible from all towns of West Bengal within a day',
    (days) => {
      expect(refusedFrom(baseId, reachKm, days)).toEqual([]);
    },
    60_000,
  );
});

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
