import type { Minute } from '../clock-time.ts';
import { type Day, daysBetween } from '../dates.ts';
import type { Base, OpenWindow, Sight } from '../gazetteer/gazetteer.ts';
import { localTravel, type Travel } from '../gazetteer/travel.ts';
import {
  ALTITUDE,
  BEST_LIGHT,
  CHECK_IN_FROM,
  EXCURSION,
  GENTLE_DAY_MINUTES,
  MEAL_GAP_MINUTES,
  MEAL_WINDOWS,
  MUST_SEE_SCORE,
  PACE_LIMITS,
  PARTY_LIMITS,
  REST_BETWEEN_DAYS_MINUTES,
  REST_DAY,
  SIGHT_REACH_MINUTES,
} from './limits.ts';
import type { DayCaps } from './party-needs.ts';
import type { RestReason } from './sayings.ts';
import { clipWindows, daylightOn, isClosedThatDay, isForSunriseOnly, windowsOn } from './sight-hours.ts';
import { type CandidateSight, type DaySpan, LATEST_LUNCH, type SolvableDay, type StayProblem } from './stay-problem.ts';
import type { Pace } from './types.ts';

/** A day at a base between its rides: from when the traveller is free, and when they must leave. */
export interface DayFrame {
  readonly number: number;
  readonly date: Day;
  /** Minute of arrival at the base on this day; undefined when the traveller woke up there. */
  readonly arrive?: Minute;
  /** Minutes by which the arrival may be late: sights wait so long. */
  readonly spare?: number;
  /** Minutes of that day spent before arriving: checking out, waiting to board. */
  readonly spent?: number;
  /** Minute at which the traveller must leave the stay with the luggage; undefined on a day without a move. */
  readonly leave?: Minute;
  /** Minute at which the ride away departs. */
  readonly departs?: Minute;
  /** Minute at which the traveller leaves for the next town on the morning after. */
  readonly leavesNext?: Minute;
  /** Why the day is for rest. */
  readonly rest?: RestReason;
  /** Great heat: one sets out early, after an evening that ended in time. */
  readonly hot?: true;
}

/** The character of a traveller's day: its pace, gentleness, and what suits the party. */
export interface DayManner extends DayCaps {
  readonly pace: Pace;
  readonly gentle: boolean;
  /** Ids of sights for which a gentle day may be long: the party named them, and no shorter day reaches them. */
  readonly longFor?: ReadonlySet<string>;
}

/** The morning of a frame: breakfast, and when sightseeing starts. */
export interface Morning {
  readonly breakfast?: Minute;
  readonly start: Minute;
}

export const BREAKFAST_MINUTES = 45;
/** Time for luggage, payment and check-in or check-out. */
export const DESK_MINUTES = 30;
/** From a ride's end at the stay to the desk. */
export const ARRIVAL_MINUTES = 15;
const WAKE: Readonly<Record<Pace, Minute>> = { relaxed: 510, balanced: 480, full: 450 };
/** Eight hours after the latest evening. */
const HOT_WAKE = { usual: 390, gentle: 420 } as const;
const LATE_BREAKFAST: Minute = 570;
const EARLIEST_LUNCH = MEAL_WINDOWS.lunch.from;
const HOME_BY: Minute = 1170;
/** A gentle day that ends later would begin after noon. */
const LATE_HOME_BY = { usual: 1260, gentle: 1200 } as const;
/** After a late show; the next day begins at half past six or later. */
const NIGHT_HOME_BY: Minute = 1350;
const AFTER_ARRIVAL = 60;
const CHECK_IN_LATER = 20;
/** A traveller who leaves before this goes to bed early. */
const EARLY_LEAVE: Minute = 420;
/** Supper at half past six, asleep by half past seven: the earliest that a sunrise may require. */
const EARLIEST_BEDTIME: Minute = 1170;
const SUPPER_MINUTES = 75;

/** Returns local travel rounded to five minutes: travellers do not plan by the minute. */
export function travelPlanned(base: Base, a: Sight | null, b: Sight | null): Travel {
  const { km, minutes } = localTravel(base, a, b);
  return { km, minutes: Math.ceil(minutes / 5) * 5 };
}

const dayMinutesOf = ({ pace, dayMinutes = Number.POSITIVE_INFINITY }: DayManner): number =>
  Math.min(dayMinutes, PACE_LIMITS[pace].dayMinutes);

/** Returns when a day ends at the latest: at the usual hour, or earlier for a party that asks for it. */
const homeBy = (usual: Minute, { homeBy: own = usual }: DayManner): Minute => Math.min(usual, own);

/** Returns when people get up: at the pace's hour, and early in the heat unless early starts are avoided. */
const wakeOf = ({ hot }: DayFrame, { pace, gentle, noEarlyStarts }: DayManner): Minute =>
  hot && !noEarlyStarts ? (gentle ? HOT_WAKE.gentle : HOT_WAKE.usual) : WAKE[pace];

/** Returns breakfast and the start of a day: at the pace's hour, after an arrival, or early before a departure. */
export function morningOf(frame: DayFrame, manner: DayManner): Morning {
  if (frame.arrive === undefined) {
    const usual = wakeOf(frame, manner);
    const latest = (frame.leave ?? 1440) - BREAKFAST_MINUTES - DESK_MINUTES;
    const breakfast = Math.min(usual, latest);
    return breakfast >= 360 ? { breakfast, start: breakfast + BREAKFAST_MINUTES } : { start: Math.max(usual, 360) };
  }
  const settled = frame.arrive + ARRIVAL_MINUTES + DESK_MINUTES;
  const free = frame.arrive + AFTER_ARRIVAL + (frame.spare ?? 0);
  if (settled > 555) return { start: free };
  const breakfast = Math.max(settled, 420);
  return { breakfast, start: Math.max(breakfast + BREAKFAST_MINUTES, free) };
}

/** Returns when the luggage must be fetched; a day trip has none. */
const leaveFrom = ({ arrive, leave }: DayFrame): Minute =>
  leave === undefined ? 1440 : arrive === undefined ? leave - DESK_MINUTES : leave;

/**
 * Returns the minute from which a day's length counts (V10). Checking out before a ride and checking in after it count;
 * leaving luggage at the desk in the morning and breakfast do not.
 */
function beginningOf({ arrive, spent }: DayFrame, start: Minute): Minute {
  if (arrive === undefined) return start;
  const leavesBags = (spent ?? 0) === 0 && arrive + ARRIVAL_MINUTES < CHECK_IN_FROM;
  return leavesBags ? start : Math.min(start, arrive - (spent ?? 0) - CHECK_IN_LATER);
}

type UsualSpans = Pick<SolvableDay, 'early' | 'late' | 'night'>;

function spansOf(frame: DayFrame, manner: DayManner): UsualSpans {
  const length = dayMinutesOf(manner) - (frame.leave === undefined ? 0 : CHECK_IN_LATER);
  const { breakfast, start } = morningOf(frame, manner);
  const leave = leaveFrom(frame);
  const began = beginningOf(frame, start);
  const early: DaySpan = {
    start,
    end: Math.min(began + length, homeBy(HOME_BY, manner), leave),
    lunchFrom: Math.max(EARLIEST_LUNCH, (breakfast ?? 0) + MEAL_GAP_MINUTES),
  };
  const late = lateSpan(frame, manner, homeBy(LATE_HOME_BY[manner.gentle ? 'gentle' : 'usual'], manner), length);
  const night = lateSpan(frame, manner, homeBy(NIGHT_HOME_BY, manner), length);
  return {
    early,
    ...(late && late.end > early.end && { late }),
    ...(night && night.end > Math.max(early.end, late?.end ?? 0) && { night }),
  };
}

/** Returns a day that ends late, and begins later for it; undefined when it would begin too late for breakfast. */
function lateSpan(frame: DayFrame, manner: DayManner, lateHome: Minute, length: number): DaySpan | undefined {
  const { breakfast, start } = morningOf(frame, manner);
  const began = beginningOf(frame, start);
  const lateStart = Math.max(start, lateHome - 15 - length);
  const moved = lateStart > start && (frame.arrive === undefined || began === start);
  if (moved && lateStart - BREAKFAST_MINUTES > LATE_BREAKFAST + 120) return undefined;
  const lateBreakfast =
    moved && breakfast !== undefined
      ? Math.max(breakfast, Math.min(LATE_BREAKFAST, lateStart - BREAKFAST_MINUTES))
      : breakfast;
  return {
    start: moved ? lateStart : start,
    end: Math.min((moved ? lateStart : began) + length, lateHome, leaveFrom(frame)),
    lunchFrom: Math.max(EARLIEST_LUNCH, (lateBreakfast ?? 0) + MEAL_GAP_MINUTES),
  };
}

/** The earliest breakfast, and setting out after it, on the day of a long excursion. */
const EARLY_BREAKFAST: Minute = 360;

/** Returns the earliest lunch of a day on which one sets out after breakfast. */
const lunchAfter = (start: Minute): Minute => Math.max(EARLIEST_LUNCH, start - BREAKFAST_MINUTES + MEAL_GAP_MINUTES);

/** Returns the spans of a day on which one may set out after an early breakfast: the usual length, and long ones. */
function earlySpansOf(frame: DayFrame, manner: DayManner): Pick<SolvableDay, 'dawn' | 'long'> {
  const { breakfast, start } = morningOf(frame, manner);
  if (frame.arrive !== undefined || frame.rest || breakfast === undefined) return {};
  const end = Math.min(homeBy(HOME_BY, manner), leaveFrom(frame));
  if (manner.gentle) {
    const calmFrom = (from: Minute): DaySpan => {
      return { start: from, end: Math.min(from + PARTY_LIMITS.excursionMinutes, end), lunchFrom: lunchAfter(from) };
    };
    const early = Math.min(start, WAKE.full + BREAKFAST_MINUTES);
    return manner.longFor ? { long: [calmFrom(start), ...(early < start ? [calmFrom(early)] : [])] } : {};
  }
  if (manner.noEarlyStarts) return {};
  const early = Math.min(start, EARLY_BREAKFAST + BREAKFAST_MINUTES);
  const length = dayMinutesOf(manner) - (frame.leave === undefined ? 0 : CHECK_IN_LATER);
  const spanOf = (from: Minute, minutes: number): DaySpan => {
    return { start: from, end: Math.min(from + minutes, end), lunchFrom: lunchAfter(from) };
  };
  return {
    dawn: spanOf(early, length),
    long: [spanOf(start, EXCURSION.longestDay), spanOf(early, EXCURSION.longestDay)],
  };
}

/** Returns breakfast on a late morning: before the late start, but not after half past nine. */
export const lateBreakfastOf = (start: Minute): Minute => Math.min(LATE_BREAKFAST, start - BREAKFAST_MINUTES);

/** A sunrise visit before breakfast, from the stay and back. */
export interface Sunrise {
  readonly dayIndex: number;
  readonly sight: Sight;
  readonly travel: number;
  readonly start: Minute;
  readonly end: Minute;
  /** Back at the stay. */
  readonly home: Minute;
  /** Breakfast at the stay; undefined when it is packed, because one is back too late for it. */
  readonly breakfast?: Minute;
  /** The day goes on at this minute. */
  readonly free: Minute;
}

/** Returns true for a sight that takes most of a day, with its way or by itself. */
export function isLongExcursion(base: Base, sight: Sight): boolean {
  // Lunch doubles a short visit at most.
  if (sight.minutes < EXCURSION.lunchMinutes) return false;
  const { minutes } = localTravel(base, null, sight);
  const isWalk = sight.strenuous === true && sight.minutes >= EXCURSION.walkMinutes;
  const isLong = minutes > EXCURSION.wayMinutes || sight.minutes + 2 * minutes >= EXCURSION.dayMinutes;
  return sight.withLunch === true || isWalk || isLong;
}

/** Rules for choosing single sights. */
export interface SightRules {
  readonly bookedOn: Day;
  readonly gentle: boolean;
  /** Day of landing above 3,000 m; undefined otherwise. */
  readonly landedHigh?: Day;
}

/** Returns whether a sight may be visited on a day: permits in time, altitude, children and elders. */
function isAllowed(sight: Sight, date: Day, rules: SightRules): boolean {
  if (sight.permit && daysBetween(rules.bookedOn, date) < sight.permit.leadDays) return false;
  if (rules.gentle && sight.strenuous) return false;
  if (rules.landedHigh !== undefined && daysBetween(rules.landedHigh, date) * 24 <= ALTITUDE.restHours) {
    if (sight.strenuous || (sight.altitudeMetres ?? 0) > ALTITUDE.sightMaximum) return false;
  }
  return true;
}

/** Longest drive in the dark to a sunrise, in minutes. */
const LONGEST_WAY_AT_DAWN = 120;
/** After a safari or a climb that begins at dawn one is free again by this time, and washes before going on. */
const LATEST_AFTER_DAWN: Minute = 720;
const AFTER_PACKED_MINUTES = 40;

/** Returns the latest end of the evening before a sunrise. */
const restBefore = (leave: Minute): Minute => leave + 1440 - REST_BETWEEN_DAYS_MINUTES;

/** Returns when to leave, see and be back for a sunrise on a day; undefined when its hours do not allow it. */
function sunriseOn(
  base: Base,
  sight: Sight,
  frame: DayFrame,
  dayIndex: number,
  manner: DayManner,
): Sunrise | undefined {
  const travel = travelPlanned(base, null, sight).minutes;
  if (frame.arrive !== undefined || frame.rest || travel > LONGEST_WAY_AT_DAWN) return undefined;
  const windows = windowsOn(sight, frame.date);
  const window = windows[0];
  if (!window || window.from > BEST_LIGHT.sunriseBy) return undefined;
  const start = Math.min(window.from, BEST_LIGHT.sunriseBy);
  const end = start + sight.minutes;
  const home = end + travel;
  const breakfast = Math.max(home + 20, WAKE[manner.pace]);
  const isBackForIt = breakfast + BREAKFAST_MINUTES <= MEAL_WINDOWS.breakfast.to;
  const free = isBackForIt ? breakfast + BREAKFAST_MINUTES : home + AFTER_PACKED_MINUTES;
  if (start - travel < 180 || free > LATEST_AFTER_DAWN) return undefined;
  if (frame.leave !== undefined && free + DESK_MINUTES > frame.leave) return undefined;
  return { dayIndex, sight, travel, start, end, home, free, ...(isBackForIt && { breakfast }) };
}

/** Returns a sunrise on a day of a stay, after an evening that ends early enough; undefined when it is impossible there. */
export function sunriseThatDay(
  base: Base,
  sight: Sight,
  frames: readonly DayFrame[],
  index: number,
  manner: DayManner,
  rules: SightRules,
): Sunrise | undefined {
  const [before, frame] = [frames[index - 1], frames[index]];
  const sunrise = frame && sunriseOn(base, sight, frame, index, manner);
  if (!sunrise || !isAllowed(sight, frame.date, rules)) return undefined;
  const latest = restBefore(sunrise.start - sunrise.travel);
  if (before && latest < EARLIEST_BEDTIME) return undefined;
  if (before?.arrive !== undefined && before.arrive + 150 > latest) return undefined;
  return sunrise;
}

/** Returns the first day of a stay on which a sunrise is possible. */
export function chooseSunrise(
  base: Base,
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  manner: DayManner,
  rules: SightRules,
): Sunrise | undefined {
  for (const sight of sights) {
    for (const index of frames.keys()) {
      const sunrise = sunriseThatDay(base, sight, frames, index, manner, rules);
      if (sunrise) return sunrise;
    }
  }
  return undefined;
}

function spanAfterSunrise(sunrise: Sunrise, manner: DayManner, leave: Minute): UsualSpans {
  const start = sunrise.free;
  const rest = (sunrise.breakfast ?? sunrise.free) - sunrise.home;
  // A day that begins at dawn needs its eight hours to reach lunch.
  const length = Math.max(dayMinutesOf(manner), GENTLE_DAY_MINUTES) - (leave < 1440 ? CHECK_IN_LATER : 0);
  const end = Math.min(sunrise.start - sunrise.travel + length + rest, homeBy(HOME_BY, manner), leave);
  return { early: { start, end, lunchFrom: Math.max(EARLIEST_LUNCH, (sunrise.breakfast ?? 0) + MEAL_GAP_MINUTES) } };
}

/** Ends the evening before a sunrise in time for supper and eight hours of rest. */
const endBeforeSunrise = (span: DaySpan, { start, travel }: Sunrise): DaySpan => ({
  ...span,
  end: Math.min(span.end, restBefore(start - travel) - SUPPER_MINUTES),
});

/** A day trip needs most of a day: an early arrival, a late departure. */
const DAY_TRIP_FRAME = { arrivesBy: 600, leavesFrom: 1080 } as const;
/** After landing high, travellers rest first and stroll in the late afternoon. */
const AFTER_LANDING_HIGH: OpenWindow = { from: 960, to: 1440 };

interface StayDaysInput {
  readonly base: Base;
  readonly frames: readonly DayFrame[];
  readonly manner: DayManner;
  readonly rules: SightRules;
  /** Candidates with their values in this suggestion. */
  readonly candidates: readonly { readonly sight: Sight; readonly value: number }[];
  readonly sunrise?: Sunrise | undefined;
  /** Ids of the sights that the traveller named as the destination. */
  readonly named?: ReadonlySet<string>;
}

/** Returns true for a sight near the stay that is seen in a short time. */
const isRestful = (base: Base, sight: Sight): boolean =>
  !sight.strenuous &&
  sight.minutes <= REST_DAY.sightMinutes &&
  localTravel(base, null, sight).minutes <= REST_DAY.wayMinutes;

function visitsAllowed(input: StayDaysInput, frame: DayFrame, index: number): number {
  const most = PACE_LIMITS[input.manner.pace].sights;
  return Math.min(most, frame.rest ? REST_DAY.sights : most) - (input.sunrise?.dayIndex === index ? 1 : 0);
}

function solvableDay(input: StayDaysInput, frame: DayFrame, index: number): SolvableDay {
  const { manner, sunrise, candidates, base, rules } = input;
  const leave = leaveFrom(frame);
  const early = sunrise?.dayIndex === index;
  const spans = early && sunrise ? spanAfterSunrise(sunrise, manner, leave) : spansOf(frame, manner);
  const leavesEarly = (input.frames[index + 1]?.leave ?? frame.leavesNext ?? 1440) < EARLY_LEAVE;
  const isShortNight = sunrise?.dayIndex === index + 1 || leavesEarly;
  const { late, night } = isShortNight ? {} : spans;
  // Neither after a sunrise nor on the evening before one.
  const isNearDawn = early || sunrise?.dayIndex === index + 1;
  const earlier = isNearDawn ? {} : earlySpansOf(frame, manner);
  const open = candidates.map(({ sight }) => {
    if (frame.rest && !isRestful(base, sight)) return [];
    if (sight === sunrise?.sight || isForSunriseOnly(sight) || !isAllowed(sight, frame.date, rules)) return [];
    if (sight.bestAt === 'sunrise') {
      return isClosedThatDay(sight, frame.date) ? [] : clipWindows(sight, daylightOn(sight, frame.date));
    }
    const windows = windowsOn(sight, frame.date);
    return frame.rest === 'height' ? clipWindows(sight, AFTER_LANDING_HIGH, windows) : windows;
  });
  const { start } = spans.early;
  const isDayTripFree =
    (frame.arrive ?? 0) <= DAY_TRIP_FRAME.arrivesBy && (frame.leave ?? 1440) >= DAY_TRIP_FRAME.leavesFrom && !early;
  return {
    early: sunrise?.dayIndex === index + 1 ? endBeforeSunrise(spans.early, sunrise) : spans.early,
    ...(late && { late }),
    ...(night && { night }),
    ...earlier,
    maxVisits: Math.max(0, visitsAllowed(input, frame, index)),
    lunch: start <= LATEST_LUNCH && (frame.departs ?? 1440) >= MEAL_WINDOWS.lunch.to,
    full: frame.arrive === undefined && frame.leave === undefined,
    open: open.map((windows, i) => {
      const sight = candidates[i]?.sight as Sight;
      const far = localTravel(base, null, sight).minutes > SIGHT_REACH_MINUTES.usual;
      return far && !isDayTripFree && sight.score < MUST_SEE_SCORE ? [] : windows;
    }),
  };
}

/** Returns how much lunch adds to a long visit: nothing where it is included or packed. */
function lunchAt({ withLunch, strenuous, minutes, windows }: Sight): number {
  const isOpenForIt = windows.some(({ from, to }) => to - from >= minutes + EXCURSION.lunchMinutes);
  return withLunch || strenuous || !isOpenForIt ? 0 : EXCURSION.lunchMinutes;
}

/** Returns the solver's problem of a stay: candidates, days, travel. */
export function stateProblem(input: StayDaysInput): StayProblem {
  const { base, candidates, named, manner } = input;
  const takesLongDay = ({ id }: Sight): boolean => !manner.gentle || (manner.longFor?.has(id) ?? false);
  const sights = candidates.map(
    ({ sight, value }): CandidateSight => ({
      minutes: sight.minutes,
      value,
      theme: sight.themes[0] ?? '',
      late: sight.bestAt === 'sunset' || sight.bestAt === 'evening',
      far: localTravel(base, null, sight).minutes > SIGHT_REACH_MINUTES.usual,
      ...((sight.score >= MUST_SEE_SCORE || named?.has(sight.id)) && { mustSee: true }),
      ...(isLongExcursion(base, sight) && { lunchMinutes: lunchAt(sight), longDay: takesLongDay(sight) }),
    }),
  );
  const places = [null, ...candidates.map(({ sight }) => sight)];
  return {
    sights,
    days: input.frames.map((frame, index) => solvableDay(input, frame, index)),
    travel: places.map((a) => places.map((b) => travelPlanned(base, a, b).minutes)),
  };
}
