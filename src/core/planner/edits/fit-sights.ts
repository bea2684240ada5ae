import type { Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import { fnv1a } from '../../random.ts';
import type { Itinerary } from '../types.ts';
import { type DayDecisions, decisionsOf, sightsOfTrip, sightsOn, type TripDecisions } from './decisions.ts';
import { type JudgedPlan, judge } from './judge.ts';
import { bestOrder } from './orders.ts';
import { repair } from './repair.ts';
import { editTrip } from './retime.ts';
import { type EditedTrip, type StatedStay, stateStays } from './solved-days.ts';

/** A sight that another plan has on a day. */
export interface WantedSight {
  readonly sight: Sight;
  readonly day: number;
}

/** What a traveller decided on sights, whatever days they are on. */
export type OwnDecisions = Pick<TripDecisions, 'minutes' | 'locked'>;

/** A plan with the sights of another one in it. */
export interface FittedSights {
  /** As the planner made it where nothing fits: with its own address. Otherwise its address is derived from what was decided. */
  readonly itinerary: Itinerary;
  readonly decisions: TripDecisions;
}

/** So many rounds of giving days back to the planner: each gives back at least one. */
const MOST_ROUNDS = 4;

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
  return { itinerary: trip.itinerary, findings: [], decisions: decisionsOf(trip.itinerary) };
}

/** Any seed but the usual one: two hashes together are unique enough for an address. */
const SECOND_SEED = 0x51ed270b;

/** Returns the address of a plan with other sights: its words, and a hash of what was decided. */
function slugOf({ slug }: Itinerary, decisions: TripDecisions): string {
  const text = `${slug} ${JSON.stringify(decisions)}`;
  const [first, second] = [fnv1a(text), fnv1a(text, SECOND_SEED)].map((hash) => hash.toString(36).padStart(7, '0'));
  return `${slug.slice(0, slug.lastIndexOf('-'))}-${first?.slice(-6)}${second?.slice(-6)}`;
}

/** Returns decisions without lengths and locks of sights that the plan does not have. */
function withoutStrays(decisions: TripDecisions): TripDecisions {
  const planned = new Set(sightsOfTrip(decisions));
  return {
    ...decisions,
    minutes: Object.fromEntries(Object.entries(decisions.minutes).filter(([id]) => planned.has(id))),
    locked: decisions.locked.filter((id) => planned.has(id)),
  };
}

const NOTHING_OWN: OwnDecisions = { minutes: {}, locked: [] };

/**
 * Returns a plan that the planner made with the sights of another one in it, as far as they fit, each on its day or the nearest
 * one. It passes every check.
 */
export function fitSights(
  wanted: readonly WantedSight[],
  itinerary: Itinerary,
  gazetteer: Gazetteer,
  { minutes, locked }: OwnDecisions = NOTHING_OWN,
): FittedSights {
  const made = decisionsOf(itinerary);
  const planned = { ...made, minutes, locked };
  const trip = editTrip(itinerary, gazetteer, planned);
  const settled = settle({ ...trip, decisions: decide(trip, planned, wanted) }, planned, wanted);
  const decisions = withoutStrays(settled.decisions);
  const isChanged = JSON.stringify(decisions) !== JSON.stringify(made);
  return {
    itinerary: isChanged ? { ...settled.itinerary, slug: slugOf(itinerary, decisions) } : itinerary,
    decisions,
  };
}
