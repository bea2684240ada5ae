import type { PlannedDay, Stop } from '../types.ts';

/** A day as a plan has it, and as it is lived or changed since. */
export interface LaidDay {
  readonly before: PlannedDay;
  readonly after: PlannedDay;
}

/** Returns what a row is about, by which it is found again in another version of its day. */
export function subjectOf(stop: Stop): string {
  switch (stop.kind) {
    case 'visit':
      return `visit ${stop.sightId}`;
    case 'meal':
      return `meal ${stop.meal}`;
    case 'ride':
      return `ride ${stop.ride.from.name} ${stop.ride.to.name}`;
    default:
      return `${stop.kind} ${typeof stop.title === 'object' ? stop.title.say : ''}`;
  }
}

/** What another version of a day changes, by indices of its rows before and after. */
export interface DayDifference {
  readonly stays: readonly number[];
  readonly moves: readonly { readonly from: number; readonly to: number }[];
  readonly leftOut: readonly number[];
  readonly added: readonly number[];
}

/** Rests and free hours follow from the rest: they are no difference. */
const isOfNote = ({ kind }: Stop): boolean => kind !== 'rest' && kind !== 'free';

/** Returns what is different on a day; `stays` and `moves` from the first row that is not past. */
export function differenceOf({ before, after }: LaidDay, past: number): DayDifference {
  const was = before.stops.map(subjectOf);
  const is = after.stops.map(subjectOf);
  const stays: number[] = [];
  const moves: { from: number; to: number }[] = [];
  const added: number[] = [];
  for (const [to, stop] of after.stops.entries()) {
    if (!isOfNote(stop)) continue;
    const from = was.indexOf(is[to] ?? '');
    const old = before.stops[from];
    if (!old) added.push(to);
    else if (old.start !== stop.start || old.end !== stop.end) moves.push({ from, to });
    else if (to >= past) stays.push(to);
  }
  const leftOut = before.stops.flatMap((stop, i) => (isOfNote(stop) && !is.includes(was[i] ?? '') ? [i] : []));
  return { stays, moves, leftOut, added };
}
