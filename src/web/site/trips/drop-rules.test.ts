import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../../test/plan-trips.ts';
import { decisionsOf, sightsOn } from '../../../core/planner/edits/decisions.ts';
import { applyEdit } from '../../../core/planner/edits/edit.ts';
import { sliceOf } from '../../../core/planner/edits/facts-slice.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import { framesOf } from '../../../core/planner/edits/solved-days.ts';
import type { Itinerary } from '../../../core/planner/types.ts';
import { type Dragged, editOfDrop, refusalOfDrop } from './drop-rules.ts';
import { sightsIn } from './edited-sights.ts';

const [rajasthan] = plan(tripRequest('Delhi', 'Rajasthan', '2027-02-01', 10)) as [Itinerary];
const sights = sightsIn(sliceOf(rajasthan, gazetteer), {});
const made = decisionsOf(rajasthan);
const trip = editTrip(rajasthan, gazetteer, made);
const towns = new Map(framesOf(trip).flatMap(({ base, frames }) => frames.map(({ number }) => [number, base.id])));
const full = made.days.filter(({ sights: { length } }) => length > 1);

const draggable: readonly Dragged[] = made.days.flatMap((day): Dragged[] => [
  { kind: 'day', day: day.number },
  ...sightsOn(day).map((sightId): Dragged => ({ kind: 'visit', sightId, day: day.number })),
]);

describe('a drop', () => {
  it('is refused on the days on which its edit would be, for the same reason', () => {
    const [locked] = full[0]?.sights ?? [];
    for (const decisions of [made, { ...made, locked: locked === undefined ? [] : [locked] }])
      for (const dragged of draggable)
        for (const { number } of rajasthan.days) {
          const edit = editOfDrop(dragged, { day: number, index: 0 }, { decisions });
          if (!edit) continue;
          const result = applyEdit({ ...trip, decisions }, edit);
          const refused = refusalOfDrop(dragged, number, { towns, decisions }, sights);
          // A day without sights has none that another town refuses.
          if (dragged.kind === 'day' && result.kind === 'edited') continue;
          expect(refused !== undefined, JSON.stringify(edit)).toBe(result.kind === 'refused');
          if (dragged.kind === 'visit' && result.kind === 'refused') expect(refused).toBe(result.because);
        }
  });

  it('puts a visit where the line was shown, and changes nothing beside its own place', () => {
    for (const { number, sights: order } of full)
      for (const [at, sightId] of order.entries())
        for (let index = 0; index <= order.length; index++) {
          const shown = [...order.slice(0, index), 'here', ...order.slice(index)]
            .filter((id) => id !== sightId)
            .map((id) => (id === 'here' ? sightId : id));
          const edit = editOfDrop({ kind: 'visit', sightId, day: number }, { day: number, index }, { decisions: made });
          expect(edit === null).toBe(index === at || index === at + 1);
          if (!edit) continue;
          const result = applyEdit(trip, edit);
          const after = result.kind === 'edited' ? result.decisions.days : [];
          expect(after.find((day) => day.number === number)?.sights).toEqual(shown);
        }
  });
});
