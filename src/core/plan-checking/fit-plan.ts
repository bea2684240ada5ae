import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { ReadPlan } from '../plan-reading/read-plan-types.ts';
import { type DayDecisions, decisionsOf, sightsOn, type TripDecisions } from '../planner/edits/decisions.ts';
import { type JudgedPlan, judge } from '../planner/edits/judge.ts';
import { bestOrder } from '../planner/edits/orders.ts';
import { repair } from '../planner/edits/repair.ts';
import { editTrip } from '../planner/edits/retime.ts';
import { type EditedTrip, type StatedStay, stateStays } from '../planner/edits/solved-days.ts';
import type { Itinerary } from '../planner/types.ts';
import { fnv1a } from '../random.ts';

/** A sight that a pasted plan has on a day. */
interface WantedSight {
  readonly sight: Sight;
  readonly day: number;
}

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

/** So many rounds of giving days back to the planner: each gives back at least one. */
const MOST_ROUNDS = 4;

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

/** The days of one stay while sights are put into them. */
interface FilledStay {
  readonly stay: StatedStay;
  /** Candidates of each day in the order of visit. */
  readonly routes: (readonly number[])[];
}

/** Puts a sight into a day of a stay, in the best order; returns false when it does not fit. */
function put({ stay, routes }: FilledStay, index: number, sight: Sight): boolean {
  const candidate = stay.sights.findIndex(({ id }) => id === sight.id);
  const day = stay.problem.days[index];
  if (candidate < 0 || !day) return false;
  const order = bestOrder(stay.problem, day, [...(routes[index] ?? []), candidate]);
  if (order) routes[index] = order.route;
  return order !== undefined;
}

const numberAt = ({ stay }: FilledStay, index: number): number => stay.frames[index]?.number ?? 0;

/** Puts the wanted sights into the days of their town: each on its own day where it fits, else on the nearest. */
function fillStays(stays: readonly FilledStay[], wanted: readonly WantedSight[]): void {
  const byWorth = wanted.toSorted((a, b) => b.sight.score - a.sight.score);
  const placed = new Set<Sight>();
  const own = ({ sight, day }: WantedSight) =>
    stays.some((filled) => {
      const index = filled.stay.frames.findIndex(({ number }) => number === day);
      return filled.stay.base.id === sight.baseId && index >= 0 && put(filled, index, sight);
    });
  for (const each of byWorth) if (own(each)) placed.add(each.sight);
  for (const { sight, day } of byWorth) {
    if (placed.has(sight)) continue;
    const days = stays
      .filter(({ stay }) => stay.base.id === sight.baseId)
      .flatMap((filled) => filled.stay.frames.map((_, index) => ({ filled, index })))
      .toSorted((a, b) => Math.abs(numberAt(a.filled, a.index) - day) - Math.abs(numberAt(b.filled, b.index) - day));
    days.some(({ filled, index }) => put(filled, index, sight));
  }
}

/** Returns the sights of the planner that no other day has. */
const freeOf = (planned: DayDecisions, taken: ReadonlySet<string>): DayDecisions => {
  const { dawn, ...rest } = planned;
  const sights = rest.sights.filter((id) => !taken.has(id));
  return dawn !== undefined && !taken.has(dawn) ? { ...rest, dawn, sights } : { ...rest, sights };
};

/** Returns a plan in which some days are again as the planner made them, without the sights of other days. */
function giveBack(decisions: TripDecisions, planned: TripDecisions, numbers: ReadonlySet<number>): TripDecisions {
  const taken = new Set(decisions.days.filter(({ number }) => !numbers.has(number)).flatMap(sightsOn));
  const days = planned.days.map((day) => {
    if (numbers.has(day.number)) return freeOf(day, taken);
    return decisions.days.find(({ number }) => number === day.number) ?? day;
  });
  return { ...decisions, days };
}

/** Returns the plan's decisions with the wanted sights where they fit; days without any are as the planner made them. */
function decide(trip: EditedTrip, planned: TripDecisions, wanted: readonly WantedSight[]): TripDecisions {
  const empty = { ...planned, days: planned.days.map(({ number }): DayDecisions => ({ number, sights: [] })) };
  const stated = stateStays(
    { ...trip, decisions: empty },
    wanted.map(({ sight }) => sight),
  );
  const stays = stated.map((stay): FilledStay => ({ stay, routes: stay.frames.map(() => []) }));
  fillStays(stays, wanted);
  const days = stays.flatMap(({ stay, routes }) =>
    stay.frames.map(
      ({ number }, index): DayDecisions => ({
        number,
        sights: (routes[index] ?? []).flatMap((candidate) => stay.sights[candidate]?.id ?? []),
      }),
    ),
  );
  const idle = new Set(
    planned.days
      .map(({ number }) => number)
      .filter((number) => !days.some((day) => day.number === number && day.sights.length > 0)),
  );
  return giveBack({ ...empty, days }, planned, idle);
}

/** Puts sights that are seen at sunrise alone where the planner has a visit at dawn, or none. */
function addDawns(trip: EditedTrip, wanted: readonly WantedSight[]): EditedTrip {
  let current = trip;
  for (const { sight, day } of wanted) {
    const { days } = current.decisions;
    const isPlaced = days.some((each) => sightsOn(each).includes(sight.id));
    const target = days.find(({ number, dawn }) => number === day && dawn === undefined);
    if (isPlaced || sight.bestAt !== 'sunrise' || !target) continue;
    const decisions = {
      ...current.decisions,
      days: days.map((each) => (each === target ? { ...each, dawn: sight.id } : each)),
    };
    const tried = { ...current, decisions };
    if (judge(tried).findings.length === 0) current = tried;
  }
  return current;
}

/** Returns a plan that passes every check: repaired, else with its broken days as the planner made them. */
function settle(
  trip: EditedTrip,
  planned: TripDecisions,
  wanted: readonly WantedSight[],
): JudgedPlan & { readonly decisions: TripDecisions } {
  let current = trip;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const judged = judge(current);
    if (judged.findings.length === 0) {
      const withDawns = addDawns(current, wanted);
      return { ...judge(withDawns), decisions: withDawns.decisions };
    }
    const repaired = repair(current, judged, []);
    if (repaired?.findings.length === 0) return repaired;
    const broken = new Set(judged.findings.flatMap(({ day }) => day ?? []));
    if (broken.size === 0) break;
    current = { ...current, decisions: giveBack(current.decisions, planned, broken) };
  }
  return { itinerary: trip.itinerary, findings: [], decisions: planned };
}

/** Any seed but the usual one: two hashes together are unique enough for an address. */
const SECOND_SEED = 0x51ed270b;

/** Returns the address of a plan with other sights: its words, and a hash of what was decided. */
function slugOf({ slug }: Itinerary, decisions: TripDecisions): string {
  const text = `${slug} ${JSON.stringify(decisions)}`;
  const [first, second] = [fnv1a(text), fnv1a(text, SECOND_SEED)].map((hash) => hash.toString(36).padStart(7, '0'));
  return `${slug.slice(0, slug.lastIndexOf('-'))}-${first?.slice(-6)}${second?.slice(-6)}`;
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
function fitPlan(plan: ReadPlan, itinerary: Itinerary, gazetteer: Gazetteer): FittedPlan {
  const planned = decisionsOf(itinerary);
  const wanted = wantedOf(plan, gazetteer);
  const trip = editTrip(itinerary, gazetteer, planned);
  const settled = settle({ ...trip, decisions: decide(trip, planned, wanted) }, planned, wanted);
  const isChanged = JSON.stringify(settled.decisions) !== JSON.stringify(planned);
  const changes = changesOf(wanted, settled.decisions);
  return {
    itinerary: isChanged ? { ...settled.itinerary, slug: slugOf(itinerary, settled.decisions) } : itinerary,
    kept: wanted.length - changes.filter(({ to }) => to === undefined).length,
    changes,
  };
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
