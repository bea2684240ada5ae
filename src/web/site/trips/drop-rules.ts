import { sightsOn } from '../../../core/planner/edits/decisions.ts';
import type { EditRefusal, PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';

/** What is dragged: a visit, or all sights of a day. */
export type Dragged =
  | { readonly kind: 'visit'; readonly sightId: string; readonly day: number }
  | { readonly kind: 'day'; readonly day: number };

/** Where it would be dropped: on a day, before the sight of that index in its order. */
export interface DropPlace {
  readonly day: number;
  readonly index: number;
}

/** Why a day takes no drop. */
export type DropRefusal = Extract<EditRefusal, 'locked' | 'no-such-day' | 'other-town'>;

/** Returns why a day does not take what is dragged; undefined when it does. The same as the edit itself would be refused for. */
export function refusalOfDrop(
  dragged: Dragged,
  day: number,
  { towns, decisions }: Pick<Judged, 'towns' | 'decisions'>,
  sights: EditedSights,
): DropRefusal | undefined {
  const town = towns.get(day);
  if (dragged.kind === 'visit') {
    if (decisions.locked.includes(dragged.sightId)) return 'locked';
    if (town === undefined) return 'no-such-day';
    return sights.get(dragged.sightId)?.baseId === town ? undefined : 'other-town';
  }
  const own = towns.get(dragged.day);
  if (own === undefined || town === undefined) return 'no-such-day';
  if (own !== town) return 'other-town';
  const both = decisions.days.filter(({ number }) => number === day || number === dragged.day).flatMap(sightsOn);
  return both.some((id) => decisions.locked.includes(id)) ? 'locked' : undefined;
}

/** Returns the edit that a drop means; null for one that changes nothing. */
export function editOfDrop(
  dragged: Dragged,
  { day, index }: DropPlace,
  { decisions }: Pick<Judged, 'decisions'>,
): PlanEdit | null {
  if (dragged.kind === 'day') return day === dragged.day ? null : { edit: 'swap-days', day: dragged.day, with: day };
  const { sightId } = dragged;
  const from = decisions.days.find(({ number }) => number === day)?.sights.indexOf(sightId) ?? -1;
  // The place is counted with the sight in its day; the edit takes it out first.
  const to = from >= 0 && from < index ? index - 1 : index;
  return to === from ? null : { edit: 'move', sightId, day, index: to };
}
