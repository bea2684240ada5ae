import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { finish, PASTED_ON, placeNames } from '../../../test/judge-pasted-plan.ts';
import { readPastedPlans } from '../../../test/read-pasted-plans.ts';
import { readPlan } from '../plan-reading/read-plan.ts';
import { planTrip } from '../planner/plan-trip.ts';
import type { Itinerary } from '../planner/types.ts';
import { verifyItinerary } from '../planner/verifier/verify-itinerary.ts';
import { fitBest } from './fit-plan.ts';
import { type GivenTrip, requestOfPlan, tripOfPlan } from './trip-of-plan.ts';

function tryFit(text: string, given: GivenTrip = {}) {
  const plan = readPlan(text, placeNames);
  const request = requestOfPlan(plan, tripOfPlan(plan, given, PASTED_ON, gazetteer), PASTED_ON, gazetteer);
  const answer = request && planTrip(request, gazetteer);
  if (!request || !answer) return { kind: 'no-request' as const };
  if (answer.kind === 'refused') return { kind: 'refused' as const, request, refusal: answer.refusal };
  const best = finish(fitBest(plan, answer.itineraries, gazetteer));
  if (!best) throw new Error('planned nothing');
  return { kind: 'fitted' as const, request, plan, suggestions: answer.itineraries, ...best };
}

const visited = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));

function fitted(text: string, given: GivenTrip = {}) {
  const result = tryFit(text, given);
  if (result.kind !== 'fitted') throw new Error(result.kind);
  return result;
}

describe('the repaired plan', () => {
  const RESULTS = readPastedPlans().map(({ name, text }) => [name, tryFit(text)] as const);
  const made = RESULTS.flatMap(([, result]) => (result.kind === 'fitted' ? [result] : []));

  it.each(RESULTS)('of %s passes every check, or a rule says why there is none', (_, result) => {
    if (result.kind !== 'fitted') return expect(result.kind).toBe('refused');
    expect(verifyItinerary(result.itinerary, result.request, gazetteer)).toEqual([]);
    const ids = visited(result.itinerary);
    for (const { id, to } of result.changes) expect(ids.includes(id)).toBe(to !== undefined);
  });

  it('is there for most pasted plans, and has most of their sights', () => {
    expect(made.length).toBeGreaterThan(24);
    const wanted = made.reduce(
      (sum, { kept, changes }) => sum + kept + changes.filter(({ to }) => to === undefined).length,
      0,
    );
    const kept = made.reduce((sum, result) => sum + result.kept, 0);
    expect(kept / wanted).toBeGreaterThan(0.7);
  });

  it('moves the Taj from a Friday to another day', () => {
    const { changes, itinerary } = fitted(
      'From Kolkata\n12 Feb 2027\nDay 1: Agra, Taj Mahal\nDay 2: Agra, Agra Fort\nDay 3: Agra, Fatehpur Sikri\nDay 4: home',
    );
    expect(visited(itinerary)).toContain('agra-taj-mahal');
    const day = itinerary.days.find(({ stops }) =>
      stops.some((stop) => stop.kind === 'visit' && stop.sightId === 'agra-taj-mahal'),
    );
    expect(day?.date).not.toBe('2027-02-12');
    expect(changes.some(({ id, to }) => id === 'agra-taj-mahal' && to !== undefined)).toBe(true);
  });

  it('has an address of its own as soon as its sights differ from those of the suggestion', () => {
    const { itinerary, suggestions } = fitted(
      'From Kolkata\nDay 1: Darjeeling\nDay 2: Darjeeling, Dhirdham Temple\nDay 3: home',
    );
    expect(visited(itinerary)).toContain('darjeeling-dhirdham');
    expect(suggestions.map(({ slug }) => slug)).not.toContain(itinerary.slug);
    expect(itinerary.slug).toMatch(/^[\w-]{10,200}$/);
  });

  it('is the same for the same text, byte for byte', () => {
    const text = 'From Kolkata\nDay 1: Darjeeling, Batasia Loop\nDay 2: Darjeeling, Japanese temple\nDay 3: home';
    expect(JSON.stringify(fitted(text).itinerary)).toBe(JSON.stringify(fitted(text).itinerary));
  });

  it('is refused by name where the towns are too far apart', () => {
    const result = tryFit('Day 1: Manali\nDay 2: Leh, Shanti Stupa\nDay 3: Munnar, Tea Museum\nDay 4: home');
    expect(result.kind === 'refused' && result.refusal.reason).toMatch(/ROUTE_TOO_FAR|TRIP_TOO_SHORT/);
  });
});
