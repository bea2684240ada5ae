import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, refuse, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { wordServed } from '../../words/en/planner/served.ts';
import { addDays } from '../dates.ts';
import { summarise } from './describe.ts';
import { planTrip } from './plan-trip.ts';
import { type Itinerary, PACES, type TripRequest } from './types.ts';
import { verifyItinerary } from './verifier/verify-itinerary.ts';
import {
  AVOIDED_KINDS,
  DIETS,
  MOBILITIES,
  type Party,
  STAY_KINDS,
  TRANSPORT_WISHES,
  type TripWishes,
} from './wishes.ts';

const peopleOf = (party: Party | undefined): number => (party ? party.adults + party.children.length : 2);

const ask = (to: string, days: number, wishes: TripWishes, more: Partial<TripRequest> = {}): TripRequest =>
  tripRequest('Kolkata', to, '2027-01-15', days, {
    travellers: peopleOf(wishes.party),
    priceRange: { min: 0, max: 90_000 },
    bookedOn: '2026-11-23',
    wishes,
    ...more,
  });

const party = (adults: number, children: readonly number[] = [], elders = 0): Party => ({
  adults,
  children,
  elders,
  mobility: 'full',
});

const visitsOf = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));
const dishesOf = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'meal' && stop.dish ? [stop.dish] : [])));
const ridesOf = ({ journeys }: Itinerary) => journeys.flatMap(({ rides }) => rides);
const latestVisit = ({ days }: Itinerary): number =>
  Math.max(...days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.end] : []))));
const sentencesOf = (itinerary: Itinerary): string => (itinerary.served ?? []).map(wordServed).join(' ');

describe('two parties that differ get different plans', () => {
  const parties: Readonly<Record<string, TripWishes>> = {
    'a family with a child of four and grandparents': { party: party(4, [4], 2) },
    'a couple': { party: party(2) },
    'four friends': { party: party(4) },
    'one woman': { party: party(1) },
    'a Jain family': { party: party(2, [11, 13]), diet: ['jain'] },
  };
  const plans = Object.entries(parties).map(([name, wishes]) => ({
    name,
    plans: plan(ask('Udaipur', 4, wishes, { from: 'Mumbai' })),
  }));
  const plansOf = (name: string): readonly Itinerary[] => plans.find((each) => each.name === name)?.plans ?? [];

  it('in what they see, all five', () => {
    const seen = plans.map(({ plans: list }) => list.map((each) => visitsOf(each).join(' ')).join('\n'));
    expect(new Set(seen).size).toBe(plans.length);
  });

  it('the family has short, relaxed days that end before seven', () => {
    const family = plansOf('a family with a child of four and grandparents');
    for (const each of family) {
      expect(each.variant.pace).toBe('relaxed');
      expect(latestVisit(each)).toBeLessThanOrEqual(19 * 60);
      expect(visitsOf(each).filter((id) => gazetteer.sights.get(id)?.strenuous)).toEqual([]);
      expect(sentencesOf(each)).toMatch(/Short days for the children.*Short days for the elders/);
    }
    const friends = plansOf('four friends');
    const visits = (list: readonly Itinerary[]) =>
      list.reduce((sum, each) => sum + visitsOf(each).length, 0) / list.length;
    expect(visits(friends)).toBeGreaterThan(visits(family));
    expect(Math.max(...friends.map(latestVisit))).toBeGreaterThan(19 * 60);
  });

  it('the woman alone is back by half past eight and told when she arrives', () => {
    for (const each of plansOf('one woman')) {
      expect(latestVisit(each)).toBeLessThanOrEqual(20 * 60 + 30);
      expect(sentencesOf(each)).toMatch(/You arrive at \d\d:\d\d on day \d/);
    }
  });

  it('the Jain family is named no dish with meat, onion, garlic or roots', () => {
    for (const each of plansOf('a Jain family')) {
      expect(dishesOf(each).join(' ')).not.toMatch(/maas|chicken|aloo|pyaaz|garlic|kachori/i);
      expect(sentencesOf(each)).toContain('Jain food');
      expect(summarise(each, gazetteer, planWords).served).toEqual(each.served);
    }
    expect(plansOf('a couple').flatMap(dishesOf).length).toBeGreaterThan(0);
  });
});

describe('each wish changes the plan', () => {
  it('must-see sights are in every suggestion, even at dawn and with a small child', () => {
    const wishes: TripWishes = { party: party(4, [4], 2), mustSee: ['darjeeling-tiger-hill', 'kalimpong'] };
    for (const each of plan(ask('Darjeeling', 6, wishes))) {
      expect(visitsOf(each)).toContain('darjeeling-tiger-hill');
      expect(each.stays.map(({ baseId }) => baseId)).toContain('kalimpong');
    }
  });

  it('who does not fly goes by train, and by day who sleeps in no train', () => {
    for (const each of plan(ask('Varanasi', 5, { transport: ['no-flights'] })))
      expect(ridesOf(each).map(({ mode }) => mode)).not.toContain('flight');
    for (const each of plan(ask('Varanasi', 5, { transport: ['no-night-trains'] })))
      expect(ridesOf(each).some(({ mode, overnight }) => mode === 'train' && overnight)).toBe(false);
    for (const each of plan(ask('Jaipur', 4, { transport: ['own-car'] }, { from: 'Delhi' })))
      expect(new Set(ridesOf(each).map(({ mode }) => mode))).toEqual(new Set(['cab']));
  });

  it('hours at home are kept', () => {
    const wishes: TripWishes = { arriveAfter: '18:00', leaveBefore: '12:00' };
    for (const each of plan(ask('Darjeeling', 5, wishes))) {
      const rides = ridesOf(each);
      expect(rides[0]?.departs).toBeGreaterThanOrEqual(18 * 60);
      expect(((rides.at(-1)?.departs ?? 0) + (rides.at(-1)?.minutes ?? 0)) % 1440).toBeLessThanOrEqual(12 * 60);
    }
  });

  it('who leaves home late takes the last flight and is in bed by midnight', () => {
    const wishes: TripWishes = { arriveAfter: '16:00', leaveBefore: '12:00' };
    for (const each of plan(ask('Hyderabad', 3, wishes, { from: 'Bengaluru' }))) {
      const [first] = ridesOf(each);
      expect(first?.departs).toBeGreaterThanOrEqual(18 * 60);
      expect(each.days[0]?.stops.at(-1)?.end).toBeLessThanOrEqual(24 * 60);
    }
  });

  it('a family sees the film city that takes a day, and is told that the day is long', () => {
    const wishes: TripWishes = {
      party: { adults: 4, children: [6, 10], elders: 2, mobility: 'little-walking' },
      mustSee: ['hyderabad-ramoji'],
    };
    for (const each of plan(ask('Hyderabad', 4, wishes, { from: 'Nagpur' }))) {
      expect(visitsOf(each)).toContain('hyderabad-ramoji');
      expect(each.served).toContainEqual(expect.objectContaining({ because: 'long-day' }));
    }
  });

  it('no wheelchair is planned to steps, and a short trip with one has its three suggestions', () => {
    const wishes: TripWishes = { party: { ...party(2), mobility: 'wheelchair' } };
    for (const each of [...plan(ask('Delhi', 4, wishes)), ...plan(ask('Srinagar', 6, wishes))])
      expect(visitsOf(each).filter((id) => gazetteer.sights.get(id)?.steps)).toEqual([]);
  });

  it('towns are chosen that have the wished stays and sights', () => {
    for (const each of plan(ask('Munnar', 4, { stay: ['dormitory'] }, { from: 'Pune' })))
      expect(each.served).not.toContainEqual(expect.objectContaining({ wish: 'stay', outcome: 'not-met' }));
    for (const each of plan(ask('Munnar', 6, { themes: ['viewpoint'] }, { from: 'Pune' })))
      expect(each.served).toContainEqual(expect.objectContaining({ wish: 'themes', outcome: 'met' }));
  });

  it('what is avoided is nowhere', () => {
    const themesOf = (each: Itinerary) => visitsOf(each).flatMap((id) => gazetteer.sights.get(id)?.themes ?? []);
    for (const each of plan(ask('Varanasi', 5, { avoid: ['temples', 'museums'] }))) {
      expect(themesOf(each)).not.toContain('spiritual');
      expect(themesOf(each)).not.toContain('museum');
    }
    for (const each of plan(ask('Darjeeling', 5, { avoid: ['early-starts', 'gangtok', 'darjeeling-himalayan-zoo'] }))) {
      expect(visitsOf(each)).not.toContain('darjeeling-tiger-hill');
      expect(each.stays.map(({ baseId }) => baseId)).not.toContain('gangtok');
    }
  });

  it('one sleeps on a houseboat where there is one, and is told where not', () => {
    const [first] = plan(ask('Kerala', 7, { stay: ['houseboat'] }, { from: 'Mumbai' }));
    expect(first?.stays.some(({ hotelExample }) => /houseboat/i.test(hotelExample.type))).toBe(true);
    expect(first && sentencesOf(first)).toMatch(/You sleep as you wished: .*houseboat.*We know no houseboat in/);
  });

  it('vegetarians are named no meat', () => {
    const meat = new Set(
      [...gazetteer.dishes.values()].filter(({ diet }) => !diet.includes('vegetarian')).map(({ name }) => name),
    );
    for (const each of plan(ask('Lucknow', 4, { diet: ['vegetarian'] })))
      expect(dishesOf(each).filter((dish) => meat.has(dish))).toEqual([]);
    expect(
      plan(ask('Lucknow', 4, {}))
        .flatMap(dishesOf)
        .some((dish) => meat.has(dish)),
    ).toBe(true);
  });
});

describe('bad wishes are refused in words, by field', () => {
  it.each<[string, TripWishes, number, string, RegExp]>([
    ['a child of forty', { party: party(2, [40]) }, 3, 'party', /whole years from 0 to 17/],
    ['a child of minus one', { party: party(2, [-1]) }, 3, 'party', /whole years/],
    ['half a year', { party: party(2, [1.5]) }, 3, 'party', /whole years/],
    ['children alone', { party: party(0, [8, 9]) }, 2, 'party', /at least one adult/],
    ['more elders than adults', { party: party(2, [], 3) }, 2, 'party', /Elders count among the adults/],
    [
      'a party that does not add up',
      { party: party(2, [4]) },
      2,
      'party',
      /together 3, but the trip is for 2 travellers/,
    ],
    ['sixty travellers', { party: party(60) }, 60, 'travellers', /1 to 50 travellers/],
    ['an hour that is none', { arriveAfter: '25:00' }, 2, 'arriveAfter', /HH:MM/],
    ['a place nobody knows', { mustSee: ['atlantis'] }, 2, 'mustSee', /We do not know "atlantis"/],
    ['something that cannot be avoided', { avoid: ['rain'] }, 2, 'avoid', /how to avoid "rain"/],
  ])('%s', (_what, wishes, travellers, field, words) => {
    const refusal = refuse(ask('Darjeeling', 4, wishes, { travellers }));
    expect(refusal.reason).toBe('INVALID_INPUT');
    expect(refusalOf(refusal)).toMatch(words);
    const fields = refusal.reason === 'INVALID_INPUT' ? refusal.details.fields : {};
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('home before leaving, on one day', () => {
    const refusal = refuse(ask('Shantiniketan', 1, { arriveAfter: '18:00', leaveBefore: '09:00' }));
    expect(refusal).toMatchObject({
      reason: 'INVALID_INPUT',
      details: { fields: { leaveBefore: { say: 'backwards-day' } } },
    });
  });
});

describe('contradictory wishes are told with changes that work', () => {
  const contradictions: readonly [string, TripRequest, RegExp][] = [
    ['no flights to Port Blair in three days', ask('Port Blair', 3, { transport: ['no-flights'] }), /allow flights/],
    [
      'to see and to avoid the same',
      ask('Darjeeling', 5, { mustSee: ['darjeeling-tiger-hill'], avoid: ['darjeeling-tiger-hill'] }),
      /You want to see Tiger Hill.* and also to avoid it/,
    ],
    [
      'a sunrise without an early start',
      ask('Darjeeling', 5, { mustSee: ['darjeeling-tiger-hill'], avoid: ['early-starts'] }),
      /for the hour of sunrise/,
    ],
    [
      'a trek with a toddler',
      ask('Munnar', 5, { party: party(2, [2]), mustSee: ['munnar-meesapulimala'] }, { from: 'Bengaluru' }),
      /too strenuous/,
    ],
  ];

  it.each(contradictions)('%s', (_what, request, words) => {
    const refusal = refuse(request);
    expect(refusalOf(refusal)).toMatch(words);
    if (refusal.reason !== 'WISHES_IMPOSSIBLE') throw new Error(refusal.reason);
    const { remedies = [] } = refusal;
    expect(remedies.length).toBeGreaterThan(0);
    for (const { label: _label, ...change } of remedies) {
      expect(plan({ ...request, ...change }).length).toBeGreaterThanOrEqual(3);
    }
  });
});

it('an hour that no way keeps is eased by as little as helps', () => {
  const wishes: TripWishes = { arriveAfter: '19:00', leaveBefore: '15:00' };
  const refusal = refuse(ask('Jaipur', 3, wishes, { from: 'Hyderabad' }));
  expect(refusalOf(refusal)).toMatch(/leave home from 1[678]:00 on/);
  expect(refusal.remedies?.map(({ wishes: eased }) => eased?.leaveBefore)).toContain('15:00');
});

describe('whatever is wished', () => {
  const places = ['Darjeeling', 'Jaipur', 'Kerala', 'Varanasi', 'Goa', 'Shimla', 'Gangtok', 'Mysuru', 'Leh', 'Puri'];
  const some = <T>(values: readonly T[], most: number) => fc.subarray([...values], { maxLength: most });
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const anyParty = fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    elders: fc.integer({ min: 0, max: 1 }),
    mobility: fc.constantFrom(...MOBILITIES),
  });
  const anyRequest = fc
    .record({
      to: fc.constantFrom(...places),
      days: fc.integer({ min: 2, max: 8 }),
      startsIn: fc.nat(300),
      party: maybe(anyParty),
      diet: some(DIETS, 1),
      pace: maybe(fc.constantFrom(...PACES)),
      avoid: some(AVOIDED_KINDS, 1),
      transport: some(TRANSPORT_WISHES, 1),
      stay: some(STAY_KINDS, 1),
      arriveAfter: maybe(fc.constantFrom('07:00', '10:00', '18:00')),
      leaveBefore: maybe(fc.constantFrom('23:00', '20:00')),
    })
    .map(({ to, days, startsIn, ...wishes }) => {
      const said = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)) as TripWishes;
      const departureDate = addDays('2026-12-01', startsIn);
      return ask(to, days, said, { from: 'Delhi', departureDate, returnDate: addDays(departureDate, days - 1) });
    });

  it('a plan keeps it and says so, or a refusal names what helps', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = planTrip(request, gazetteer);
        if (answer.kind === 'refused') {
          expect(refusalOf(answer.refusal)).not.toMatch(/undefined|NaN|Infinity/);
          return;
        }
        for (const itinerary of answer.itineraries) {
          expect(verifyItinerary(itinerary, request, gazetteer)).toEqual([]);
          for (const served of itinerary.served ?? []) expect(wordServed(served)).toMatch(/^[A-Z0-9].*[.]$/);
        }
      }),
      { numRuns: 60, seed: 20261123 },
    );
  }, 300_000);
});
