import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, plansOf, tripRequest } from '../../../../test/plan-trips.ts';
import { addDays } from '../../dates.ts';
import { decisionsOf, sightsOfTrip, sightsOn } from '../edits/decisions.ts';
import { applyEdit } from '../edits/edit.ts';
import { refuseDecisions } from '../edits/edited-plan.ts';
import { editsBetween } from '../edits/edits-between.ts';
import { judge } from '../edits/judge.ts';
import { requestOfTrip } from '../edits/request-of-trip.ts';
import { editTrip } from '../edits/retime.ts';
import type { EditedTrip } from '../edits/solved-days.ts';
import type { Itinerary } from '../types.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { decideAlternative } from './decide-alternative.ts';
import { DECIDED_KINDS, type PlannedKind } from './kinds.ts';
import { cheaperLimit, chooseAlternative, requestsForAlternative } from './plan-alternative.ts';
import { asCompared, differenceBetween } from './plan-difference.ts';

const TRIPS = [
  tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5),
  tripRequest('Chennai', 'Kerala', '2027-01-10', 7),
  tripRequest('Delhi', 'Rajasthan', '2027-02-01', 10),
  tripRequest('Delhi', 'Agra', '2027-03-08', 1),
  tripRequest('Mumbai', 'Alappuzha', '2027-12-01', 4),
  tripRequest('Delhi', 'Rishikesh', '2027-03-10', 4),
  tripRequest('Chennai', 'Hampi', '2027-01-10', 4),
];
const BOOKED_ON = '2026-11-21';
const plans: readonly Itinerary[] = TRIPS.flatMap((request) => plan(request).slice(0, 2));
const named = plans.map((each) => [each.slug, each] as const);

const asMade = (itinerary: Itinerary): EditedTrip => editTrip(itinerary, gazetteer, decisionsOf(itinerary));

/** Returns a plan with the first sight of its fullest day locked. */
function withLock(itinerary: Itinerary): EditedTrip {
  const trip = asMade(itinerary);
  const [fullest] = trip.decisions.days.toSorted((a, b) => b.sights.length - a.sights.length);
  return { ...trip, decisions: { ...trip.decisions, locked: fullest?.sights.slice(0, 1) ?? [] } };
}

const sightOf = (id: string) => gazetteer.sights.get(id);
const isHard = (id: string): boolean => (sightOf(id)?.strenuous ?? sightOf(id)?.steps) === true;

describe.each(DECIDED_KINDS)('a %s plan', (kind) => {
  it.each(named)('%s breaks nothing, keeps what is locked, and says what is different', (_, itinerary) => {
    const trip = withLock(itinerary);
    const made = decideAlternative(trip, kind);
    if (made.kind === 'none') return expect(made.because).not.toBe('no-such-day');
    expect(made.findings).toEqual([]);
    expect(verifyItinerary(made.itinerary, requestOfTrip(made.itinerary), gazetteer)).toEqual([]);
    expect(sightsOfTrip(made.decisions)).toEqual(expect.arrayContaining([...trip.decisions.locked]));
    for (const day of made.decisions.days) {
      const before = trip.decisions.days.find(({ number }) => number === day.number);
      const count = before ? sightsOn(before).length : 0;
      expect(sightsOn(day).length).toBeLessThanOrEqual(count);
    }
    const judged = judge(trip);
    const difference = differenceBetween(
      asCompared(trip.decisions, judged),
      asCompared(made.decisions, made),
      gazetteer.sights,
    );
    const [before, after] = [sightsOfTrip(trip.decisions), sightsOfTrip(made.decisions)];
    expect(difference.out.map(({ id }) => id).toSorted()).toEqual(
      before.filter((id) => !after.includes(id)).toSorted(),
    );
    expect(difference.in.map(({ id }) => id).toSorted()).toEqual(after.filter((id) => !before.includes(id)).toSorted());
    expect(difference.price).toEqual({
      from: judged.itinerary.price.perPersonRupees,
      to: made.itinerary.price.perPersonRupees,
    });
    const spent = difference.spending.reduce((sum, { rupees }) => sum + rupees, 0);
    const saved = made.itinerary.price.perPersonRupees - judged.itinerary.price.perPersonRupees;
    // Prices end in a zero; what rounds them is no spending.
    expect(Math.abs(spent - saved)).toBeLessThan(10);
    expect([difference.days, difference.startsLater, difference.nights]).toEqual([0, 0, []]);
    const goneHard = difference.out.filter(({ id }) => isHard(id)).length;
    if (kind === 'slower') expect(after.length).toBeLessThan(before.length);
    if (kind === 'less-walking') expect(goneHard).toBeGreaterThan(0);
    if (kind === 'less-walking') expect(difference.in.filter(({ id }) => isHard(id))).toEqual([]);
    if (kind === 'rainy-day') expect(difference.out.every(({ id }) => sightOf(id)?.indoor === false)).toBe(true);
    if (kind === 'rainy-day') expect(difference.in.every(({ id }) => sightOf(id)?.indoor === true)).toBe(true);
  });

  it.each(named)('%s is reached by edits', (_, itinerary) => {
    const trip = asMade(itinerary);
    const made = decideAlternative(trip, kind);
    if (made.kind === 'none') return;
    let { decisions } = trip;
    for (const edit of editsBetween(decisions, made.decisions)) {
      const result = applyEdit({ ...trip, decisions }, edit);
      if (result.kind === 'refused') throw new Error(`${edit.edit}: ${result.because}`);
      decisions = result.decisions;
    }
    expect(decisions).toEqual(made.decisions);
  });
});

it('alternatives of the same days are found for most plans', () => {
  const found = DECIDED_KINDS.map((kind) => [
    kind,
    plans.filter((each) => decideAlternative(asMade(each), kind).kind === 'found').length,
  ]);
  for (const [, count] of found) expect(count).toBeGreaterThan(2);
});

/** Returns the alternative of a planned kind, as the server looks for it. */
function planned(kind: PlannedKind, trip: EditedTrip) {
  const current = { itinerary: judge(trip).itinerary, decisions: trip.decisions };
  for (const request of requestsForAlternative(kind, current, BOOKED_ON, gazetteer)) {
    const steps = chooseAlternative(kind, current, plansOf(request), gazetteer);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) continue;
      if (value.found) return value.found;
      break;
    }
  }
  return undefined;
}

describe('a plan that is planned again', () => {
  const counts = { cheaper: 0, shorter: 0, later: 0 };
  // One plan of each trip: each is planned several times again.
  const firsts = named.filter((_, i) => i % 2 === 0);
  it.each(firsts)('%s passes every check, keeps what is locked, and is what was asked for', (_, itinerary) => {
    const trip = withLock(itinerary);
    for (const kind of ['cheaper', 'shorter', 'later'] as const) {
      const made = planned(kind, trip);
      if (!made) continue;
      counts[kind]++;
      const { itinerary: other, decisions } = made;
      expect(verifyItinerary(other, requestOfTrip(other), gazetteer)).toEqual([]);
      expect(sightsOfTrip(decisions)).toEqual(expect.arrayContaining([...trip.decisions.locked]));
      expect(other.travellers).toBe(itinerary.travellers);
      const later = kind === 'later' ? 1 : 0;
      expect(other.startDate).toBe(addDays(itinerary.startDate, later));
      expect(other.durationDays).toBe(itinerary.durationDays - (kind === 'shorter' ? 1 : 0));
      if (kind === 'cheaper') expect(other.price.perPersonRupees).toBeLessThanOrEqual(cheaperLimit(itinerary));
      const edited = editTrip(other, gazetteer, decisions);
      expect(refuseDecisions(edited), `${kind} ${JSON.stringify(decisions)}`).toBeUndefined();
      expect(judge(edited).findings).toEqual([]);
      const judged = judge(trip);
      const difference = differenceBetween(
        asCompared(trip.decisions, judged),
        asCompared(decisions, judge(edited)),
        gazetteer.sights,
      );
      expect([difference.days, difference.startsLater]).toEqual([kind === 'shorter' ? -1 : 0, later]);
      expect(difference.price).toEqual({
        from: judged.itinerary.price.perPersonRupees,
        to: other.price.perPersonRupees,
      });
      const nights = (plan: Itinerary) => plan.stays.reduce((sum, stay) => sum + stay.nights, 0);
      const more = difference.nights.reduce((sum, town) => sum + town.nights, 0);
      expect(more).toBe(nights(other) - nights(itinerary));
      if (itinerary.budget) expect(other.budget).toEqual(itinerary.budget);
    }
  });

  it('is found for most trips', () => {
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(firsts.length / 2);
  });
});
