import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf, titleOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { addDays } from '../dates.ts';
import { planTrip } from './plan-trip.ts';
import { TRAVEL_CLASSES, type TripRequest } from './types.ts';
import { verifyAnswer } from './verifier/verify-answer.ts';
import { verifyItinerary } from './verifier/verify-itinerary.ts';

const BOOKED_ON = '2026-11-21';
const names = [...gazetteer.bases.values()].map(({ name }) => name);
const regionNames = [...gazetteer.regions.values()].map(({ name }) => name);

const anyRequest: fc.Arbitrary<TripRequest> = fc
  .record({
    from: fc.constantFrom(...names),
    to: fc.constantFrom(...names, ...regionNames),
    startsIn: fc.nat(730),
    days: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) },
      { weight: 1, arbitrary: fc.integer({ min: 9, max: 21 }) },
    ),
    travellers: fc.integer({ min: 1, max: 50 }),
    travelClass: fc.constantFrom(...TRAVEL_CLASSES),
    min: fc.nat(60000),
    width: fc.nat(300000),
    gentle: fc.boolean(),
    offerPercent: fc.constantFrom(0, 20, 90),
  })
  .map(({ from, to, startsIn, days, travellers, travelClass, min, width, gentle, offerPercent }) => {
    const departureDate = addDays(BOOKED_ON, startsIn);
    return {
      from,
      to,
      departureDate,
      returnDate: addDays(departureDate, days - 1),
      travellers,
      travelClass,
      priceRange: { min, max: min + width },
      offerPercent,
      bookedOn: BOOKED_ON,
      exclude: [],
      ...(gentle && { wishes: { gentle } }),
    };
  });

describe('planTrip, whatever is asked', () => {
  it('answers with itineraries that pass every check, or with a refusal that has a name and words', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = planTrip(request, gazetteer);
        if (answer.kind === 'refused') {
          expect(answer.refusal.reason).not.toBe('');
          expect(refusalOf(answer.refusal).length).toBeGreaterThan(10);
          expect(refusalOf(answer.refusal)).not.toMatch(/undefined|NaN|Infinity/);
          return;
        }
        for (const itinerary of answer.itineraries) {
          expect(verifyItinerary(itinerary, request, gazetteer)).toEqual([]);
          // Search engines and cards show this much without cutting.
          expect(titleOf(itinerary).length, titleOf(itinerary)).toBeLessThanOrEqual(60);
        }
        expect(verifyAnswer(answer.itineraries, request, gazetteer)).toEqual([]);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  }, 300_000);

  it('answers the same request with the same bytes', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(JSON.stringify(planTrip(request, gazetteer))).toBe(JSON.stringify(planTrip(request, gazetteer)));
      }),
      { numRuns: 12, seed: 7 },
    );
  }, 300_000);
});
