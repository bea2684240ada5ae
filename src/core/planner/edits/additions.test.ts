import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import type { Itinerary } from '../types.ts';
import { bestAddition, listAddableOn } from './additions.ts';
import { decisionsOf } from './decisions.ts';
import { applyEdit } from './edit.ts';
import { judge } from './judge.ts';
import { editTrip } from './retime.ts';
import { type EditedTrip, framesOf } from './solved-days.ts';

const TRIPS = [
  tripRequest('Kolkata', 'Darjeeling', '2027-04-05', 5),
  tripRequest('Chennai', 'Kerala', '2027-01-10', 7),
  tripRequest('Delhi', 'Rajasthan', '2027-02-01', 10),
];
const plans: readonly Itinerary[] = TRIPS.flatMap((request) => plan(request).slice(0, 1));
const asMade = (itinerary: Itinerary): EditedTrip => editTrip(itinerary, gazetteer, decisionsOf(itinerary));

const daysAtTowns = (trip: EditedTrip): readonly number[] =>
  framesOf(trip).flatMap(({ frames }) => frames.map(({ number }) => number));

/** Returns the visits of a day with the ways to them and home as its rows have them, and how many rules the plan breaks. */
function tried(trip: EditedTrip, sightId: string, day: number, index: number) {
  const result = applyEdit(trip, { edit: 'add', sightId, day, index });
  if (result.kind === 'refused') throw new Error(result.because);
  const { itinerary, findings } = judge({ ...trip, decisions: result.decisions }, 'quick');
  const { stops = [], returnTravel } = itinerary.days.find(({ number }) => number === day) ?? {};
  const ways = stops.map((stop) => (stop.kind === 'visit' ? (stop.travel?.minutes ?? 0) : 0));
  return { travel: ways.reduce((a, b) => a + b, returnTravel?.minutes ?? 0), broken: findings.length };
}

describe('the best place of a sight in a day', () => {
  it('breaks the fewest rules, and adds the least travel of the places that break no more', () => {
    let places = 0;
    for (const trip of plans.map(asMade))
      for (const day of daysAtTowns(trip))
        for (const { sightId } of listAddableOn(trip, day).slice(0, 2)) {
          const best = bestAddition(trip, sightId, day);
          const count = trip.decisions.days.find(({ number }) => number === day)?.sights.length ?? 0;
          const all = Array.from({ length: count + 1 }, (_, index) => tried(trip, sightId, day, index));
          const fewest = Math.min(...all.map(({ broken }) => broken));
          const rivals = all.filter(({ broken }) => broken === fewest);
          const least = Math.min(...rivals.map(({ travel }) => travel));
          expect(all[best?.index ?? -1], `${sightId} on day ${day}`).toEqual({ travel: least, broken: fewest });
          expect(best?.findings.length).toBe(fewest);
          places += all.length;
        }
    expect(places).toBeGreaterThan(100);
  });

  it('is none in another town, nor on a day that is spent on the way', () => {
    const [darjeeling] = plans.map(asMade) as [EditedTrip];
    const [day = 0] = daysAtTowns(darjeeling);
    expect(bestAddition(darjeeling, 'agra-taj-mahal', day)).toBeUndefined();
    expect(bestAddition(darjeeling, 'nowhere', day)).toBeUndefined();
    expect(bestAddition(darjeeling, 'darjeeling-tiger-hill', 99)).toBeUndefined();
  });

  it('in an empty day is the first', () => {
    const [trip] = plans.map(asMade) as [EditedTrip];
    const [day = 0] = daysAtTowns(trip);
    const days = trip.decisions.days.map((each) => (each.number === day ? { number: day, sights: [] } : each));
    const empty = { ...trip, decisions: { ...trip.decisions, days } };
    const [addable] = listAddableOn(empty, day);
    expect(addable?.near.from).toBeUndefined();
    const added = bestAddition(empty, addable?.sightId ?? '', day);
    expect(added?.index).toBe(0);
    expect(added?.travelMinutes).toBeGreaterThan(0);
  });
});

describe('the sights that a day may have', () => {
  it('are those of its town that the plan lacks, each with its distance from a stop of the day and its hours then', () => {
    for (const trip of plans.map(asMade))
      for (const { base, frames } of framesOf(trip))
        for (const { number } of frames) {
          const visited = trip.decisions.days.flatMap(({ dawn, sights }) => [dawn, ...sights]);
          const ofDay = trip.decisions.days.find((day) => day.number === number);
          for (const { sightId, near, hours } of listAddableOn(trip, number)) {
            expect(gazetteer.sights.get(sightId)?.baseId).toBe(base.id);
            expect(visited).not.toContain(sightId);
            if (near.from !== undefined) expect([ofDay?.dawn, ...(ofDay?.sights ?? [])]).toContain(near.from);
            expect(near.minutes).toBeGreaterThan(0);
            expect(hours.every(({ from, to }) => from < to)).toBe(true);
          }
        }
  });

  it('have no hours on a day on which they are closed', () => {
    const [agra] = plan(tripRequest('Delhi', 'Agra', '2027-03-11', 3)) as [Itinerary];
    const made = asMade(agra);
    const removed = applyEdit(made, { edit: 'remove', sightId: 'agra-taj-mahal' });
    const without = removed.kind === 'edited' ? { ...made, decisions: removed.decisions } : made;
    const friday = agra.days.find(({ date }) => date === '2027-03-12')?.number ?? 0;
    const taj = listAddableOn(without, friday).find(({ sightId }) => sightId === 'agra-taj-mahal');
    expect(taj?.hours).toEqual([]);
  });
});
