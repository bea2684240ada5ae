import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { Random } from '../random.ts';
import type { NamedPoint, Ride } from '../rides.ts';
import type { Skeleton } from './circuit.ts';
import { firstDaysOf } from './first-days.ts';
import { BOARDING_MINUTES, MUST_SEE_SCORE, PACE_LIMITS } from './limits.ts';
import { findOneNight } from './night-stays.ts';
import { solveRested, withoutEarlyStart } from './rested-stay.ts';
import { delayOf } from './rides-between.ts';
import {
  chooseSunrise,
  type DayFrame,
  type DayManner,
  isLongExcursion,
  type SightRules,
  type Sunrise,
  stateProblem,
  travelPlanned,
} from './stay-days.ts';
import { framesOfStays, landingOf } from './stay-frames.ts';
import { type ScheduledDay, scheduleDay } from './stay-problem.ts';
import type { Transfer } from './transfers.ts';
import { ridesFromDay } from './transport-options.ts';
import type { Journey, TripRequest } from './types.ts';
import { isWantedSight, namedSights } from './wanted-sights.ts';

/** A day with its sights chosen and timed; the timeline turns it into rows. */
export interface SolvedDay {
  readonly base: Base;
  readonly frame: DayFrame;
  readonly schedule: ScheduledDay;
  /** Sights of the schedule's visits, in the same order. */
  readonly sights: readonly Sight[];
  readonly sunrise?: Sunrise | undefined;
}

/** A sunrise must be worth getting up in the dark: the lowest score. */
const LEAST_DAWN_SCORE = 60;

const isWorthDawn = ({ id, score }: Sight, { request, mustSee }: PlanDaysInput): boolean =>
  score >= LEAST_DAWN_SCORE || mustSee.has(id) || namedSights(request).includes(id);

export interface SolvedTrip {
  readonly journeys: readonly Journey[];
  readonly days: readonly SolvedDay[];
  /** The objective's sum over the stays. */
  readonly value: number;
}

interface PlanDaysInput {
  readonly request: TripRequest;
  readonly skeleton: Skeleton;
  readonly durationDays: number;
  readonly manner: DayManner;
  readonly random: Random;
  readonly evaluations: number;
  readonly withSunrise: boolean;
  /** One night of a longer stay is wished on a houseboat or in a camp, where that costs little of the days. */
  readonly withNightStay: boolean;
  /** Ids of the sights that the trip is for. */
  readonly mustSee: ReadonlySet<string>;
  /** Ids of sights that are left out, so that the others do not come too late. */
  readonly leftOut: ReadonlySet<string>;
  /** Returns a sight's value in this suggestion. */
  readonly valueOf: (sight: Sight) => number;
}

const pointOf = ({ name, lat, lon }: NamedPoint): NamedPoint => ({ name, lat, lon });

/** Returns when a transfer leaves: after breakfast and check-out, with time to board a shared jeep or a ferry. */
function transferDeparture(minutes: number, mode: Ride['mode']): number {
  const long = minutes > 330;
  return (long ? 450 : 510) + BOARDING_MINUTES[mode === 'cab' ? 'bus' : mode];
}

/** Returns the ride of a move by road or ferry. */
function rideBetween(a: Base, b: Base, { by, km, minutes, hills }: Transfer, dayNumber: number): Ride {
  const mode = by === 'ferry' ? 'ferry' : 'cab';
  return {
    mode,
    from: pointOf(a),
    to: pointOf(b),
    km,
    dayNumber,
    departs: transferDeparture(minutes, mode),
    minutes: Math.ceil(minutes / 5) * 5,
    overnight: false,
    fareFactor: 1,
    delayBufferMinutes: delayOf(mode, minutes),
    hills,
  };
}

/** Returns the rides of the whole trip as journeys: out, from stay to stay, back. */
function listJourneys(skeleton: Skeleton, durationDays: number): readonly Journey[] {
  const { out, back, stays, transfers } = skeleton;
  const firstDays = firstDaysOf(out, stays, transfers);
  const moves = transfers.map((transfer, index): Journey => {
    const [a, b] = [stays[index], stays[index + 1]];
    const day = (firstDays[index] ?? 1) + (a?.nights ?? 0);
    const rides = transfer.option
      ? ridesFromDay(transfer.option, day)
      : [rideBetween(a?.base as Base, b?.base as Base, transfer, day)];
    return { direction: 'transfer', rides };
  });
  return [
    { direction: 'outward', rides: ridesFromDay(out, 1) },
    ...moves,
    { direction: 'back', rides: ridesFromDay(back, durationDays - back.nights) },
  ];
}

function chooseCandidates(input: PlanDaysInput, base: Base, days: number, seen: ReadonlySet<string>) {
  const perDay = PACE_LIMITS[input.manner.pace].sights;
  const most = days <= 2 ? 12 : Math.min(24, Math.max(12, Math.ceil(days * perDay * 1.7)));
  return base.sights
    .filter((sight) => !seen.has(sight.id) && !input.leftOut.has(sight.id) && isWantedSight(sight, base, input.request))
    .map((sight) => ({ sight, value: input.valueOf(sight) }))
    .sort((a, b) => b.value - a.value || (a.sight.id < b.sight.id ? -1 : 1))
    .slice(0, most);
}

/**
 * Returns the sights for a sunrise, best first. A sunrise takes a whole day, as do the excursions that one comes for:
 * where they need all of them, only sunrises as good are left.
 */
function dawnsOf(
  input: PlanDaysInput,
  base: Base,
  candidates: readonly { readonly sight: Sight }[],
  frames: readonly DayFrame[],
): readonly Sight[] {
  if (input.manner.noEarlyStarts) return [];
  const isWanted = ({ id, score }: Sight): boolean => score >= MUST_SEE_SCORE || input.mustSee.has(id);
  const whole = frames.filter(({ arrive, leave }) => arrive === undefined && leave === undefined).length;
  const excursions = candidates.filter(({ sight }) => isWanted(sight) && isLongExcursion(base, sight));
  const spares = excursions.length < whole || excursions.length === 0;
  return candidates
    .map(({ sight }) => sight)
    .filter((sight) => sight.bestAt === 'sunrise' && isWorthDawn(sight, input))
    .filter((sight) => (spares && input.withSunrise) || isWanted(sight))
    .filter(({ id }) => !input.manner.gentle || input.mustSee.has(id));
}

interface SolvedStayDays {
  readonly days: readonly SolvedDay[];
  readonly value: number;
}

/** Solves a stay; with usual mornings no day starts before the usual breakfast. */
function solveDays(
  stay: Parameters<typeof stateProblem>[0],
  input: PlanDaysInput,
  mornings?: 'usual mornings',
): SolvedStayDays {
  const { base, frames, candidates, sunrise } = stay;
  const stated = stateProblem(stay);
  const days = mornings ? stated.days.map(withoutEarlyStart) : stated.days;
  const { problem, solution } = solveRested({ ...stated, days }, input.random, input.evaluations);
  return {
    value: solution.value + (sunrise ? input.valueOf(sunrise.sight) : 0),
    days: frames.map((frame, index): SolvedDay => {
      const day = problem.days[index];
      const schedule = day && scheduleDay(problem, day, solution.routes[index] ?? []);
      const dawn = sunrise?.dayIndex === index ? sunrise : undefined;
      const start = day?.early.start ?? 525;
      const empty: ScheduledDay = { visits: [], span: { start, end: start, lunchFrom: start }, back: 0, home: start };
      const kept = schedule ?? empty;
      const sights = kept.visits.flatMap(({ sight }) => candidates[sight]?.sight ?? []);
      return { base, frame, schedule: kept, sights, sunrise: dawn };
    }),
  };
}

/** A night on a houseboat or in a camp is worth this share of the value of a stay's sights. */
const NIGHT_STAY_SHARE = 0.15;

/** Returns a day without its first sight, so that one can come from farther; undefined where that would lose too much. */
function withLateStart(day: SolvedDay, { mustSee }: PlanDaysInput): SolvedDay | undefined {
  const [dropped, sight] = day.sights;
  const [, visit] = day.schedule.visits;
  if (!dropped || !sight || !visit || dropped.score >= MUST_SEE_SCORE || mustSee.has(dropped.id)) return undefined;
  const span = { ...day.schedule.span, start: visit.start - travelPlanned(day.base, null, sight).minutes };
  return {
    ...day,
    schedule: { ...day.schedule, visits: day.schedule.visits.slice(1), span },
    sights: day.sights.slice(1),
  };
}

/** Returns a stay in the ways in which one of its days loses its first sight. */
const lightened = ({ days, value }: SolvedStayDays, input: PlanDaysInput): readonly SolvedStayDays[] =>
  days.slice(1).flatMap((day) => {
    const late = withLateStart(day, input);
    const lost = day.sights[0] ? input.valueOf(day.sights[0]) : 0;
    return late ? [{ days: days.map((each) => (each === day ? late : each)), value: value - lost }] : [];
  });

/** Returns the days of a stay with time for one night on its houseboat or in its camp, if that costs little. */
function withNightStay(solved: SolvedStayDays, input: PlanDaysInput, solveAgain: () => SolvedStayDays): SolvedStayDays {
  const { withNightStay: isWished, manner } = input;
  const base = solved.days[0]?.base;
  const nights = solved.days.filter(({ frame }) => frame.leave === undefined).length;
  if (!isWished || !base?.nightStay || nights <= base.nightStay.mostNights) return solved;
  const suits = ({ days, value }: SolvedStayDays): boolean =>
    value >= (1 - NIGHT_STAY_SHARE) * solved.value && findOneNight(base, days, manner) !== undefined;
  if (suits(solved)) return solved;
  const light = lightened(solved, input).find(suits);
  if (light) return light;
  const again = solveAgain();
  return [again, ...lightened(again, input)].find(suits) ?? solved;
}

/** Chooses and times the sights of every day: each stay is solved by itself, and no sight occurs twice. */
export function planDays(input: PlanDaysInput): SolvedTrip {
  const journeys = listJourneys(input.skeleton, input.durationDays);
  const landedHigh = landingOf(input);
  const rules: SightRules = {
    bookedOn: input.request.bookedOn,
    gentle: input.manner.gentle,
    ...(landedHigh !== undefined && { landedHigh }),
  };
  const seen = new Set<string>();
  const days: SolvedDay[] = [];
  let value = 0;
  for (const { base, frames } of framesOfStays(input, journeys)) {
    const candidates = chooseCandidates(input, base, frames.length, seen);
    const dawns = dawnsOf(input, base, candidates, frames);
    const sunrise = chooseSunrise(base, dawns, frames, input.manner, rules);
    const stay = { base, frames, manner: input.manner, rules, candidates, named: input.mustSee };
    const solved = solveDays({ ...stay, sunrise }, input);
    const kept = withNightStay(solved, input, () => solveDays(stay, input, 'usual mornings'));
    value += kept.value;
    for (const { sights, sunrise: dawn } of kept.days)
      for (const { id } of [...sights, ...(dawn ? [dawn.sight] : [])]) seen.add(id);
    days.push(...kept.days);
  }
  return { journeys, days, value };
}
