import type { OpenWindow, Sight } from '../../gazetteer/gazetteer.ts';
import { localTravel, type Travel } from '../../gazetteer/travel.ts';
import { isClosedThatDay } from '../sight-hours.ts';
import type { Itinerary } from '../types.ts';
import { sightsOn } from './decisions.ts';
import { applyEdit } from './edit.ts';
import { type JudgedPlan, judge } from './judge.ts';
import { type AddableSight, listAddable } from './runners-up.ts';
import { type EditedTrip, framesOf } from './solved-days.ts';

/** A sight at its best place in the order of a day, with the plan as it would be. */
export interface Addition extends JudgedPlan {
  readonly sightId: string;
  /** In the day's order, 0 first. */
  readonly index: number;
  /** Minutes of travel that it adds to the day. */
  readonly travelMinutes: number;
}

/** Returns the minutes that a day is on its way between its places. */
function travelOn({ days }: Itinerary, number: number): number {
  const day = days.find((each) => each.number === number);
  const ways = day?.stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.travel?.minutes ?? 0] : [])) ?? [];
  return ways.reduce((sum, minutes) => sum + minutes, 0) + (day?.returnTravel?.minutes ?? 0);
}

/**
 * Returns a sight added at the place in the order of a day where the fewest rules are broken, and among such places where it
 * adds the least travel. Undefined where it cannot be added: in the plan already, of another town, a day spent on the way.
 */
export function bestAddition(trip: EditedTrip, sightId: string, day: number): Addition | undefined {
  const count = trip.decisions.days.find(({ number }) => number === day)?.sights.length ?? 0;
  const before = travelOn(judge(trip, 'quick').itinerary, day);
  let best: Addition | undefined;
  for (let index = 0; index <= count; index++) {
    const added = applyEdit(trip, { edit: 'add', sightId, day, index });
    if (added.kind === 'refused') return undefined;
    const judged = judge({ ...trip, decisions: added.decisions }, 'quick');
    const tried = { sightId, index, travelMinutes: travelOn(judged.itinerary, day) - before, ...judged };
    if (!best || rankOf(tried) < rankOf(best)) best = tried;
  }
  return best;
}

/** More than a day has: a broken rule weighs more than any way. */
const MINUTES_OF_BROKEN_RULE = 10_000;

const rankOf = ({ findings, travelMinutes }: Addition): number =>
  findings.length * MINUTES_OF_BROKEN_RULE + travelMinutes;

/** A sight that a day may have, with what helps to choose it. */
export interface AddableOnDay extends AddableSight {
  /** From the nearest sight of the day, or from the stay where `from` is left out. */
  readonly near: Travel & { readonly from?: string };
  /** Opening hours on that day; none when it is closed. */
  readonly hours: readonly OpenWindow[];
}

/** Returns the sights of a day's town that the plan does not have, the most valuable first. */
export function listAddableOn(trip: EditedTrip, day: number): readonly AddableOnDay[] {
  const { gazetteer, decisions } = trip;
  const town = framesOf(trip).find(({ frames }) => frames.some(({ number }) => number === day));
  const date = town?.frames.find(({ number }) => number === day)?.date;
  if (!town || date === undefined) return [];
  const { base } = town;
  const decided = decisions.days.find(({ number }) => number === day);
  const stops = decided ? sightsOn(decided).flatMap((id) => gazetteer.sights.get(id) ?? []) : [];
  const nearest = (sight: Sight): AddableOnDay['near'] => {
    const ways = stops.map((stop) => ({ from: stop.id, ...localTravel(base, stop, sight) }));
    const [first = localTravel(base, null, sight)] = ways.sort((a, b) => a.minutes - b.minutes);
    return first;
  };
  return listAddable(trip).flatMap((addable): AddableOnDay[] => {
    const sight = gazetteer.sights.get(addable.sightId);
    if (sight?.baseId !== base.id) return [];
    return [{ ...addable, near: nearest(sight), hours: isClosedThatDay(sight, date) ? [] : sight.windows }];
  });
}
