import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import type { DifferenceSaying } from '../sayings.ts';
import type { Itinerary, TripNote } from '../types.ts';
import { CHECK_IDS, type Finding } from '../verifier/checks.ts';
import { sightsOn } from './decisions.ts';
import { type EditRefusal, refusalOn } from './edit.ts';
import { judge } from './judge.ts';
import type { EditedTrip } from './solved-days.ts';

/** Sights of a day that are read; more are no plan of a day. */
const MOST_SIGHTS_A_DAY = 20;

/**
 * Returns why decisions that came from elsewhere do not fit a plan: other days than its own, a sight twice, one that is not seen
 * from that day's town; undefined when they can be timed.
 */
export function refuseDecisions(trip: EditedTrip): EditRefusal | undefined {
  const { itinerary, decisions } = trip;
  const { days } = decisions;
  if (days.length !== itinerary.days.length || !itinerary.days.every(({ number }, i) => days[i]?.number === number))
    return 'no-such-day';
  const all = days.flatMap((day) => sightsOn(day).map((id) => ({ id, day: day.number })));
  if (new Set(all.map(({ id }) => id)).size !== all.length) return 'in-plan-already';
  if (days.some((day) => sightsOn(day).length > MOST_SIGHTS_A_DAY)) return 'no-such-day';
  const because = all.map(({ id, day }) => refusalOn(trip, id, day)).find((each) => each !== undefined);
  if (because) return because;
  const planned = new Set(all.map(({ id }) => id));
  const stray = [...Object.keys(decisions.minutes), ...decisions.locked].some((id) => !planned.has(id));
  return stray ? 'not-in-plan' : undefined;
}

const noteOn = ({ check, day, sightId }: Finding, { sights }: Pick<Gazetteer, 'sights'>): TripNote => {
  const sight = sights.get(sightId ?? '')?.name;
  const text = {
    say: 'broken',
    check,
    ...(day !== undefined && { day }),
    ...(sight !== undefined && { sight }),
  } as const;
  return { kind: 'broken', text };
};

/** Says of a plan that its traveller has changed it. */
const asEdited = (difference: Itinerary['difference']): Itinerary['difference'] =>
  typeof difference === 'string'
    ? difference
    : ({ ...difference, say: 'edited', daysOut: [], sights: [] } satisfies DifferenceSaying);

/** Returns the checks that concern a plan: those that it passed, and those that it broke as it was changed before. */
function checksOf({ checks, notes }: Itinerary): readonly string[] {
  const broken = notes.flatMap(({ text }) => (typeof text === 'object' && text.say === 'broken' ? [text.check] : []));
  const concern = new Set<string>([...checks, ...broken]);
  return CHECK_IDS.filter((id) => concern.has(id));
}

/** A changed plan as it is kept, with every rule that it breaks. */
export interface EditedPlan {
  readonly itinerary: Itinerary;
  readonly findings: readonly Finding[];
}

/**
 * Returns a plan with its decisions carried out, as it is kept: what it breaks is among its notes and not among its passed
 * checks. Its price can only rise above the budget by the traveller's own doing, and then it says so.
 */
export function editedPlan(trip: EditedTrip): EditedPlan {
  const { itinerary, findings } = judge(trip);
  const failed = new Set<string>(findings.map(({ check }) => check));
  const notes = findings.map((finding) => noteOn(finding, trip.gazetteer));
  const told = notes.filter(
    (note, i) => notes.findIndex((other) => JSON.stringify(other) === JSON.stringify(note)) === i,
  );
  return {
    findings,
    itinerary: {
      ...itinerary,
      difference: asEdited(itinerary.difference),
      notes: [...told, ...itinerary.notes.filter(({ kind }) => kind !== 'broken')],
      checks: checksOf(trip.itinerary).filter((check) => !failed.has(check)),
    },
  };
}
