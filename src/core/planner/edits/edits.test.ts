import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import type { Itinerary, PlannedDay } from '../types.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { decisionsOf, sightsOfTrip } from './decisions.ts';
import { applyEdit, type PlanEdit } from './edit.ts';
import { judge } from './judge.ts';
import { repair } from './repair.ts';
import { requestOfTrip } from './request-of-trip.ts';
import { editTrip, retime } from './retime.ts';
import { listAddable, runnersUp } from './runners-up.ts';
import type { EditedTrip } from './solved-days.ts';

const TRIPS = [
  tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5),
  tripRequest('Chennai', 'Kerala', '2027-01-10', 7),
  tripRequest('Delhi', 'Rajasthan', '2027-02-01', 10),
  tripRequest('Delhi', 'Agra', '2027-03-08', 1),
  tripRequest('Mumbai', 'Alappuzha', '2027-12-01', 4),
];
const plans: readonly Itinerary[] = TRIPS.flatMap((request) => plan(request).slice(0, 2));

const asMade = (itinerary: Itinerary): EditedTrip => editTrip(itinerary, gazetteer, decisionsOf(itinerary));

/** Returns a plan with an edit that must apply. */
function edited(itinerary: Itinerary, edit: PlanEdit): EditedTrip {
  const trip = asMade(itinerary);
  const result = applyEdit(trip, edit);
  if (result.kind === 'refused') throw new Error(`${edit.edit}: ${result.because}`);
  return { ...trip, decisions: result.decisions };
}

/** A day without what its meals are: those turn round the whole trip. */
const withoutDishes = (day: PlannedDay | undefined): unknown => ({
  ...day,
  stops: day?.stops.map((stop) => (stop.kind === 'meal' ? { ...stop, dish: undefined, at: undefined } : stop)),
});

const visited = ({ days }: Itinerary): readonly string[] =>
  days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : [])));

describe('a plan rebuilt from its own rows', () => {
  it.each(plans.map((each) => [each.slug, each] as const))('%s is the same day by day', (_, itinerary) => {
    const decisions = decisionsOf(itinerary);
    for (const day of decisions.days) {
      const [first] = day.sights;
      if (first === undefined) continue;
      const less = retime(edited(itinerary, { edit: 'remove', sightId: first }));
      expect(visited(less)).not.toContain(first);
      const again = retime(editTrip(less, gazetteer, decisions));
      expect(withoutDishes(again.days[day.number - 1])).toEqual(withoutDishes(itinerary.days[day.number - 1]));
      expect(again.price.perPersonRupees).toBe(itinerary.price.perPersonRupees);
      expect(again.notes).toEqual(itinerary.notes);
    }
  });

  it('keeps the days that are not changed as they are', () => {
    const [itinerary] = plans as [Itinerary];
    const sightId = visited(itinerary)[0] ?? '';
    const changed = retime(edited(itinerary, { edit: 'remove', sightId }));
    const same = changed.days.filter((day, i) => JSON.stringify(day) === JSON.stringify(itinerary.days[i]));
    expect(same.length).toBe(itinerary.days.length - 1);
  });
});

/** The edits that a traveller may try on a plan: each sight earlier, to the next day, out, and another one in. */
function* everyEdit(itinerary: Itinerary): Generator<PlanEdit> {
  const { days } = decisionsOf(itinerary);
  const addable = listAddable(asMade(itinerary));
  for (const { number, sights } of days) {
    for (const [index, sightId] of sights.entries()) {
      if (index > 0) yield { edit: 'move', sightId, day: number, index: index - 1 };
      if (days.some((day) => day.number === number + 1)) yield { edit: 'move', sightId, day: number + 1, index: 0 };
      yield { edit: 'remove', sightId };
    }
    for (const { sightId } of addable.slice(0, 2)) yield { edit: 'add', sightId, day: number };
  }
}

const touchedBy = (edit: PlanEdit): readonly string[] => ('sightId' in edit ? [edit.sightId] : []);

describe('an edit', () => {
  it('is timed as asked, and its repair passes every check of the days', () => {
    const counts = { edits: 0, fit: 0, repaired: 0, elsewhere: 0 };
    for (const itinerary of plans)
      for (const edit of everyEdit(itinerary)) {
        const trip = asMade(itinerary);
        const result = applyEdit(trip, edit);
        if (result.kind === 'refused') {
          expect(['no-such-day', 'other-town']).toContain(result.because);
          continue;
        }
        const changed = { ...trip, decisions: result.decisions };
        const judged = judge(changed);
        expect(visited(judged.itinerary).toSorted()).toEqual([...sightsOfTrip(changed.decisions)].toSorted());
        counts.edits++;
        const isBroken = judged.findings.some(({ day }) => day !== undefined);
        const repaired = isBroken ? repair(changed, judged, touchedBy(edit)) : undefined;
        if (!isBroken) counts.fit++;
        else if (repaired) counts.repaired++;
        else counts.elsewhere++;
        if (!repaired) continue;
        const { itinerary: made, decisions, leftOut } = repaired;
        const findings = verifyItinerary(made, requestOfTrip(made), gazetteer);
        expect(findings.filter(({ day }) => day !== undefined)).toEqual([]);
        expect(visited(made).toSorted()).toEqual([...sightsOfTrip(decisions)].toSorted());
        expect(leftOut.filter((id) => visited(made).includes(id))).toEqual([]);
        if (edit.edit === 'move' || edit.edit === 'add') expect(visited(made)).toContain(edit.sightId);
      }
    expect(counts.edits).toBeGreaterThan(200);
    expect(counts.elsewhere / counts.edits).toBeLessThan(0.15);
  });
});

describe('edits of Agra in a day', () => {
  const [agra] = plan(tripRequest('Delhi', 'Agra', '2027-03-11', 3)) as [Itinerary];
  const made = asMade(agra);
  const [first = '', second = ''] = visited(agra);
  const refusalOf = (edit: PlanEdit, trip = made): string => {
    const result = applyEdit(trip, edit);
    return result.kind === 'refused' ? result.because : 'applied';
  };

  it('refuse what does not apply, and say why', () => {
    expect(refusalOf({ edit: 'remove', sightId: 'agra-atlantis' })).toBe('not-in-plan');
    expect(refusalOf({ edit: 'add', sightId: 'agra-atlantis', day: 1 })).toBe('unknown-sight');
    expect(refusalOf({ edit: 'add', sightId: first, day: 1 })).toBe('in-plan-already');
    expect(refusalOf({ edit: 'add', sightId: 'jaipur-amber-fort', day: 2 })).toBe('other-town');
    expect(refusalOf({ edit: 'move', sightId: first, day: 9, index: 0 })).toBe('no-such-day');
    expect(refusalOf({ edit: 'swap', sightId: first, by: second })).toBe('in-plan-already');
    expect(refusalOf({ edit: 'lengthen', sightId: first, minutes: 900 })).toBe('no-such-length');
  });

  it('leave a locked sight where it is, also in a repair', () => {
    const locked = edited(agra, { edit: 'lock', sightId: first });
    expect(refusalOf({ edit: 'remove', sightId: first }, locked)).toBe('locked');
    expect(refusalOf({ edit: 'move', sightId: first, day: 2, index: 0 }, locked)).toBe('locked');
    const result = applyEdit(locked, { edit: 'unlock', sightId: first });
    expect(result.kind === 'edited' && result.decisions).toEqual(made.decisions);
  });

  it('say on which day the Taj is closed, and find no repair that leaves it out', () => {
    const friday = agra.days.find(({ date }) => date === '2027-03-12')?.number ?? 0;
    const planned = visited(agra).includes('agra-taj-mahal');
    const edit: PlanEdit = planned
      ? { edit: 'move', sightId: 'agra-taj-mahal', day: friday, index: 0 }
      : { edit: 'add', sightId: 'agra-taj-mahal', day: friday };
    const trip = edited(agra, edit);
    const judged = judge(trip);
    expect(judged.findings).toContainEqual(
      expect.objectContaining({ check: 'V05', day: friday, sightId: 'agra-taj-mahal' }),
    );
    expect(repair(trip, judged, ['agra-taj-mahal'])).toBeUndefined();
  });

  it('offer other sights for one, each priced, within the days', () => {
    const ranked = runnersUp(made, second);
    expect(ranked.length).toBeGreaterThan(2);
    for (const { sightId, itinerary, findings } of ranked) {
      expect(visited(itinerary)).toContain(sightId);
      expect(visited(itinerary)).not.toContain(second);
      expect(findings.filter(({ check }) => check === 'V05')).toEqual([]);
    }
  });

  it('make a visit longer, and its usual length again', () => {
    const usual = gazetteer.sights.get(second)?.minutes ?? 0;
    const longer = edited(agra, { edit: 'lengthen', sightId: second, minutes: usual + 15 });
    const stop = retime(longer)
      .days.flatMap(({ stops }) => stops)
      .find((each) => each.kind === 'visit' && each.sightId === second);
    expect((stop?.end ?? 0) - (stop?.start ?? 0)).toBeGreaterThanOrEqual(usual + 15);
    const again = applyEdit(longer, { edit: 'lengthen', sightId: second, minutes: usual });
    expect(again.kind === 'edited' && again.decisions.minutes).toEqual({});
  });
});
