import { VISIT_LENGTH } from '../limits.ts';
import { type DayDecisions, sightsOfTrip, sightsOn, type TripDecisions } from './decisions.ts';
import { type EditedTrip, framesOf } from './solved-days.ts';

/** One change of a plan by its traveller. */
export type PlanEdit =
  /** To a place in a day's order, 0 first; the day may be another one. */
  | { readonly edit: 'move'; readonly sightId: string; readonly day: number; readonly index: number }
  | { readonly edit: 'swap'; readonly sightId: string; readonly by: string }
  | { readonly edit: 'add'; readonly sightId: string; readonly day: number; readonly index?: number }
  | { readonly edit: 'remove'; readonly sightId: string }
  | { readonly edit: 'lock' | 'unlock'; readonly sightId: string }
  /** `minutes` of the visit. */
  | { readonly edit: 'lengthen'; readonly sightId: string; readonly minutes: number }
  /** The sights of a day in another order; those that are left out follow as they were. */
  | { readonly edit: 'order'; readonly day: number; readonly sights: readonly string[] }
  /** The sights of two days change places. */
  | { readonly edit: 'swap-days'; readonly day: number; readonly with: number };

/** Why an edit does not apply to a plan. */
export type EditRefusal =
  | 'not-in-plan'
  | 'in-plan-already'
  | 'unknown-sight'
  /** Nothing can be visited on that day: it is spent on the way. */
  | 'no-such-day'
  /** The sight is seen from another town than that of the day. */
  | 'other-town'
  | 'locked'
  | 'no-such-length';

export type EditResult =
  | { readonly kind: 'edited'; readonly decisions: TripDecisions }
  | { readonly kind: 'refused'; readonly because: EditRefusal };

const refuse = (because: EditRefusal): EditResult => ({ kind: 'refused', because });

const dayOf = ({ days }: TripDecisions, sightId: string): DayDecisions | undefined =>
  days.find((day) => sightsOn(day).includes(sightId));

function without(day: DayDecisions, sightId: string): DayDecisions {
  const { dawn, ...rest } = day;
  const sights = rest.sights.filter((id) => id !== sightId);
  return { ...rest, ...(dawn !== undefined && dawn !== sightId && { dawn }), sights };
}

const withDays = (decisions: TripDecisions, change: (day: DayDecisions) => DayDecisions): TripDecisions => ({
  ...decisions,
  days: decisions.days.map(change),
});

const insertAt = (sights: readonly string[], index: number, sightId: string): readonly string[] => [
  ...sights.slice(0, Math.max(0, index)),
  sightId,
  ...sights.slice(Math.max(0, index)),
];

/** Takes a sight out of a plan, with what was decided on it. */
function removed(decisions: TripDecisions, sightId: string): TripDecisions {
  const { [sightId]: _, ...minutes } = decisions.minutes;
  const locked = decisions.locked.filter((id) => id !== sightId);
  return { ...withDays(decisions, (day) => without(day, sightId)), minutes, locked };
}

/** Returns why a sight cannot be visited on a day, wherever it is put; undefined when it can be tried. */
export function refusalOn(trip: EditedTrip, sightId: string, day: number): EditRefusal | undefined {
  const town = framesOf(trip).find(({ frames }) => frames.some(({ number }) => number === day))?.base;
  if (!town) return 'no-such-day';
  const sight = trip.gazetteer.sights.get(sightId);
  if (!sight) return 'unknown-sight';
  return sight.baseId === town.id ? undefined : 'other-town';
}

const isOfDawn = ({ days }: TripDecisions, sightId: string): boolean => days.some(({ dawn }) => dawn === sightId);

function move(trip: EditedTrip, { sightId, day, index }: Extract<PlanEdit, { edit: 'move' }>): EditResult {
  const { decisions } = trip;
  const from = dayOf(decisions, sightId);
  if (!from) return refuse('not-in-plan');
  if (decisions.locked.includes(sightId)) return refuse('locked');
  const because = refusalOn(trip, sightId, day);
  if (because) return refuse(because);
  const keepsDawn = isOfDawn(decisions, sightId) && from.number !== day;
  const moved = withDays(decisions, (each) => {
    const left = without(each, sightId);
    if (each.number !== day) return left;
    return keepsDawn && left.dawn === undefined
      ? { ...left, dawn: sightId }
      : { ...left, sights: insertAt(left.sights, index, sightId) };
  });
  return { kind: 'edited', decisions: moved };
}

function swap(trip: EditedTrip, { sightId, by }: Extract<PlanEdit, { edit: 'swap' }>): EditResult {
  const { decisions } = trip;
  const day = dayOf(decisions, sightId);
  if (!day) return refuse('not-in-plan');
  if (decisions.locked.includes(sightId)) return refuse('locked');
  if (dayOf(decisions, by)) return refuse('in-plan-already');
  const because = refusalOn(trip, by, day.number);
  if (because) return refuse(because);
  const swapped = withDays(decisions, (each) => {
    if (each.dawn !== sightId) return { ...each, sights: each.sights.map((id) => (id === sightId ? by : id)) };
    const { dawn: _, ...rest } = each;
    return { ...rest, sights: [by, ...rest.sights] };
  });
  const { [sightId]: _, ...minutes } = decisions.minutes;
  return { kind: 'edited', decisions: { ...swapped, minutes } };
}

function add(trip: EditedTrip, { sightId, day, index }: Extract<PlanEdit, { edit: 'add' }>): EditResult {
  const { decisions } = trip;
  if (dayOf(decisions, sightId)) return refuse('in-plan-already');
  const because = refusalOn(trip, sightId, day);
  if (because) return refuse(because);
  const added = withDays(decisions, (each) =>
    each.number === day ? { ...each, sights: insertAt(each.sights, index ?? each.sights.length, sightId) } : each,
  );
  return { kind: 'edited', decisions: added };
}

function lengthen(
  { decisions, gazetteer }: EditedTrip,
  { sightId, minutes }: Extract<PlanEdit, { edit: 'lengthen' }>,
): EditResult {
  const usual = gazetteer.sights.get(sightId)?.minutes;
  if (usual === undefined) return refuse('unknown-sight');
  if (!dayOf(decisions, sightId)) return refuse('not-in-plan');
  const { least, most } = VISIT_LENGTH;
  if (!Number.isInteger(minutes) || minutes < usual * least || minutes > usual * most) return refuse('no-such-length');
  const { [sightId]: _, ...others } = decisions.minutes;
  return {
    kind: 'edited',
    decisions: { ...decisions, minutes: minutes === usual ? others : { ...others, [sightId]: minutes } },
  };
}

function swapDays(trip: EditedTrip, edit: Extract<PlanEdit, { edit: 'swap-days' }>): EditResult {
  const { decisions } = trip;
  const [a, b] = [edit.day, edit.with].map((number) => decisions.days.find((day) => day.number === number));
  if (!a || !b) return refuse('no-such-day');
  const moves = [...sightsOn(a).map((id) => [id, b] as const), ...sightsOn(b).map((id) => [id, a] as const)];
  if (moves.some(([id]) => decisions.locked.includes(id))) return refuse('locked');
  const because = moves.map(([id, day]) => refusalOn(trip, id, day.number)).find((each) => each !== undefined);
  if (because) return refuse(because);
  const swapped = withDays(decisions, (day) => {
    if (day !== a && day !== b) return day;
    return { ...(day === a ? b : a), number: day.number };
  });
  return { kind: 'edited', decisions: swapped };
}

function order({ decisions }: EditedTrip, { day, sights }: Extract<PlanEdit, { edit: 'order' }>): EditResult {
  if (!decisions.days.some(({ number }) => number === day)) return refuse('no-such-day');
  const ordered = withDays(decisions, (each) => {
    if (each.number !== day) return each;
    const first = sights.filter((id) => each.sights.includes(id));
    return { ...each, sights: [...first, ...each.sights.filter((id) => !first.includes(id))] };
  });
  return { kind: 'edited', decisions: ordered };
}

/** Returns the decisions after an edit, or why it does not apply. Whether the plan can be travelled then is not looked at. */
export function applyEdit(trip: EditedTrip, edit: PlanEdit): EditResult {
  const { decisions } = trip;
  switch (edit.edit) {
    case 'move':
      return move(trip, edit);
    case 'swap':
      return swap(trip, edit);
    case 'add':
      return add(trip, edit);
    case 'remove':
      if (!dayOf(decisions, edit.sightId)) return refuse('not-in-plan');
      return decisions.locked.includes(edit.sightId)
        ? refuse('locked')
        : { kind: 'edited', decisions: removed(decisions, edit.sightId) };
    case 'lock':
      if (!sightsOfTrip(decisions).includes(edit.sightId)) return refuse('not-in-plan');
      return { kind: 'edited', decisions: { ...decisions, locked: [...new Set([...decisions.locked, edit.sightId])] } };
    case 'unlock': {
      const locked = decisions.locked.filter((id) => id !== edit.sightId);
      return { kind: 'edited', decisions: { ...decisions, locked } };
    }
    case 'lengthen':
      return lengthen(trip, edit);
    case 'order':
      return order(trip, edit);
    default:
      return swapDays(trip, edit);
  }
}
