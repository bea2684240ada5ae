import type { Sight } from '../../gazetteer/gazetteer.ts';
import { isWantedSight } from '../wanted-sights.ts';
import { sightsOfTrip } from './decisions.ts';
import { applyEdit, type EditResult } from './edit.ts';
import { type JudgedPlan, judge } from './judge.ts';
import { bestOrder } from './orders.ts';
import { type EditedTrip, type StatedStay, stateStays } from './solved-days.ts';

/** A sight that a day may have, best first, with the plan as it would be. */
export interface RunnerUp extends JudgedPlan {
  readonly sightId: string;
}

/** So many are priced and checked. */
const MOST_SHOWN = 8;

/** Returns the sights of the towns of a plan that it does not have and that suit its travellers. */
export function otherSights({ shape, request, decisions }: EditedTrip): readonly Sight[] {
  const visited = new Set(sightsOfTrip(decisions));
  const bases = new Set([shape.mainBase, ...shape.stays.map(({ base }) => base)]);
  return [...bases].flatMap((base) =>
    base.sights.filter((sight) => !visited.has(sight.id) && isWantedSight(sight, base, request)),
  );
}

function stayOf(stays: readonly StatedStay[], number: number) {
  for (const stay of stays) {
    const index = stay.frames.findIndex((frame) => frame.number === number);
    const day = stay.problem.days[index];
    if (day) return { ...stay, day, route: stay.routes[index] ?? [] };
  }
  return undefined;
}

/** A sight that is not in the plan, and the days on which it fits without leaving anything out. */
export interface AddableSight {
  readonly sightId: string;
  readonly fitsOn: readonly number[];
}

/** Returns the sights that can be added to a plan, the most valuable first. */
export function listAddable(trip: EditedTrip): readonly AddableSight[] {
  const others = otherSights(trip);
  const stays = stateStays(trip, others);
  return others
    .map((sight) => ({ sight, sightId: sight.id, fitsOn: daysFor(sight, stays) }))
    .sort((a, b) => b.sight.score - a.sight.score || (a.sightId < b.sightId ? -1 : 1))
    .map(({ sightId, fitsOn }) => ({ sightId, fitsOn }));
}

function daysFor(sight: Sight, stays: readonly StatedStay[]): readonly number[] {
  return stays.flatMap(({ problem, sights, routes, frames }) => {
    const candidate = sights.indexOf(sight);
    if (candidate < 0) return [];
    return frames.flatMap(({ number }, index) => {
      const day = problem.days[index];
      return day && bestOrder(problem, day, [...(routes[index] ?? []), candidate]) ? [number] : [];
    });
  });
}

/** Returns the best sights to take the place of one in a plan, each with the plan that it would give. */
export function runnersUp(trip: EditedTrip, sightId: string): readonly RunnerUp[] {
  const number = trip.decisions.days.find(({ dawn, sights }) => dawn === sightId || sights.includes(sightId))?.number;
  const found = number === undefined ? undefined : stayOf(stateStays(trip, otherSights(trip)), number);
  if (!found) return [];
  const { problem, day, sights, route } = found;
  const rest = route.filter((candidate) => sights[candidate]?.id !== sightId);
  const planned = new Set(sightsOfTrip(trip.decisions));
  return sights
    .flatMap((sight, candidate) => {
      const order = planned.has(sight.id) ? undefined : bestOrder(problem, day, [...rest, candidate]);
      return order ? [{ sight, value: order.value, order: order.route.flatMap((each) => sights[each]?.id ?? []) }] : [];
    })
    .sort((a, b) => b.value - a.value || (a.sight.id < b.sight.id ? -1 : 1))
    .slice(0, MOST_SHOWN)
    .flatMap(({ sight, order }): RunnerUp[] => {
      const swapped: EditResult = applyEdit(trip, { edit: 'swap', sightId, by: sight.id });
      if (swapped.kind === 'refused') return [];
      const days = swapped.decisions.days.map((each) => (each.number === number ? { ...each, sights: order } : each));
      return [{ sightId: sight.id, ...judge({ ...trip, decisions: { ...swapped.decisions, days } }, 'quick') }];
    });
}
