import { useMemo, useState } from 'react';
import { type DayDecisions, sightsOn } from '../../../core/planner/edits/decisions.ts';
import type { PlannedDay } from '../../../core/planner/types.ts';
import type { Finding } from '../../../core/planner/verifier/checks.ts';
import { refusalOfDrop } from './drop-rules.ts';
import type { EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';

/** A day to choose from a list. */
export type DayName = Pick<PlannedDay, 'number' | 'date'>;

/** All that the editor shows of a day. */
export interface DayView {
  readonly day: PlannedDay;
  readonly decided: DayDecisions;
  /** Ids of its locked sights. */
  readonly locked: readonly string[];
  readonly findings: readonly Finding[];
  /** Ids of the sights that the repair of the plan leaves out; undefined without a repair. */
  readonly leftOut: readonly string[] | undefined;
  /** Spent on the way: it takes no sights. */
  readonly isAway: boolean;
  /** The other days at its town. */
  readonly sameTown: readonly DayName[];
  /** The days with which its sights can be exchanged. */
  readonly exchangeable: readonly DayName[];
}

function viewDay(current: Judged, day: PlannedDay, sights: EditedSights): DayView {
  const { number } = day;
  const { decisions, itinerary, towns, repair } = current;
  const decided = decisions.days.find((each) => each.number === number) ?? { number, sights: [] };
  const findings = current.findings.filter((finding) => finding.day === number);
  const others = itinerary.days
    .filter((other) => other.number !== number)
    .map(({ number, date }) => ({ number, date }));
  const town = towns.get(number);
  const dragged = { kind: 'day', day: number } as const;
  return {
    day,
    decided,
    locked: sightsOn(decided).filter((id) => decisions.locked.includes(id)),
    findings,
    leftOut: findings.length > 0 ? repair?.leftOut : undefined,
    isAway: town === undefined,
    sameTown: others.filter((other) => town !== undefined && towns.get(other.number) === town),
    exchangeable: others.filter((other) => !refusalOfDrop(dragged, other.number, current, sights)),
  };
}

/**
 * Returns what is shown of each day: the same object as before for a day that an edit has not changed, so that it need not be
 * rendered again. A worker's answer has new objects for all days.
 */
export function useDayViews(current: Judged | null, sights: EditedSights): readonly DayView[] {
  const [kept] = useState(() => new Map<number, { readonly text: string; readonly view: DayView }>());
  return useMemo(
    () =>
      (current?.itinerary.days ?? [])
        .map((day) => {
          const view = current ? viewDay(current, day, sights) : undefined;
          const [text, before] = [JSON.stringify(view), kept.get(day.number)];
          if (before?.text === text || !view) return before?.view;
          kept.set(day.number, { text, view });
          return view;
        })
        .filter((view) => view !== undefined),
    [current, sights, kept],
  );
}
