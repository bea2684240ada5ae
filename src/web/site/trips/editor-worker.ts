import { decideAlternative } from '../../../core/planner/alternatives/decide-alternative.ts';
import type { DecidedKind } from '../../../core/planner/alternatives/kinds.ts';
import { asCompared, differenceBetween } from '../../../core/planner/alternatives/plan-difference.ts';
import { bestAddition, listAddableOn } from '../../../core/planner/edits/additions.ts';
import { decisionsOf, type TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { applyEdit, type PlanEdit } from '../../../core/planner/edits/edit.ts';
import { editsBetween } from '../../../core/planner/edits/edits-between.ts';
import { gazetteerOf } from '../../../core/planner/edits/facts-slice.ts';
import { type JudgedPlan, judge } from '../../../core/planner/edits/judge.ts';
import { repair } from '../../../core/planner/edits/repair.ts';
import { replayEdits } from '../../../core/planner/edits/replay.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import { runnersUp } from '../../../core/planner/edits/runners-up.ts';
import { type EditedTrip, framesOf } from '../../../core/planner/edits/solved-days.ts';
import { replanDay } from '../../../core/planner/on-the-way/replan-day.ts';
import type { Itinerary, PlannedDay } from '../../../core/planner/types.ts';
import type {
  DecidedChange,
  EditCost,
  EditorAnswer,
  EditorAsk,
  Judged,
  PlacedAddition,
  Replanned,
  Swap,
} from './editor-messages.ts';

// Runs beside the page: an edit takes longer than a frame on a cheap phone.

let trip: EditedTrip | null = null;

const withDecisions = (decisions: TripDecisions): EditedTrip => {
  if (!trip) throw new Error('the editor asked before it opened a plan');
  return { ...trip, decisions };
};

function judgeTrip(decisions: TripDecisions, touched: readonly string[]): Judged {
  const edited = withDecisions(decisions);
  const judged = judge(edited);
  const mended = judged.findings.length === 0 ? undefined : repair(edited, judged, touched);
  const { itinerary, findings } = judged;
  return {
    decisions,
    itinerary,
    findings,
    towns: new Map(framesOf(edited).flatMap(({ base, frames }) => frames.map(({ number }) => [number, base.id]))),
    ...(mended && { repair: { decisions: mended.decisions, leftOut: mended.leftOut } }),
  };
}

/** The sights of an edit, which its repair keeps. */
const touchedBy = (edit: PlanEdit): readonly string[] => [
  ...('sightId' in edit ? [edit.sightId] : []),
  ...(edit.edit === 'swap' ? [edit.by] : []),
];

const endOf = (days: readonly PlannedDay[], number: number): number => {
  const day = days.find((each) => each.number === number);
  return (day?.stops.findLast(({ kind }) => kind === 'visit')?.end ?? 0) + (day?.returnTravel?.minutes ?? 0);
};

/** Returns what a plan costs more than the one before, by the end of a day. */
const costOf = (before: Itinerary, { itinerary, findings }: JudgedPlan, day: number): EditCost => ({
  dearer: itinerary.price.perPersonRupees - before.price.perPersonRupees,
  later: endOf(itinerary.days, day) - endOf(before.days, day),
  problems: findings.length,
});

function listSwaps(decisions: TripDecisions, sightId: string): readonly Swap[] {
  const edited = withDecisions(decisions);
  const { itinerary } = judge(edited);
  const number = decisions.days.find(({ dawn, sights }) => dawn === sightId || sights.includes(sightId))?.number ?? 0;
  return runnersUp(edited, sightId).map((other) => ({
    sightId: other.sightId,
    ...costOf(itinerary, other, number),
  }));
}

function listChange(decisions: TripDecisions, kind: DecidedKind, day: number | null): DecidedChange {
  const edited = withDecisions(decisions);
  const made = decideAlternative(edited, kind, day ?? undefined);
  if (made.kind === 'none') return made;
  const difference = differenceBetween(
    asCompared(decisions, judge(edited)),
    asCompared(made.decisions, made),
    edited.gazetteer.sights,
  );
  return { kind: 'found', edits: editsBetween(decisions, made.decisions), difference };
}

/** Replans the rest of a day; locked sights are those of the trip, all else is as the day is now. */
function replan({ day, now, happening }: Extract<EditorAsk, { ask: 'replan' }>): Replanned {
  if (!trip) throw new Error('the editor asked before it opened a plan');
  const itinerary = {
    ...trip.itinerary,
    days: trip.itinerary.days.map((each) => (each.number === day.number ? day : each)),
  };
  const decisions = { ...decisionsOf(itinerary), locked: trip.decisions.locked };
  const replanned = replanDay({ ...trip, itinerary, decisions }, now, happening);
  if (!replanned) return null;
  const { itinerary: _, ...rest } = replanned;
  return rest;
}

function placeAddition(decisions: TripDecisions, sightId: string, day: number): PlacedAddition | null {
  const edited = withDecisions(decisions);
  const addition = bestAddition(edited, sightId, day);
  if (!addition) return null;
  const { index, travelMinutes, findings } = addition;
  const cost = costOf(judge(edited, 'quick').itinerary, addition, day);
  return { sightId, index, travelMinutes, findings: findings.filter((each) => each.day === day), ...cost };
}

function answer(asked: EditorAsk): EditorAnswer {
  switch (asked.ask) {
    case 'open':
      trip = editTrip(asked.plan, gazetteerOf(asked.facts), asked.decisions);
      return { answer: 'judged', judged: judgeTrip(asked.decisions, []) };
    case 'edit': {
      let { decisions } = asked;
      for (const edit of asked.edits) {
        const result = applyEdit(withDecisions(decisions), edit);
        if (result.kind === 'refused') return { answer: 'refused', because: result.because };
        decisions = result.decisions;
      }
      return { answer: 'judged', judged: judgeTrip(decisions, asked.edits.flatMap(touchedBy)) };
    }
    case 'judge':
      return { answer: 'judged', judged: judgeTrip(asked.decisions, []) };
    case 'replay': {
      if (!trip) throw new Error('the editor asked before it opened a plan');
      const { decisions, dropped } = replayEdits(trip, asked.edits);
      return { answer: 'judged', judged: judgeTrip(decisions, []), dropped };
    }
    case 'replan':
      return { answer: 'replanned', replanned: replan(asked) };
    case 'swaps':
      return { answer: 'swaps', swaps: listSwaps(asked.decisions, asked.sightId) };
    case 'alternative':
      return { answer: 'alternative', change: listChange(asked.decisions, asked.kind, asked.day) };
    case 'addable':
      return { answer: 'addable', sights: listAddableOn(withDecisions(asked.decisions), asked.day) };
    default:
      return { answer: 'addition', addition: placeAddition(asked.decisions, asked.sightId, asked.day) };
  }
}

addEventListener('message', ({ data }: MessageEvent<EditorAsk>) => {
  try {
    postMessage(answer(data));
  } catch (error) {
    postMessage({ answer: 'failed', message: String(error) } satisfies EditorAnswer);
  }
});
