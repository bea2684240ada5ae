import { describe, expect, it } from 'vitest';
import { differenceOf, noteOf, refusalOf, titleOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, refuse, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { weekdayOf } from '../dates.ts';
import { speak } from '../sayings.ts';
import { describeDetails, summarise } from './describe.ts';
import { planTrip, planTripSteps } from './plan-trip.ts';
import type { Itinerary } from './types.ts';

const BOOKED_ON = '2026-11-21';

const sightIds = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));
const servicesOf = ({ journeys }: Itinerary): readonly string[] =>
  journeys.flatMap(({ rides }) => rides.flatMap(({ service }) => (service ? [service.name] : [])));
const visitNames = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.place.name] : [])));
const baseIds = ({ stays }: Itinerary): readonly string[] => stays.map(({ baseId }) => baseId);

describe('Kolkata to Darjeeling, four days for 15,000', () => {
  const itineraries = plan(
    tripRequest('Kolkata', 'Darjeeling', '2026-12-10', 4, { priceRange: { min: 0, max: 15000 } }),
  );

  it('recommends comfortable rooms for every night within the money', () => {
    const [first] = itineraries;
    expect(first?.variant.tiers.hotel).toBe('mid');
    expect(first?.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(3);
  });

  it('offers second what costs less, with simple rooms', () => {
    const [first, second] = itineraries;
    expect(second && titleOf(second)).toBe('Darjeeling on a Budget');
    const saved = Math.round(100 - (100 * (second?.price.perPersonRupees ?? 0)) / (first?.price.perPersonRupees ?? 1));
    expect(second && differenceOf(second)).toContain(`${saved}% below the plan that we recommend`);
    expect(second?.variant.tiers.hotel).toBe('budget');
    expect(second?.price.perPersonRupees).toBeLessThan(first?.price.perPersonRupees ?? 0);
  });

  it('has one that goes by the Darjeeling Mail and comes back by it', () => {
    expect(itineraries.map(servicesOf)).toContainEqual(['Darjeeling Mail', 'Darjeeling Mail']);
  });

  it('sees the sun rise from Tiger Hill and stays within the money', () => {
    for (const itinerary of itineraries) expect(itinerary.price.perPersonRupees).toBeLessThanOrEqual(15000);
    const dawn = itineraries[0]?.days
      .flatMap(({ stops }) => stops)
      .find((stop) => stop.kind === 'visit' && stop.sightId === 'darjeeling-tiger-hill');
    expect(dawn?.start).toBeLessThan(390);
  });

  it('keeps away from the zoo and the institute on Thursdays', () => {
    for (const { days } of itineraries) {
      for (const { date, stops } of days) {
        const ids = stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : []));
        if (weekdayOf(date) === 4) expect(ids.some((id) => /zoo|mountaineering/.test(id))).toBe(false);
      }
    }
  });
});

it('charges a ticket for several sights once a day', () => {
  const days = plan(tripRequest('Bengaluru', 'Mahabalipuram', '2027-01-13', 2)).flatMap((itinerary) => itinerary.days);
  const both = days.flatMap(({ stops }) => {
    const visits = stops.flatMap((stop) => (stop.kind === 'visit' ? [stop] : []));
    const shared = visits.filter(({ sightId }) => /shore-temple|five-rathas/.test(sightId));
    return shared.length === 2 ? [shared] : [];
  });
  expect(both.length).toBeGreaterThan(0);
  for (const [first, second] of both) {
    expect(first).toMatchObject({ feeRupees: 40 });
    expect(second).toMatchObject({ feeRupees: 0, paidAt: first?.place.name });
  }
});

it('tells of a fair at the place, and prices its nights', () => {
  const rich = { priceRange: { min: 0, max: 100000 } };
  const [during] = plan(tripRequest('Kolkata', 'Puri', '2027-07-04', 4, rich));
  expect(during?.notes.map(noteOf).join()).toContain('You are in Puri for the Rath Yatra, ');
  expect(during?.price.lines.some(({ label }) => speak(planWords.lines, label).endsWith('Puri, Rath Yatra'))).toBe(
    true,
  );
  const [after] = plan(tripRequest('Kolkata', 'Puri', '2027-07-20', 4, rich));
  expect(after?.notes.map(noteOf).join()).not.toContain('Rath Yatra');
});

describe('what people come for', () => {
  it.each([
    ['Mumbai', 'Aurangabad, Maharashtra', '2027-01-20', 4, 'aurangabad-ajanta'],
    ['Mumbai', 'Aurangabad, Maharashtra', '2027-01-20', 4, 'aurangabad-ellora'],
    ['Kolkata', 'Gangtok', '2027-04-14', 6, 'gangtok-tsomgo-lake'],
    ['Delhi', 'Varanasi', '2027-02-10', 3, 'varanasi-sunrise-boat'],
    ['Delhi', 'Jaisalmer', '2027-11-03', 5, 'jaisalmer-sam-dunes'],
  ])('%s to %s sees it in every suggestion', (from, to, departure, days, id) => {
    const itineraries = plan(tripRequest(from, to, departure, days));
    const asked = itineraries.filter((itinerary) =>
      baseIds(itinerary).includes(gazetteer.sights.get(id)?.baseId ?? ''),
    );
    expect(asked.length).toBeGreaterThan(2);
    const seeing = asked.filter((itinerary) => sightIds(itinerary).includes(id));
    const saying = asked.filter(({ notes }) =>
      notes.some((note) => note.kind === 'missed' && noteOf(note).includes(gazetteer.sights.get(id)?.name ?? '')),
    );
    expect(seeing.length + saying.length).toBe(asked.length);
    expect(asked[0] && sightIds(asked[0])).toContain(id);
  });

  it('is lunch of a long excursion eaten there', () => {
    const visits = plan(tripRequest('Mumbai', 'Aurangabad, Maharashtra', '2027-01-20', 4)).flatMap(({ days }) =>
      days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop] : []))),
    );
    expect(visits.filter(({ sightId }) => sightId === 'aurangabad-ajanta').map(({ lunch }) => lunch)).toContain(
      'there',
    );
  });
});

describe('Delhi to Agra', () => {
  it('sees the Taj Mahal on the Thursday when the second day is its Friday', () => {
    const itineraries = plan(tripRequest('Delhi', 'Agra', '2026-12-10', 2));
    for (const { days } of itineraries) {
      const friday = days.find(({ date }) => weekdayOf(date) === 5);
      expect(friday?.stops.some((stop) => stop.kind === 'visit' && stop.sightId === 'agra-taj-mahal')).toBe(false);
    }
    expect(itineraries.some((itinerary) => sightIds(itinerary).includes('agra-taj-mahal'))).toBe(true);
  });

  it('says that the Taj Mahal is closed on the one day when only Friday is left', () => {
    const fridays = plan(tripRequest('Delhi', 'Agra', '2026-12-11', 2)).filter(
      (itinerary) => itinerary.stays.length > 0,
    );
    const missing = fridays.filter((itinerary) => !sightIds(itinerary).includes('agra-taj-mahal'));
    for (const { notes } of missing) {
      expect(
        notes
          .filter(({ kind }) => kind === 'missed')
          .map(({ text }) => text)
          .join(),
      ).toContain('Taj Mahal is closed on Fridays.');
    }
  });

  it('goes there and back on one day, without a room', () => {
    for (const itinerary of plan(tripRequest('Delhi', 'Agra', '2026-12-09', 1))) {
      expect(itinerary.stays).toEqual([]);
      expect(sightIds(itinerary).length).toBeGreaterThan(0);
    }
  });
});

describe('other hand-checked trips', () => {
  it('goes from Bengaluru to Goa and stays in Goa', () => {
    const itineraries = plan(tripRequest('Bengaluru', 'Goa', '2026-12-04', 4));
    for (const itinerary of itineraries) {
      for (const id of baseIds(itinerary)) expect(['calangute', 'panaji', 'palolem']).toContain(id);
    }
  });

  it('does not come back for a day to a town in which it sleeps', () => {
    const request = tripRequest('Mumbai', 'Kashmir', '2027-05-08', 6, { priceRange: { min: 0, max: 60_000 } });
    const slept = plan(request).filter(({ stays }) => stays.some(({ baseId }) => baseId === 'gulmarg'));
    expect(slept.length).toBeGreaterThan(0);
    for (const { days } of slept) {
      const visits = days.flatMap(({ stops }) =>
        stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])),
      );
      expect(visits).not.toContain('srinagar-gulmarg');
    }
  });

  it('rests two nights in Leh after landing, and sees one thing at most on the first day', () => {
    for (const itinerary of plan(
      tripRequest('Delhi', 'Leh', '2027-07-10', 7, { priceRange: { min: 0, max: 90000 } }),
    )) {
      expect(itinerary.stays[0]?.nights).toBeGreaterThanOrEqual(2);
      expect(itinerary.days[0]?.stops.filter(({ kind }) => kind === 'visit').length).toBeLessThanOrEqual(1);
      expect(itinerary.notes.some(({ kind }) => kind === 'altitude')).toBe(true);
    }
  });

  it('goes to the Andamans by air and between the islands by ferry', () => {
    const itineraries = plan(
      tripRequest('Kolkata', 'Andamans', '2027-01-10', 6, { priceRange: { min: 0, max: 90000 } }),
    );
    for (const { journeys, variant, stays } of itineraries) {
      expect(variant.transport).toBe('flight');
      const transfers = journeys.filter(({ direction }) => direction === 'transfer').flatMap(({ rides }) => rides);
      expect(transfers).toHaveLength(stays.length - 1);
      for (const { mode } of transfers) expect(mode).toBe('ferry');
    }
  });

  it('makes a circuit of Kerala from Mumbai', () => {
    const itineraries = plan(tripRequest('Mumbai', 'Kerala', '2027-01-10', 7));
    expect(itineraries.some(({ variant }) => variant.shape === 'circuit')).toBe(true);
    const places = new Set(itineraries.flatMap(baseIds));
    expect(places.size).toBeGreaterThanOrEqual(3);
  });

  it('advises the overnight coach to Manali', () => {
    const [first] = plan(tripRequest('Delhi', 'Manali', '2027-05-10', 6));
    expect(first?.journeys[0]?.rides[0]).toMatchObject({ mode: 'bus', overnight: true });
  });

  it.each([
    ['Kolkata', 'Digha', 2],
    ['Mumbai', 'Lonavala', 2],
    ['Delhi', 'Jaipur', 2],
  ])('makes a weekend from %s to %s', (from, to, days) => {
    expect(plan(tripRequest(from, to, '2026-12-05', days)).length).toBeGreaterThanOrEqual(3);
  });

  it('leaves today and comes back tomorrow, as the form proposes', () => {
    for (const itinerary of plan(tripRequest('Delhi', 'Agra', BOOKED_ON, 2))) {
      expect(itinerary.journeys[0]?.rides[0]?.departs).toBeGreaterThanOrEqual(480);
    }
  });

  it('fills twenty-one days without an empty one', () => {
    const request = tripRequest('Kolkata', 'Darjeeling', '2027-04-01', 21, { priceRange: { min: 0, max: 200000 } });
    for (const itinerary of plan(request)) {
      expect(new Set(sightIds(itinerary)).size).toBe(sightIds(itinerary).length);
      expect(new Set(baseIds(itinerary)).size).toBeGreaterThan(2);
    }
  });

  it('chooses the themes that were asked for', () => {
    const request = tripRequest('Delhi', 'Jaipur', '2027-01-10', 4, { wishes: { themes: ['museum', 'heritage'] } });
    for (const itinerary of plan(request)) {
      const visited = sightIds(itinerary).flatMap((id) => gazetteer.sights.get(id) ?? []);
      const fitting = visited.filter(({ themes }) => themes.includes('museum') || themes.includes('heritage'));
      expect(fitting.length / visited.length).toBeGreaterThanOrEqual(0.4);
    }
  });
});

describe('refusals', () => {
  it('says the lowest price when the money does not suffice', () => {
    const refusal = refuse(
      tripRequest('Chennai', 'Darjeeling', '2026-12-10', 4, { priceRange: { min: 0, max: 3000 } }),
    );
    expect(refusal.reason).toBe('BUDGET_TOO_LOW');
    if (refusal.reason === 'BUDGET_TOO_LOW') expect(refusal.details.cheapest).toBeGreaterThan(3000);
  });

  it('says the highest price when nothing costs so much', () => {
    const refusal = refuse(tripRequest('Delhi', 'Agra', '2026-12-09', 2, { priceRange: { min: 150000, max: 200000 } }));
    expect(refusal.reason).toBe('BUDGET_TOO_HIGH');
    if (refusal.reason === 'BUDGET_TOO_HIGH') expect(refusal.details.dearest).toBeLessThan(150000);
  });

  it('never says that a least price of nothing is too high', () => {
    for (const max of [12000, 15000]) {
      const request = tripRequest('Bengaluru', 'Keonjhar', '2027-08-23', 2, { priceRange: { min: 0, max } });
      expect(refuse(request).reason).toBe('BUDGET_TOO_LOW');
    }
  });

  it('says how many days a far place needs', () => {
    const refusal = refuse(tripRequest('Chennai', 'Darjeeling', '2026-12-10', 1));
    expect(refusal.reason).toBe('TRIP_TOO_SHORT');
    if (refusal.reason === 'TRIP_TOO_SHORT') expect(refusal.details.minDays).toBeGreaterThan(1);
  });

  it('says when a shut place opens again, and where to go meanwhile', () => {
    const refusal = refuse(tripRequest('Delhi', 'Pangong Lake', '2026-12-20', 5));
    expect(refusal.reason).toBe('DESTINATION_CLOSED');
    if (refusal.reason !== 'DESTINATION_CLOSED') return;
    expect(refusal.details.openFrom > '2026-12-20').toBe(true);
    expect(refusal.details.alternatives).toHaveLength(3);
  });

  it.each([
    ['ABROAD', tripRequest('Delhi', 'Bali', '2026-12-10', 4)],
    ['UNKNOWN_PLACE', tripRequest('Qwrtplk', 'Goa', '2026-12-10', 4)],
    ['SAME_PLACE', tripRequest('Calcutta', 'Kolkata', '2026-12-10', 4)],
    ['DATE_ORDER', tripRequest('Delhi', 'Goa', '2026-12-10', -2)],
    ['TRIP_TOO_LONG', tripRequest('Delhi', 'Goa', '2026-12-10', 22)],
    ['INVALID_INPUT', tripRequest('Delhi', 'Goa', '2026-12-10', 4, { travellers: 0 })],
    ['INVALID_INPUT', tripRequest(' ', 'Goa', '2026-12-10', 4)],
    ['INVALID_INPUT', tripRequest('Delhi', 'Goa', '2026-11-20', 4)],
  ] as const)('answers %s', (reason, request) => expect(refuse(request).reason).toBe(reason));
});

describe('an answer', () => {
  const request = tripRequest('Mumbai', 'Goa', '2026-12-10', 5);

  it('is the same, byte for byte, when asked again', () => {
    expect(JSON.stringify([...planTripSteps(request, gazetteer)])).toBe(
      JSON.stringify([...planTripSteps(request, gazetteer)]),
    );
  });

  it('goes on with others when some have been seen', () => {
    const first = plan(request);
    const next = planTrip({ ...request, exclude: first.map(({ slug }) => slug) }, gazetteer);
    expect(next.kind).toBe('planned');
    if (next.kind !== 'planned') return;
    expect(next.itineraries.length).toBeGreaterThan(0);
    for (const { slug } of next.itineraries) expect(first.some((seen) => seen.slug === slug)).toBe(false);
  });

  it('tells its steps in words and then its itineraries', () => {
    const kinds = [...planTripSteps(request, gazetteer)].map(({ kind }) => kind);
    expect(kinds[0]).toBe('progress');
    expect(kinds.filter((kind) => kind === 'itinerary').length).toBeGreaterThanOrEqual(3);
  });

  it('is described whole: card, days, prices, route', () => {
    for (const itinerary of plan(request)) {
      const card = summarise(itinerary, gazetteer, planWords);
      expect(card.topAttractions.length).toBeGreaterThanOrEqual(3);
      expect(card.inclusions.length).toBeGreaterThanOrEqual(2);
      expect(card.totalPrice).toBe(card.pricePP * 2);
      expect(gazetteer.bases.has(card.coverBaseId)).toBe(true);
      const details = describeDetails(itinerary, gazetteer, planWords);
      expect(details.fullDayWisePlan).toHaveLength(itinerary.durationDays);
      expect(details.fullDayWisePlan.reduce((sum, { costRupees }) => sum + costRupees, 0)).toBe(card.pricePP);
      expect(details.structuredDetails.accommodationDetails).toHaveLength(itinerary.stays.length);
      expect(JSON.stringify(details)).not.toMatch(/undefined|NaN|null/);
    }
  });
});

describe('the round trips that agencies sell', () => {
  const rich = { priceRange: { min: 0, max: 120000 } };
  const bothWays = (itinerary: Itinerary): readonly string[] => [
    ...new Set(itinerary.journeys.flatMap(({ rides }) => rides.map(({ mode }) => mode))),
  ];

  it.each([
    ['Chennai', 'Kerala', '2026-12-03', 6, ['munnar', 'alappuzha']],
    ['Mumbai', 'Kerala', '2027-01-10', 5, ['munnar', 'alappuzha']],
    ['Delhi', 'Rajasthan', '2026-12-10', 8, ['jaipur', 'udaipur', 'jodhpur']],
    ['Delhi', 'Golden Triangle', '2026-12-10', 6, ['agra', 'jaipur']],
    ['Kolkata', 'Andaman', '2026-12-05', 6, ['port-blair', 'havelock', 'neil']],
    ['Delhi', 'Ladakh', '2027-06-10', 7, ['leh', 'nubra', 'pangong']],
    ['Mumbai', 'Goa', '2026-12-03', 5, ['calangute']],
    ['Kolkata', 'Odisha', '2027-01-20', 5, ['puri', 'bhubaneswar']],
  ])('%s to %s', (from, to, day, days, expected) => {
    const [first] = plan(tripRequest(from, to, day, days, rich));
    expect(first && baseIds(first)).toEqual(expect.arrayContaining(expected));
  });

  it('sleeps in Leh on the first nights and on the last, before the morning flight', () => {
    const [first] = plan(tripRequest('Delhi', 'Ladakh', '2027-06-10', 7, rich));
    expect(first?.stays[0]).toMatchObject({ baseId: 'leh', nights: 2 });
    expect(first?.stays.at(-1)?.baseId).toBe('leh');
  });

  it('flies nowhere that a car reaches sooner', () => {
    for (const itinerary of plan(tripRequest('Delhi', 'Jaipur', '2026-12-10', 4)))
      expect(bothWays(itinerary)).not.toContain('flight');
  });

  it('sees the aarti in Varanasi after a night train, and the Taj and the fort of Agra in a day', () => {
    const [varanasi] = plan(tripRequest('Delhi', 'Varanasi', '2026-12-06', 4));
    expect(varanasi && visitNames(varanasi).join()).toMatch(/Ganga Aarti/);
    const [agra] = plan(tripRequest('Delhi', 'Agra', '2026-12-05', 1));
    expect(agra && visitNames(agra)).toEqual(['Taj Mahal', 'Agra Fort']);
  });
});

describe('one click leads to a plan', () => {
  it.each([
    ['Delhi', 'Leh', '2027-06-10', 2],
    ['Chennai', 'Darjeeling', '2026-12-10', 1],
    ['Jaisalmer', 'Havelock', '2027-01-10', 1],
  ])('with the days that a refusal names, and with none fewer: %s to %s', (from, to, day, days) => {
    const rich = { priceRange: { min: 0, max: 90000 } };
    const refusal = refuse(tripRequest(from, to, day, days, rich));
    if (refusal.reason !== 'TRIP_TOO_SHORT') throw new Error(refusal.reason);
    const { minDays } = refusal.details;
    expect(plan(tripRequest(from, to, day, minDays, rich)).length).toBeGreaterThanOrEqual(3);
    for (let fewer = days; fewer < minDays; fewer++)
      expect(refuse(tripRequest(from, to, day, fewer, rich)).reason).toBe('TRIP_TOO_SHORT');
  });

  it.each([
    ['Chennai', 'Darjeeling', '2026-12-10', 4, 3000],
    ['Mumbai', 'Goa', '2026-12-20', 3, 4000],
  ])('with the budget that a refusal names: %s to %s', (from, to, day, days, max) => {
    const refusal = refuse(tripRequest(from, to, day, days, { priceRange: { min: 0, max } }));
    if (refusal.reason !== 'BUDGET_TOO_LOW') throw new Error(refusal.reason);
    const enough = { priceRange: { min: 0, max: refusal.details.cheapest } };
    expect(plan(tripRequest(from, to, day, days, enough)).length).toBeGreaterThanOrEqual(3);
  });

  it('refuses a place that it does not plan, though others are near, with those that it tried', () => {
    const refusal = refuse(tripRequest('Pune', 'Solapur', '2027-01-15', 3));
    expect(refusal).toMatchObject({
      reason: 'UNKNOWN_PLACE',
      details: { suggestions: ['Badami', 'Kolhapur'], isKnown: true },
      remedies: [{ to: 'Badami' }, { to: 'Kolhapur' }],
    });
  });

  it('tells of the names that it read as others, on both sides, and says nothing of those that it knows', () => {
    for (const { instead } of plan(tripRequest('Kolkotta', 'Darjeelng', '2027-01-15', 4))) {
      expect(instead).toEqual([
        { field: 'from', asked: 'Kolkotta', goesTo: 'Kolkata', because: 'misspelt', km: 0 },
        { field: 'to', asked: 'Darjeelng', goesTo: 'Darjeeling', because: 'misspelt', km: 0 },
      ]);
    }
    for (const { instead } of plan(tripRequest('Calcutta', 'Darjeeling', '2027-01-15', 4)))
      expect(instead).toBeUndefined();
  });

  it('refuses a place that is far from all it plans, with the nearest ones and how far they are', () => {
    const refusal = refuse(tripRequest('Delhi', 'Campbell Bay', '2027-01-15', 5));
    expect(refusalOf(refusal)).toBe(
      "We don't plan trips to Campbell Bay yet. The nearest places that we do plan: Hut Bay (427 km away), Port Blair (535 km away) and Neil Island (546 km away).",
    );
    expect(refusal).toMatchObject({
      reason: 'UNKNOWN_PLACE',
      details: {
        field: 'to',
        suggestions: ['Hut Bay', 'Port Blair', 'Neil Island'],
        distancesKm: [427, 535, 546],
        isSure: false,
        isKnown: true,
      },
    });
  });
});
