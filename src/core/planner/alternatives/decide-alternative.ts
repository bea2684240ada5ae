import type { Sight } from '../../gazetteer/gazetteer.ts';
import { type DayDecisions, sightsOfTrip, sightsOn, type TripDecisions } from '../edits/decisions.ts';
import { type JudgedPlan, judge } from '../edits/judge.ts';
import { bestOrder } from '../edits/orders.ts';
import { otherSights } from '../edits/runners-up.ts';
import { type EditedTrip, framesOf, type StatedStay, stateStays } from '../edits/solved-days.ts';
import type { Finding } from '../verifier/checks.ts';
import { worthOf } from '../wanted-sights.ts';
import type { DecidedKind, NoAlternative } from './kinds.ts';

/** Other sights for the same days, or why there are none. */
export type DecidedAlternative =
  | ({ readonly kind: 'found'; readonly decisions: TripDecisions } & JudgedPlan)
  | { readonly kind: 'none'; readonly because: NoAlternative };

const none = (because: NoAlternative): DecidedAlternative => ({ kind: 'none', because });

/** What an alternative asks of a day. */
interface Manner {
  /** Returns which of a day's sights that are `free` to go should go. */
  readonly goes: (free: readonly Sight[], all: readonly Sight[]) => readonly Sight[];
  /** Returns true for a sight that may come instead; left out where nothing comes. */
  readonly comes?: (sight: Sight) => boolean;
  /** Why there is none where no day has a sight that should go. */
  readonly otherwise: NoAlternative;
}

/** So many sights are tried for each that goes, the most valuable first. */
const MOST_TRIED = 8;

const isHard = ({ strenuous, steps }: Sight): boolean => strenuous === true || steps === true;

const leastOf = (free: readonly Sight[], all: readonly Sight[]): readonly Sight[] =>
  all.length < 2 ? [] : free.toSorted((a, b) => worthOf(a) - worthOf(b)).slice(0, 1);

const dearestOf = (free: readonly Sight[]): readonly Sight[] =>
  free
    .filter(({ feeRupees, headline }) => feeRupees > 0 && !headline)
    .toSorted((a, b) => b.feeRupees - a.feeRupees)
    .slice(0, 1);

/** `cheaper` saves tickets, never that of a sight that people come for. */
const MANNERS: Readonly<Record<DecidedKind | 'cheaper', Manner>> = {
  slower: { goes: leastOf, otherwise: 'nothing-to-spare' },
  'less-walking': {
    goes: (free) => free.filter(isHard),
    comes: (sight) => !isHard(sight),
    otherwise: 'nothing-hard',
  },
  'rainy-day': {
    goes: (free) => free.filter(({ indoor }) => !indoor),
    comes: ({ indoor }) => indoor,
    otherwise: 'all-indoors',
  },
  cheaper: { goes: dearestOf, comes: ({ feeRupees }) => feeRupees === 0, otherwise: 'nothing-paid' },
};

/** A day without some of its sights, and with others in their stead. */
interface ChangedDay {
  readonly day: DayDecisions;
  readonly added: readonly string[];
}

/** Returns a day without the sights that go, as many others in their stead as fit; undefined where it would be empty. */
function changeDay(
  stay: StatedStay,
  day: DayDecisions,
  { goes, used, comes }: { goes: ReadonlySet<string>; used: ReadonlySet<string>; comes: Manner['comes'] },
): ChangedDay | undefined {
  const index = stay.frames.findIndex(({ number }) => number === day.number);
  const solvable = stay.problem.days[index];
  if (!solvable) return undefined;
  let route = (stay.routes[index] ?? []).filter((candidate) => !goes.has(stay.sights[candidate]?.id ?? ''));
  const added: string[] = [];
  const others = comes
    ? stay.sights
        .map((sight, candidate) => ({ sight, candidate }))
        .filter(({ sight }) => !used.has(sight.id) && comes(sight))
        .toSorted((a, b) => worthOf(b.sight) - worthOf(a.sight))
        .slice(0, MOST_TRIED * goes.size)
    : [];
  for (const { sight, candidate } of others) {
    if (added.length === goes.size) break;
    const order = bestOrder(stay.problem, solvable, [...route, candidate]);
    if (!order) continue;
    route = [...order.route];
    added.push(sight.id);
  }
  const { dawn, ...rest } = day;
  const sights = route.flatMap((candidate) => stay.sights[candidate]?.id ?? []);
  const keepsDawn = dawn !== undefined && !goes.has(dawn) && !sights.includes(dawn);
  if (sights.length === 0 && !keepsDawn) return undefined;
  return { day: { ...rest, ...(keepsDawn && { dawn }), sights }, added };
}

/** Returns the decisions with some days changed, without what was decided on sights that are gone. */
function withDays(decisions: TripDecisions, changed: ReadonlyMap<number, DayDecisions>): TripDecisions {
  const days = decisions.days.map((day) => changed.get(day.number) ?? day);
  const planned = new Set(days.flatMap(sightsOn));
  return {
    days,
    minutes: Object.fromEntries(Object.entries(decisions.minutes).filter(([id]) => planned.has(id))),
    locked: decisions.locked,
  };
}

const keyOf = ({ check, day, sightId }: Finding): string => `${check} ${day} ${sightId}`;

/** Returns what a plan breaks that another one did not. */
function newFindings(findings: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const known = new Set(before.map(keyOf));
  return findings.filter((finding) => !known.has(keyOf(finding)));
}

/** Returns the plan with as many of the changed days as it takes without breaking anything; undefined when it takes none. */
function settle(trip: EditedTrip, changed: Map<number, DayDecisions>): DecidedAlternative | undefined {
  const before = judge(trip, 'quick').findings;
  while (changed.size > 0) {
    const decisions = withDays(trip.decisions, changed);
    const broken = newFindings(judge({ ...trip, decisions }, 'quick').findings, before);
    if (broken.length === 0) {
      const judged = judge({ ...trip, decisions });
      return newFindings(judged.findings, before).length === 0 ? { kind: 'found', decisions, ...judged } : undefined;
    }
    const days = broken.flatMap(({ day }) => (day !== undefined && changed.has(day) ? [day] : []));
    // What is broken on no day, or on another one, is broken by the last change.
    const last = [...changed.keys()].at(-1);
    for (const day of days.length > 0 || last === undefined ? days : [last]) changed.delete(day);
  }
  return undefined;
}

/** What became of the days that an alternative asks to change. */
interface Tried {
  readonly changed: Map<number, DayDecisions>;
  /** Whether a day has something that should go and may go; that should go and may not. */
  readonly isAsked: boolean;
  readonly isLocked: boolean;
}

function tryDays(trip: EditedTrip, { goes, comes }: Manner, days: readonly DayDecisions[]): Tried {
  const { decisions, request, gazetteer } = trip;
  const kept = new Set([...decisions.locked, ...(request.wishes?.mustSee ?? [])]);
  const stays = stateStays(trip, comes ? otherSights(trip).filter(comes) : []);
  const used = new Set(sightsOfTrip(decisions));
  const changed = new Map<number, DayDecisions>();
  let isAsked = false;
  let isLocked = false;
  for (const day of days) {
    const stay = stays.find(({ frames }) => frames.some(({ number }) => number === day.number));
    const all = sightsOn(day).flatMap((id) => gazetteer.sights.get(id) ?? []);
    const free = all.filter(({ id }) => !kept.has(id));
    const going = new Set(goes(free, all).map(({ id }) => id));
    isAsked ||= going.size > 0;
    isLocked ||= going.size === 0 && goes(all, all).length > 0;
    const made = stay && going.size > 0 ? changeDay(stay, day, { goes: going, used, comes }) : undefined;
    if (!made) continue;
    changed.set(day.number, made.day);
    for (const id of made.added) used.add(id);
  }
  return { changed, isAsked, isLocked };
}

/**
 * Returns the same days with other sights: fewer, easier, indoors, or free. Locked sights and those that must be seen stay,
 * and nothing is broken that was not before. `day` limits it to one day.
 */
export function decideAlternative(trip: EditedTrip, kind: DecidedKind | 'cheaper', day?: number): DecidedAlternative {
  const manner = MANNERS[kind];
  const visitable = new Set(framesOf(trip).flatMap(({ frames }) => frames.map(({ number }) => number)));
  const days = trip.decisions.days.filter(({ number }) => visitable.has(number) && (day ?? number) === number);
  if (days.length === 0) return none('no-such-day');
  const { changed, isAsked, isLocked } = tryDays(trip, manner, days);
  if (!isAsked) return none(isLocked ? 'locked' : manner.otherwise);
  if (changed.size === 0) return none('nothing-instead');
  return settle(trip, changed) ?? none('would-break');
}
