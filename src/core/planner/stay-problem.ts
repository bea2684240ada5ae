import type { Minute } from '../clock-time.ts';
import type { OpenWindow } from '../gazetteer/gazetteer.ts';
import { LUNCH_MINUTES, MEAL_WINDOWS, SIGHT_REACH_MINUTES, VISIT_LENGTH } from './limits.ts';

/** A sight for the solver: its duration, value and kind. */
export interface CandidateSight {
  readonly minutes: number;
  /** Score adjusted for theme, season and repetition; the objective sums it. */
  readonly value: number;
  /** Its first theme: two of a kind on one day are worth less. */
  readonly theme: string;
  /** Requires the end of the day (sunset, evening): the day may then start later. */
  readonly late: boolean;
  /** Beyond the usual reach: a day trip. */
  readonly far: boolean;
  /** Minutes that lunch adds to the visit, when the visit takes the middle of the day; absent for a short sight. */
  readonly lunchMinutes?: number;
  /** The day may be longer for it. */
  readonly longDay?: boolean;
  /** What one comes for: the day may start early for it. */
  readonly mustSee?: true;
}

/** When a day leaves the stay and must be back. */
export interface DaySpan {
  readonly start: Minute;
  readonly end: Minute;
  /** Earliest lunch: four hours after breakfast. */
  readonly lunchFrom: Minute;
}

export interface SolvableDay {
  readonly early: DaySpan;
  /** A later start for days with a late sight. */
  readonly late?: DaySpan;
  /** One that ends after a late show. */
  readonly night?: DaySpan;
  /** An early start for days with a sight that one comes for. */
  readonly dawn?: DaySpan;
  /** Longer days, with the usual start and with an early one, for a long excursion. */
  readonly long?: readonly DaySpan[];
  readonly maxVisits: number;
  readonly lunch: boolean;
  /** A whole day at the stay, which must not be empty. */
  readonly full: boolean;
  /** Opening windows of each candidate on this day; empty when closed. */
  readonly open: readonly (readonly OpenWindow[])[];
}

/** A team-orienteering problem with time windows: one closed tour a day from the stay. */
export interface StayProblem {
  readonly sights: readonly CandidateSight[];
  readonly days: readonly SolvableDay[];
  /** Minutes between places; 0 is the stay, candidate i is i + 1. */
  readonly travel: readonly (readonly number[])[];
}

/** Candidates per day in the order of visit. */
export interface StaySolution {
  readonly routes: readonly (readonly number[])[];
  readonly value: number;
}

/** The objective's prices: a minute of local travel, a crowded day, two sights of a kind, an empty day. */
const TRAVEL_PRICE = 0.15;
const PACE_PRICE = 1;
const CLASH_PRICE = 5;
const EMPTY_DAY_PRICE = 150;
/** Maximum wait for lunch. */
const LONGEST_LUNCH_WAIT = 120;
/** The latest lunch is short. */
export const LATEST_LUNCH: Minute = MEAL_WINDOWS.lunch.to - LUNCH_MINUTES.min;

/** One visit of a scheduled day, with the lunch before its travel. */
interface ScheduledVisit {
  readonly sight: number;
  readonly travel: number;
  readonly start: Minute;
  readonly end: Minute;
  readonly lunchBefore?: { readonly start: Minute; readonly end: Minute };
  /** Lunch is part of the visit. */
  readonly hasLunch: boolean;
}

function endOfVisit(windows: readonly OpenWindow[], arrival: Minute, minutes: number): Minute {
  for (const window of windows) {
    const end = Math.max(arrival, window.from) + minutes;
    if (end <= window.to) return end;
  }
  return -1;
}

const lunchEnd = (start: Minute): Minute => Math.min(start + LUNCH_MINUTES.usual, MEAL_WINDOWS.lunch.to);

/** Shortens a long visit over noon to end by the latest lunch, if most of it remains. */
function shortenForLunch(windows: readonly OpenWindow[], arrival: Minute, minutes: number): Minute {
  const least = Math.ceil(minutes * VISIT_LENGTH.least);
  const end = endOfVisit(windows, arrival, least);
  if (end < 0 || end > LATEST_LUNCH) return -1;
  const window = windows.find(({ to }) => end <= to);
  return Math.min(LATEST_LUNCH, window?.to ?? end);
}

/** Returns the end of a visit; one that one comes for may be shorter than usual before the place closes. */
function endOfDirectVisit(windows: readonly OpenWindow[], arrival: Minute, sight: CandidateSight): Minute {
  const end = endOfVisit(windows, arrival, sight.minutes);
  if (end >= 0 || !sight.mustSee) return end;
  return endOfVisit(windows, arrival, Math.ceil(sight.minutes * VISIT_LENGTH.least));
}

/** Returns the end of a visit with lunch as its part; -1 when it has none, or not in the middle of the day. */
function endWithLunch(problem: StayProblem, day: SolvableDay, sight: number, arrival: Minute): Minute {
  const { lunchMinutes, minutes } = problem.sights[sight] as CandidateSight;
  if (lunchMinutes === undefined) return -1;
  const end = endOfVisit(day.open[sight] as readonly OpenWindow[], arrival, minutes + lunchMinutes);
  if (end < 0) return -1;
  const overlap =
    Math.min(end, MEAL_WINDOWS.lunch.to) - Math.max(end - minutes - lunchMinutes, MEAL_WINDOWS.lunch.from);
  return overlap >= LUNCH_MINUTES.min ? end : -1;
}

/**
 * Returns the clock after going from a place to a sight and visiting it, doubled, plus one when lunch has been eaten by
 * then; -1 when that is impossible. A number and not an object: this runs some hundred thousand times per answer.
 */
export function stepTo(
  problem: StayProblem,
  day: SolvableDay,
  span: DaySpan,
  at: number,
  clock: Minute,
  ate: boolean,
  sight: number,
): number {
  const candidate = problem.sights[sight] as CandidateSight;
  const windows = day.open[sight] as readonly OpenWindow[];
  if (windows.length === 0) return -1;
  const travel = (problem.travel[at] as readonly number[])[sight + 1] as number;
  const through = ate || !day.lunch ? -1 : endWithLunch(problem, day, sight, clock + travel);
  if (through >= 0) return through <= span.end ? through * 2 + 1 : -1;
  const direct = endOfDirectVisit(windows, clock + travel, candidate);
  if (direct < 0) return -1;
  if (ate || !day.lunch) return direct <= span.end ? direct * 2 + (ate ? 1 : 0) : -1;
  if (direct <= LATEST_LUNCH) return direct * 2;
  const lunch = Math.max(clock, span.lunchFrom);
  if (lunch <= LATEST_LUNCH && lunch - clock <= LONGEST_LUNCH_WAIT) {
    const after = endOfDirectVisit(windows, lunchEnd(lunch) + travel, candidate);
    if (after >= 0) return after <= span.end ? after * 2 + 1 : -1;
  }
  const shortened = shortenForLunch(windows, clock + travel, candidate.minutes);
  return shortened >= 0 ? shortened * 2 : -1;
}

/** Returns the time back at the stay after the last visit, including a lunch still due; -1 when that is too late. */
export function finishDay(
  problem: StayProblem,
  day: SolvableDay,
  span: DaySpan,
  at: number,
  clock: Minute,
  ate: boolean,
): number {
  const back = (problem.travel[at] as readonly number[])[0] as number;
  if (ate || !day.lunch) return clock + back <= span.end ? clock + back : -1;
  const here = Math.max(clock, span.lunchFrom);
  if (here <= LATEST_LUNCH && here - clock <= LONGEST_LUNCH_WAIT) {
    const end = lunchEnd(here) + back;
    return end <= span.end ? end : -1;
  }
  const there = Math.max(clock + back, span.lunchFrom);
  if (there > LATEST_LUNCH) return -1;
  return lunchEnd(there) <= span.end ? lunchEnd(there) : -1;
}

function runSpan(problem: StayProblem, day: SolvableDay, span: DaySpan, route: readonly number[]): number {
  let clock = span.start;
  let ate = false;
  let at = 0;
  for (const sight of route) {
    const next = stepTo(problem, day, span, at, clock, ate, sight);
    if (next < 0) return -1;
    clock = next >> 1;
    ate = (next & 1) === 1;
    at = sight + 1;
  }
  return finishDay(problem, day, span, at, clock, ate);
}

/** Returns the spans that a day may have with these sights: the usual one, early, long, late ones. */
export function spansWith(day: SolvableDay, sights: readonly (CandidateSight | undefined)[]): readonly DaySpan[] {
  const spans = [day.early];
  if (day.dawn && sights.some((sight) => sight?.mustSee)) spans.push(day.dawn);
  if (day.long && sights.some((sight) => sight?.longDay)) spans.push(...day.long);
  if (sights.some((sight) => sight?.late)) {
    if (day.late) spans.push(day.late);
    if (day.night) spans.push(day.night);
  }
  return spans;
}

/** Returns the first span in which a route is feasible on a day. */
function spanFor(problem: StayProblem, day: SolvableDay, route: readonly number[]): DaySpan | undefined {
  if (runSpan(problem, day, day.early, route) >= 0) return day.early;
  const sights = route.map((sight) => problem.sights[sight]);
  return spansWith(day, sights).find((span) => span !== day.early && runSpan(problem, day, span, route) >= 0);
}

/** Two day trips in different directions do not fit into one day (V16). */
const SPLIT_DAY = -1e6;

const isApart = (problem: StayProblem, a: number, b: number): boolean =>
  (problem.travel[a + 1]?.[b + 1] ?? 0) > SIGHT_REACH_MINUTES.usual;

/** Returns the value of a day's sights without travel: scores, minus penalties for a crowded day and similar sights. */
export function worthOfSet(problem: StayProblem, day: SolvableDay, route: readonly number[]): number {
  if (route.length === 0) return day.full ? -EMPTY_DAY_PRICE : 0;
  let worth = -PACE_PRICE * route.length * route.length;
  for (let i = 0; i < route.length; i++) {
    const sight = problem.sights[route[i] as number] as CandidateSight;
    worth += sight.value;
    for (let j = 0; j < i; j++) {
      const other = problem.sights[route[j] as number] as CandidateSight;
      if (other.theme === sight.theme) worth -= CLASH_PRICE;
      if (sight.far && other.far && isApart(problem, route[i] as number, route[j] as number)) return SPLIT_DAY;
    }
  }
  return worth;
}

/** Returns the minutes of local travel of a closed route. */
export function travelOf(problem: StayProblem, route: readonly number[]): number {
  let minutes = 0;
  let at = 0;
  for (const sight of route) {
    minutes += (problem.travel[at] as readonly number[])[sight + 1] as number;
    at = sight + 1;
  }
  return route.length === 0 ? 0 : minutes + ((problem.travel[at] as readonly number[])[0] as number);
}

/**
 * Returns the objective of a day's route; -Infinity when it cannot be travelled, or when it is not above the floor:
 * whether such a route can be travelled is then not looked at, which is most of the work.
 */
export function valueOfRoute(
  problem: StayProblem,
  day: SolvableDay,
  route: readonly number[],
  floor = Number.NEGATIVE_INFINITY,
): number {
  if (route.length > day.maxVisits) return Number.NEGATIVE_INFINITY;
  const value = worthOfSet(problem, day, route) - travelCost(problem, route);
  if (value <= floor || (route.length > 0 && !spanFor(problem, day, route))) return Number.NEGATIVE_INFINITY;
  return value;
}

const travelCost = (problem: StayProblem, route: readonly number[]): number => TRAVEL_PRICE * travelOf(problem, route);

/** The price of one minute of local travel in the objective. */
export const perTravelMinute = TRAVEL_PRICE;

export interface ScheduledDay {
  readonly visits: readonly ScheduledVisit[];
  readonly span: DaySpan;
  /** Lunch after the last visit: at its place, or back at the stay. */
  readonly lastLunch?: { readonly start: Minute; readonly end: Minute; readonly atStay: boolean };
  /** Minutes from the last place to the stay. */
  readonly back: number;
  /** Clock when back at the stay. */
  readonly home: Minute;
}

/** Returns the clock times of a route that `spanFor` accepts; undefined when it cannot be travelled. */
export function scheduleDay(
  problem: StayProblem,
  day: SolvableDay,
  route: readonly number[],
): ScheduledDay | undefined {
  const span = spanFor(problem, day, route);
  if (!span) return undefined;
  const visits: ScheduledVisit[] = [];
  let clock = span.start;
  let ate = false;
  let at = 0;
  for (const sight of route) {
    const next = stepTo(problem, day, span, at, clock, ate, sight);
    const end = next >> 1;
    const travel = problem.travel[at]?.[sight + 1] ?? 0;
    const hasLunch = !ate && day.lunch && endWithLunch(problem, day, sight, clock + travel) >= 0;
    const eatsNow = (next & 1) === 1 && !ate && !hasLunch;
    const lunchStart = Math.max(clock, span.lunchFrom);
    const lunch = eatsNow ? { start: lunchStart, end: lunchEnd(lunchStart) } : undefined;
    const arrival = (lunch?.end ?? clock) + travel;
    const window = day.open[sight]?.find((w) => Math.max(arrival, w.from) < end && end <= w.to);
    const { minutes = 0, lunchMinutes = 0 } = problem.sights[sight] ?? {};
    const longest = minutes + (hasLunch ? lunchMinutes : 0);
    const start = Math.max(arrival, window?.from ?? 0, Math.min(end - longest, arrival));
    visits.push({ sight, travel, start, end, hasLunch, ...(lunch && { lunchBefore: lunch }) });
    clock = end;
    ate = (next & 1) === 1;
    at = sight + 1;
  }
  const back = problem.travel[at]?.[0] ?? 0;
  const home = finishDay(problem, day, span, at, clock, ate);
  if (ate || !day.lunch) return { visits, span, back, home };
  const here = Math.max(clock, span.lunchFrom);
  const atStay = !(here <= LATEST_LUNCH && here - clock <= LONGEST_LUNCH_WAIT);
  const start = atStay ? Math.max(clock + back, span.lunchFrom) : here;
  return { visits, span, back, home, lastLunch: { start, end: lunchEnd(start), atStay } };
}
