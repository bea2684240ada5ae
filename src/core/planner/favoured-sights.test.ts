import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import { addDays } from '../dates.ts';
import { THEMES } from '../gazetteer/types.ts';
import { offerPlaces } from '../grounding/offered-places.ts';
import { canonicalText } from './check-request.ts';
import { planTrip } from './plan-trip.ts';
import { type Itinerary, PACES, type TripRequest } from './types.ts';
import { verifyAnswer } from './verifier/verify-answer.ts';
import { verifyItinerary } from './verifier/verify-itinerary.ts';

type Wishes = NonNullable<TripRequest['wishes']>;

const wish = (to: string, days: number, wishes?: Wishes): TripRequest =>
  tripRequest('Delhi', to, '2026-12-10', days, {
    priceRange: { min: 0, max: 90_000 },
    bookedOn: '2026-11-22',
    ...(wishes && { wishes }),
  });

const visitsOf = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));

describe('sights that a traveller named', () => {
  it('are seen though they are no famous ones, by most of the suggestions', () => {
    const favoured = ['jaipur-gaitor', 'jaipur-patrika-gate', 'jaipur-anokhi-museum'];
    const plans = plan(wish('Jaipur', 3, { favoured }));
    const seen = plans.map((itinerary) => favoured.filter((id) => visitsOf(itinerary).includes(id)).length);
    expect(seen[0]).toBe(3);
    expect(seen.filter((count) => count >= 2).length).toBeGreaterThan(plans.length / 2);
  });

  it('draw a trip through a region to where they are', () => {
    const favoured = ['pushkar-lake-ghats', 'pushkar-brahma-temple', 'pushkar-savitri-temple'].filter((id) =>
      gazetteer.sights.has(id),
    );
    expect(favoured.length).toBeGreaterThan(1);
    const goesThere = (itinerary: Itinerary) => itinerary.stays.some(({ baseId }) => baseId === 'pushkar');
    const without = plan(wish('Rajasthan', 7)).filter(goesThere).length;
    const withThem = plan(wish('Rajasthan', 7, { favoured })).filter(goesThere).length;
    expect(withThem).toBeGreaterThan(without);
  });

  it('change nothing where there are none: the same bytes, the same seed', () => {
    const plain = JSON.stringify(plan(wish('Agra', 2)));
    for (const wishes of [{}, { favoured: [] }, { themes: [], favoured: [] }])
      expect(JSON.stringify(plan(wish('Agra', 2, wishes)))).toBe(plain);
    expect(canonicalText(wish('Agra', 2))).toBe(
      '[["delhi","agra"],"2026-12-10","2026-12-11",2,"Economy",0,90000,"2026-11-22",[[],"",false]]',
    );
  });

  it('make another trip, under another slug, whatever their order', () => {
    const plain = plan(wish('Agra', 2)).map(({ slug }) => slug);
    const [a, b] = ['agra-mehtab-bagh', 'agra-taj-mahal'];
    const wished = plan(wish('Agra', 2, { favoured: [a, b] }));
    for (const { slug } of wished) expect(plain).not.toContain(slug);
    expect(plan(wish('Agra', 2, { favoured: [b, a, b] }))).toEqual(wished);
  });

  it('that are unknown count as nothing', () => {
    const visits = plan(wish('Agra', 2, { favoured: ['atlantis-1', ''] })).map(
      (itinerary) => visitsOf(itinerary).length,
    );
    expect(visits.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...visits)).toBeGreaterThan(0);
  });
});

describe('a wish that cannot be', () => {
  it('is refused as a wish, with the change that helps', () => {
    const answer = planTrip(wish('Agra', 3, { themes: ['beach'] }), gazetteer);
    const remedies = [{ label: { say: 'no-themes' }, wishes: {} }];
    expect(answer).toMatchObject({ kind: 'refused', refusal: { reason: 'WISHES_IMPOSSIBLE', remedies } });
  });
});

describe('whatever is wished', () => {
  const places = [
    ...[...gazetteer.bases.values()].map(({ name }) => name),
    ...[...gazetteer.regions.values()].map(({ name }) => name),
  ];
  const anyWish = fc.constantFrom(...places).chain((to) => {
    const offered = offerPlaces(to, gazetteer).map(({ id }) => id);
    return fc.record({
      to: fc.constant(to),
      days: fc.integer({ min: 1, max: 7 }),
      startsIn: fc.nat(500),
      favoured: fc.subarray(offered, { maxLength: Math.min(8, offered.length) }),
      themes: fc.subarray([...THEMES], { maxLength: 3 }),
      pace: fc.option(fc.constantFrom(...PACES), { nil: undefined }),
      gentle: fc.boolean(),
    });
  });

  it('every plan passes every check', () => {
    fc.assert(
      fc.property(anyWish, ({ to, days, startsIn, favoured, themes, pace, gentle }) => {
        const departureDate = addDays('2026-11-23', startsIn);
        const request: TripRequest = {
          ...wish(to, days, { favoured, themes, ...(pace && { pace }), gentle }),
          departureDate,
          returnDate: addDays(departureDate, days - 1),
        };
        const answer = planTrip(request, gazetteer);
        if (answer.kind === 'refused') return;
        for (const itinerary of answer.itineraries) expect(verifyItinerary(itinerary, request, gazetteer)).toEqual([]);
        expect(verifyAnswer(answer.itineraries, request, gazetteer)).toEqual([]);
      }),
      { numRuns: 60, seed: 20261122 },
    );
  }, 300_000);
});
