import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { ReadPlan } from '../plan-reading/read-plan-types.ts';
import { sightsOn, type TripDecisions } from '../planner/edits/decisions.ts';
import { fitSights, type WantedSight } from '../planner/edits/fit-sights.ts';
import type { Itinerary } from '../planner/types.ts';

/** A sight of a pasted plan that is on another day now, or on none. */
export interface SightChange {
  readonly id: string;
  readonly name: string;
  /** The day in the pasted plan. */
  readonly from: number;
  /** The day in the repaired plan; left out where it is on none. */
  readonly to?: number;
}

/** A plan that can be travelled, made from a pasted one. */
export interface FittedPlan {
  readonly itinerary: Itinerary;
  /** How many sights of the pasted plan it has. */
  readonly kept: number;
  readonly changes: readonly SightChange[];
}

function wantedOf({ days }: ReadPlan, { sights }: Gazetteer): readonly WantedSight[] {
  const seen = new Set<string>();
  return days.flatMap(({ number, places }) =>
    places.flatMap(({ kind, id }): WantedSight[] => {
      const sight = kind === 'sight' ? sights.get(id) : undefined;
      if (!sight || seen.has(id)) return [];
      seen.add(id);
      return [{ sight, day: number }];
    }),
  );
}

function changesOf(wanted: readonly WantedSight[], { days }: TripDecisions): readonly SightChange[] {
  return wanted.flatMap(({ sight: { id, name }, day: from }) => {
    const to = days.find((day) => sightsOn(day).includes(id))?.number;
    if (to === from) return [];
    return [{ id, name, from, ...(to !== undefined && { to }) }];
  });
}

/**
 * Returns a plan that the planner made for the towns of a pasted one, with the sights of that one in it as far as they
 * fit. It passes every check.
 */
function fitPlan(plan: ReadPlan, planned: Itinerary, gazetteer: Gazetteer): FittedPlan {
  const wanted = wantedOf(plan, gazetteer);
  const { itinerary, decisions } = fitSights(wanted, planned, gazetteer);
  const changes = changesOf(wanted, decisions);
  return { itinerary, kept: wanted.length - changes.filter(({ to }) => to === undefined).length, changes };
}

/** So many suggestions are fitted, those first that sleep most nights where the pasted plan does. */
const MOST_FITTED = 3;

/**
 * Returns the suggestion into which most of a pasted plan fits, with the pasted plan in it; undefined without any. Pauses
 * after each that it tries: one takes some hundredths of a second.
 */
export function* fitBest(
  plan: ReadPlan,
  suggestions: readonly Itinerary[],
  gazetteer: Gazetteer,
): Generator<void, FittedPlan | undefined> {
  const nightsShared = ({ days }: Itinerary): number =>
    plan.days.filter(({ number, night }) => {
      const planned = days[number - 1]?.night;
      return typeof night === 'object' && typeof planned === 'object' && planned.baseId === night.baseId;
    }).length;
  const likely = suggestions.toSorted((a, b) => nightsShared(b) - nightsShared(a)).slice(0, MOST_FITTED);
  let best: FittedPlan | undefined;
  for (const suggestion of likely) {
    const fitted = fitPlan(plan, suggestion, gazetteer);
    if (!best || fitted.kept > best.kept) best = fitted;
    yield;
  }
  return best;
}
