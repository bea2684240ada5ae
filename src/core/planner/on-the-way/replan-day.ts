import type { Minute } from '../../clock-time.ts';
import type { Sight } from '../../gazetteer/gazetteer.ts';
import { withDays } from '../edits/retime.ts';
import { otherSights } from '../edits/runners-up.ts';
import { type EditedTrip, framesOf } from '../edits/solved-days.ts';
import { REST_BETWEEN_DAYS_MINUTES } from '../limits.ts';
import { isGentle } from '../party-needs.ts';
import { windowsOn } from '../sight-hours.ts';
import { travelPlanned } from '../stay-days.ts';
import type { Itinerary, PlannedDay, Stop } from '../types.ts';
import type { Finding } from '../verifier/checks.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { worthOf } from '../wanted-sights.ts';
import {
  isMovable,
  leadOf,
  type Obstacle,
  type RestOfDay,
  type RestRow,
  reschedule,
  type StopOf,
  withLunchFirst,
} from './rest-of-day.ts';

/** What has come between the travellers and their plan. */
export type Happening =
  /** They set out so many minutes later than planned; `isThere` when they are at the row that is going on. */
  | { readonly what: 'late'; readonly minutes: number; readonly isThere: boolean }
  | { readonly what: 'skip' | 'closed'; readonly sightId: string };

export interface NowOnTrip {
  /** Number of the day, 1-based. */
  readonly day: number;
  readonly minute: Minute;
}

/** Why a sight is left out: asked for, closed, or there is no time for it. */
export type OutReason = 'skip' | 'closed' | 'checks' | Obstacle;

export interface RideAtStake {
  readonly stop: StopOf<'ride'>;
  /** `saved` by what is left out; `tight`: less time to board than advised; `missed` whatever is left out. */
  readonly state: 'saved' | 'tight' | 'missed';
  /** Minutes at the terminal before it leaves; 0 when it is missed. */
  readonly minutes: number;
}

export interface ReplannedDay {
  readonly itinerary: Itinerary;
  /** The day as it would be. */
  readonly day: PlannedDay;
  readonly leftOut: readonly { readonly sightId: string; readonly because: OutReason }[];
  /** The sight that is visited in place of a closed one. */
  readonly instead?: string;
  /** The train, flight or other ride that is at stake. */
  readonly ride?: RideAtStake;
  /** The rules that it breaks and that the plan before did not. */
  readonly findings: readonly Finding[];
}

/** So many ways to go on are checked by every rule. */
const MOST_CHECKED = 5;
/** A sight in place of a closed one is this near, in minutes. */
const NEAR_MINUTES = 40;
const MOST_REPLACEMENTS = 3;
/** What it is worth not to move a locked sight: more than any other. */
const LOCKED_WORTH = 1000;

/** What a lunch before a sight that was to be after it is worth, and one that is eaten on board. */
const EARLY_LUNCH = 1;
const NO_LUNCH = 40;

/** One way to go on with a day. */
interface Candidate {
  readonly rest: readonly RestRow[];
  readonly out: readonly string[];
  readonly instead?: string;
  /** What is given up, in worth of sights. */
  readonly lost: number;
}

interface Situation extends RestOfDay {
  readonly trip: EditedTrip;
  readonly day: PlannedDay;
  readonly rest: readonly RestRow[];
}

const keyOf = ({ check, message }: Finding): string => `${check} ${message}`;

const sightOf = (stop: Stop): string | undefined => (stop.kind === 'visit' ? stop.sightId : undefined);

/** Splits a day at a minute: rows that have begun are past, but not the one that is skipped, closed or not reached yet. */
function situationOf(trip: EditedTrip, now: NowOnTrip, happening: Happening): Situation | undefined {
  const day = trip.itinerary.days[now.day - 1];
  if (!day) return undefined;
  const { stops } = day;
  const gone = happening.what === 'late' ? undefined : stops.findIndex((stop) => sightOf(stop) === happening.sightId);
  const begun = stops.filter(({ start }) => start <= now.minute).length;
  const last = stops[begun - 1];
  const isGoingOn = last !== undefined && last.end > now.minute;
  const isUndone = isGoingOn && (happening.what === 'late' ? !happening.isThere : gone === begun - 1);
  const from = isUndone ? begun - 1 : begun;
  if (gone !== undefined && gone < from) return undefined;
  const past = stops.slice(0, from);
  const base = framesOf(trip).find(({ frames }) => frames.some(({ number }) => number === day.number))?.base;
  const end = past.at(-1)?.end ?? 0;
  const next = stops[from];
  const setOut = Math.max(end, (next?.start ?? end) - (next ? leadOf(next) : 0));
  const late = happening.what === 'late' && happening.minutes > 0 ? setOut + happening.minutes : undefined;
  const freeAt = late === undefined ? end : Math.max(late, end);
  const isNow = late !== undefined || happening.what === 'closed';
  return {
    trip,
    day,
    date: day.date,
    ...(base && { base }),
    sights: trip.gazetteer.sights,
    past,
    freeAt: isNow ? Math.max(freeAt, now.minute) : freeAt,
    rest: stops.slice(from).map(
      (stop): RestRow => ({
        stop,
        is: sightOf(stop) !== undefined && sightOf(stop) === goneOf(happening) ? 'out' : 'kept',
      }),
    ),
  };
}

const goneOf = (happening: Happening): string | undefined =>
  happening.what === 'late' ? undefined : happening.sightId;

function* subsets<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++) yield items.filter((_, i) => (mask >> i) & 1);
}

const worthIn = (sights: ReadonlyMap<string, Sight>, id: string): number => {
  const sight = sights.get(id);
  return sight ? worthOf(sight) : 0;
};

/** A place to eat is named for the sights beside it: with other sights it is not. */
function withoutStrayTables(
  rows: readonly RestRow[],
  past: readonly Stop[],
  planned: readonly Stop[],
): readonly RestRow[] {
  const visitsAround = (stops: readonly Stop[], at: number) =>
    [
      stops.slice(0, at).findLast(({ kind }) => kind === 'visit'),
      stops.slice(at + 1).find(({ kind }) => kind === 'visit'),
    ]
      .map((stop) => (stop ? sightOf(stop) : ''))
      .join(' ');
  const kept = [...past, ...rows.filter(({ is }) => is !== 'out').map(({ stop }) => stop)];
  return rows.map((row): RestRow => {
    const { stop } = row;
    if (stop.kind !== 'meal' || stop.meal !== 'lunch' || !stop.at || row.is === 'out') return row;
    const before = planned.findIndex((each) => each.kind === 'meal' && each.meal === 'lunch');
    if (visitsAround(planned, before) === visitsAround(kept, kept.indexOf(stop))) return row;
    const { at: _, ...rest } = stop;
    return { ...row, stop: rest };
  });
}

/** Returns the rows without lunch: it is eaten on board of a ride by timetable; undefined without such a ride. */
function withoutLunch(rest: readonly RestRow[]): readonly RestRow[] | undefined {
  const isLunch = ({ stop, is }: RestRow): boolean => is === 'kept' && stop.kind === 'meal' && stop.meal === 'lunch';
  const at = rest.findIndex(isLunch);
  const isBeforeRide = at >= 0 && rest.slice(at).some(({ stop }) => stop.kind === 'ride' && !isMovable(stop));
  return isBeforeRide ? rest.map((row) => (isLunch(row) ? { ...row, is: 'out' } : row)) : undefined;
}

/** Returns every way to go on: with some sights left out, and with lunch before a visit. */
function candidatesOf({ rest, past, sights, trip, day }: Situation, instead?: RestRow): readonly Candidate[] {
  const { locked } = trip.decisions;
  const at = rest.findIndex(({ is }) => is === 'out');
  const all = instead ? [...rest.slice(0, at + 1), instead, ...rest.slice(at + 1)] : rest;
  const free = rest.flatMap(({ stop, is }) => {
    const id = is === 'kept' ? sightOf(stop) : undefined;
    return id !== undefined && !locked.includes(id) ? [id] : [];
  });
  const extra = instead ? sightOf(instead.stop) : undefined;
  const ways: Iterable<readonly string[]> = instead ? [[]] : subsets(free);
  return [...ways].flatMap((out): Candidate[] => {
    const rows = all.map((row): RestRow => (out.includes(sightOf(row.stop) ?? '') ? { ...row, is: 'out' } : row));
    const early = withLunchFirst(rows, past);
    const lost = out.reduce((sum, id) => sum + worthIn(sights, id), 0);
    const packed = withoutLunch(rows);
    return [
      { tried: rows, price: 0 },
      ...(early ? [{ tried: early, price: EARLY_LUNCH }] : []),
      ...(packed ? [{ tried: packed, price: NO_LUNCH }] : []),
    ].map(({ tried, price }) => ({
      rest: withoutStrayTables(tried, past, day.stops),
      out,
      ...(extra !== undefined && { instead: extra }),
      lost: lost + price,
    }));
  });
}

/** Returns what a candidate moves of the sights that are locked. */
const movedLocked = ({ trip: { decisions }, day }: Situation, rows: readonly Stop[]): number =>
  rows.filter((stop) => {
    const id = sightOf(stop);
    return (
      id !== undefined &&
      decisions.locked.includes(id) &&
      day.stops.every((old) => sightOf(old) !== id || old.start !== stop.start)
    );
  }).length;

/** Returns a plan with another rest of a day; the hired cars that wait leave later in its journeys too. */
function planWith({ trip, day, base, past, sights }: Situation, rows: readonly Stop[]): Itinerary {
  const waits = rows.flatMap((stop) => (stop.kind === 'ride' && isMovable(stop) ? [stop.ride] : []));
  const journeys = trip.itinerary.journeys.map((journey) => ({
    ...journey,
    rides: journey.rides.map(
      (ride) =>
        waits.find(
          ({ dayNumber, from, to }) =>
            dayNumber === ride.dayNumber && from.name === ride.from.name && to.name === ride.to.name,
        ) ?? ride,
    ),
  }));
  const stops = [...past, ...rows];
  const last = stops.findLast(({ kind }) => kind !== 'free' && kind !== 'meal');
  const isOut = stops.at(-1) === last && last?.kind === 'visit';
  const from = last?.kind === 'visit' ? sights.get(last.sightId) : undefined;
  const { returnTravel, ...rest } = day;
  const isSame = day.stops.at(-1)?.kind === stops.at(-1)?.kind && returnTravel !== undefined;
  const back = isOut && base && from ? travelPlanned(base, from, null) : isSame ? returnTravel : undefined;
  const changed: PlannedDay = { ...rest, stops, ...(back && typeof day.night === 'object' && { returnTravel: back }) };
  const itinerary = { ...trip.itinerary, journeys };
  const days = itinerary.days.map((each) => (each === day ? changed : each));
  return withDays({ ...trip, itinerary }, days, 'quick');
}

/** Returns true when a day that became longer still leaves the night for sleep: then its length is only said. */
function leavesTheNight({ days }: Itinerary, number: number): boolean {
  const [day, next] = [days[number - 1], days[number]];
  const [last, first] = [day?.stops.at(-1), next?.stops[0]];
  if (!day || !last || !first || typeof day.night !== 'object') return true;
  return 1440 + first.start - leadOf(first) - last.end - (day.returnTravel?.minutes ?? 0) >= REST_BETWEEN_DAYS_MINUTES;
}

interface Tried {
  readonly candidate: Candidate;
  readonly itinerary: Itinerary;
  readonly findings: readonly Finding[];
  /** How many of the findings are more than said. */
  readonly grave: number;
}

function tryOut(situation: Situation, candidate: Candidate, rows: readonly Stop[], known: ReadonlySet<string>): Tried {
  const { trip, day } = situation;
  const itinerary = planWith(situation, rows);
  // Where lunch was eaten is no matter any more.
  const hasEaten = situation.past.some((stop) => stop.kind === 'meal' && stop.meal === 'lunch');
  const findings = verifyItinerary(itinerary, trip.request, trip.gazetteer).filter(
    (found) => !known.has(keyOf(found)) && !(hasEaten && found.check === 'V58'),
  );
  const mayBeLong = !isGentle(trip.request) && leavesTheNight(itinerary, day.number);
  const grave = findings.filter(({ check }) => check !== 'V10' || !mayBeLong).length;
  return { candidate, itinerary, findings, grave };
}

/** Returns the best way to go on: with the fewest broken rules, then with the least given up. */
function chooseBest(situation: Situation, candidates: readonly Candidate[]): Tried | undefined {
  const { trip } = situation;
  const known = new Set(verifyItinerary(trip.itinerary, trip.request, trip.gazetteer).map(keyOf));
  const timed = candidates.map((candidate) => {
    const { rows, obstacle } = reschedule(situation, candidate.rest);
    return { candidate, rows, obstacle, lost: candidate.lost + LOCKED_WORTH * movedLocked(situation, rows) };
  });
  const reached = timed.filter(({ obstacle }) => !obstacle).sort((a, b) => a.lost - b.lost);
  // Where nothing helps, what stands in the way is said: everything that can be left out is.
  const tried = reached.length > 0 ? reached.slice(0, MOST_CHECKED) : timed.sort((a, b) => b.lost - a.lost).slice(0, 1);
  let best: Tried | undefined;
  for (const { candidate, rows } of tried) {
    const result = tryOut(situation, candidate, rows, known);
    if (!best || result.grave < best.grave) best = result;
    if (best.grave === 0) break;
  }
  return best;
}

/** Returns sights that are open and near in place of a closed one, the best first. */
function replacementsFor(situation: Situation, sightId: string): readonly RestRow[] {
  const { trip, base, sights, date, freeAt, rest } = situation;
  const closed = sights.get(sightId);
  const row = rest.find(({ stop }) => sightOf(stop) === sightId)?.stop;
  if (!base || !closed || !row) return [];
  const start = Math.max(freeAt, row.start);
  return otherSights(trip)
    .filter((sight) => sight.baseId === base.id && travelPlanned(base, closed, sight).minutes <= NEAR_MINUTES)
    .map((sight) => ({ sight, way: travelPlanned(base, closed, sight).minutes }))
    .filter(({ sight, way }) => windowsOn(sight, date).some(({ to }) => start + way + sight.minutes <= to))
    .sort((a, b) => worthOf(b.sight) - b.way / 4 - worthOf(a.sight) + a.way / 4 || (a.sight.id < b.sight.id ? -1 : 1))
    .slice(0, MOST_REPLACEMENTS)
    .map(({ sight }): RestRow => {
      const { id, name, lat, lon, feeRupees, minutes } = sight;
      const place = { name, lat, lon };
      return { stop: { kind: 'visit', start, end: start + minutes, sightId: id, place, feeRupees }, is: 'new' };
    });
}

/** With less time than this at the terminal a ride is missed. */
const LEAST_BOARDING = { flight: 60, other: 10 } as const;

/** Returns the ride that the rest of a day with all its sights would miss, or that is missed whatever is left out. */
function rideAtStake(situation: Situation, chosen: Candidate): RideAtStake | undefined {
  const all = reschedule(situation, situation.rest).obstacle;
  const left = reschedule(situation, chosen.rest).obstacle;
  if (left?.stop.kind === 'ride') {
    const least = left.stop.ride.mode === 'flight' ? LEAST_BOARDING.flight : LEAST_BOARDING.other;
    const isMissed = left.early < least;
    return { stop: left.stop, state: isMissed ? 'missed' : 'tight', minutes: isMissed ? 0 : left.early };
  }
  return all?.stop.kind === 'ride' ? { stop: all.stop, state: 'saved', minutes: Math.max(0, all.early) } : undefined;
}

/**
 * Returns the rest of a day after something has come between; what has begun by then stays as it is. Trains, flights and other rides
 * by timetable hold, as do locked sights as long as they can be reached. Undefined when the day or the sight is not ahead.
 */
export function replanDay(trip: EditedTrip, now: NowOnTrip, happening: Happening): ReplannedDay | undefined {
  const situation = situationOf(trip, now, happening);
  if (!situation) return undefined;
  const replaced = happening.what === 'closed' ? replacementsFor(situation, happening.sightId) : [];
  const better = chooseBest(
    situation,
    replaced.flatMap((row) => candidatesOf(situation, row)),
  );
  const hasReplacement = better?.grave === 0 && !reschedule(situation, better.candidate.rest).obstacle;
  const best = hasReplacement ? better : chooseBest(situation, candidatesOf(situation));
  const day = best?.itinerary.days[now.day - 1];
  if (!best || !day) return undefined;
  const { candidate, itinerary, findings } = best;
  const because: OutReason = reschedule(situation, situation.rest).obstacle?.because ?? 'checks';
  const gone: ReplannedDay['leftOut'] =
    happening.what === 'late' ? [] : [{ sightId: happening.sightId, because: happening.what }];
  const ride = rideAtStake(situation, candidate);
  return {
    itinerary,
    day,
    leftOut: [...gone, ...candidate.out.map((sightId) => ({ sightId, because }))],
    ...(candidate.instead !== undefined && { instead: candidate.instead }),
    ...(ride && { ride }),
    findings,
  };
}

/** Returns the sights that are ahead on a day: those that can be skipped, or found closed. */
export const sightsAhead = ({ stops }: PlannedDay, minute: Minute): readonly string[] =>
  stops.flatMap((stop) => (stop.kind === 'visit' && stop.end > minute ? [stop.sightId] : []));
