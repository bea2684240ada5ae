import { type DayDecisions, sightsOn, type TripDecisions } from './decisions.ts';
import type { PlanEdit } from './edit.ts';

const dayOf = ({ days }: TripDecisions, sightId: string): number | undefined =>
  days.find((day) => sightsOn(day).includes(sightId))?.number;

/**
 * Returns edits that lead from one plan to another with the same days: what goes is taken out, then what comes is added and
 * what is elsewhere is moved, then each day is put in order. Nothing is added at sunrise.
 */
export function editsBetween(before: TripDecisions, after: TripDecisions): readonly PlanEdit[] {
  const gone = before.days
    .flatMap(sightsOn)
    .filter((id) => dayOf(after, id) === undefined)
    .map((sightId): PlanEdit => ({ edit: 'remove', sightId }));
  const placed = after.days.flatMap(({ number, sights }) =>
    sights.flatMap((sightId): PlanEdit[] => {
      const was = dayOf(before, sightId);
      if (was === undefined) return [{ edit: 'add', sightId, day: number }];
      return was === number ? [] : [{ edit: 'move', sightId, day: number, index: sights.length }];
    }),
  );
  const isAsBefore = ({ number, sights }: DayDecisions): boolean => {
    const was = before.days.find((day) => day.number === number)?.sights ?? [];
    return was.filter((id) => sights.includes(id)).join() === sights.join();
  };
  const orders = after.days
    .filter((day) => !isAsBefore(day))
    .map(({ number, sights }): PlanEdit => ({ edit: 'order', day: number, sights }));
  return [...gone, ...placed, ...orders];
}
