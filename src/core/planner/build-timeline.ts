import type { Minute } from '../clock-time.ts';
import { addDays } from '../dates.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { Ride } from '../rides.ts';
import { type Beds, DayRows, DINNER_MINUTES } from './day-rows.ts';
import {
  ALIGHTING_MINUTES,
  BOARDING_MINUTES,
  CHECK_IN_FROM,
  LUNCH_MINUTES,
  MEAL_GAP_MINUTES,
  MEAL_WINDOWS,
  REST_BETWEEN_DAYS_MINUTES,
} from './limits.ts';
import type { MealTurn } from './meal-turn.ts';
import { CHECK_OUT_MINUTES, leavingBed, type SpecialNights } from './night-stays.ts';
import { titleDay } from './phrases.ts';
import type { SolvedDay } from './plan-days.ts';
import {
  ARRIVAL_MINUTES,
  BREAKFAST_MINUTES,
  type DayManner,
  DESK_MINUTES,
  lateBreakfastOf,
  morningOf,
} from './stay-days.ts';
import type { Journey, PlannedDay } from './types.ts';

export type DayDraft = Omit<PlannedDay, 'costRupees'>;

const DINNER_FROM: Minute = 1170;
const DINNER_EARLIEST: Minute = 1110;
const LATEST_DINNER: Minute = 1310;
const SUPPER_FROM: Minute = 1110;
/** Shorter rests at the stay get no row. */
const REST_FROM_MINUTES = 40;

function addMorning(rows: DayRows, day: SolvedDay, manner: DayManner, isDayTrip: boolean): void {
  const { frame, schedule, sunrise } = day;
  if (frame.arrive !== undefined && !isDayTrip && !rows.beds.evening?.beside) {
    const from = frame.arrive + ARRIVAL_MINUTES;
    if (from >= CHECK_IN_FROM) rows.checkIn(from, DESK_MINUTES);
    else rows.atStay('rest', from, from + DESK_MINUTES, { say: 'leave-bags' });
  }
  const { morning, changes } = rows.beds;
  if (changes || morning?.beside) {
    const out = leavingBed(day, morning?.beside ?? null) ?? schedule.span.start;
    const from = out - CHECK_OUT_MINUTES;
    rows.breakfast(Math.min(morningOf(frame, manner).breakfast ?? from, from - BREAKFAST_MINUTES));
    rows.moveOut(from);
    return;
  }
  if (sunrise) {
    rows.visit(sunrise.sight, sunrise.start, sunrise.end);
    if (sunrise.breakfast === undefined) {
      rows.atStay('rest', sunrise.home, sunrise.free, { say: 'packed-breakfast-eaten' });
      return;
    }
    rows.atStay('rest', sunrise.home, sunrise.breakfast, { say: 'rest-before-breakfast' });
    rows.breakfast(sunrise.breakfast);
    return;
  }
  const { breakfast, start } = morningOf(frame, manner);
  if (isDayTrip || breakfast === undefined) return;
  const { start: leave } = schedule.span;
  if (leave < start) rows.breakfast(Math.min(breakfast, leave - BREAKFAST_MINUTES));
  else rows.breakfast(leave > start ? Math.max(breakfast, lateBreakfastOf(leave)) : breakfast);
}

/** A longer wait is spent at the stay, or shown as free time. */
const LONG_WAIT_MINUTES = 75;
const CHECK_IN_MINUTES = 20;
const NOON: Minute = 720;
const EVENING: Minute = 1020;

/** Adds the hours until the next sight opens or the sun sets: back at the stay if worthwhile, with check-in. */
function addWait(rows: DayRows, { base, frame }: SolvedDay, sight: Sight, start: Minute, isDayTrip: boolean): void {
  const last = rows.rows.at(-1);
  if (!last) return;
  const from = rows.end + (last.kind === 'ride' ? ARRIVAL_MINUTES : 0);
  const until = start - rows.wayTo(sight).minutes;
  if (until - from < LONG_WAIT_MINUTES) return;
  let home = from + rows.wayBack().minutes;
  const leave = start - rows.wayFromStay(sight).minutes;
  if (isDayTrip || rows.hasNoBed || leave - home < LONG_WAIT_MINUTES) {
    rows.pause(from, until, base.name);
    return;
  }
  const say = rows.isAtStay ? 'rest' : home < NOON ? 'easy-morning' : 'easy-afternoon';
  if ((frame.arrive !== undefined || rows.beds.changes) && !rows.hasRoom && home >= CHECK_IN_FROM) {
    rows.checkIn(home, CHECK_IN_MINUTES);
    home += CHECK_IN_MINUTES;
  }
  rows.atStay('rest', home, leave, { say });
}

/** Adds dinner before a show that ends too late for it, when there is time; true when it was added. */
function addEarlyDinner(
  rows: DayRows,
  sight: Sight,
  { start, end }: { readonly start: Minute; readonly end: Minute },
  serve: MealTurn,
  { base, frame }: SolvedDay,
): boolean {
  if (end + rows.wayFromStay(sight).minutes <= LATEST_DINNER || rows.end === 0) return false;
  const home = rows.end + rows.wayBack().minutes;
  const from = Math.max(home, DINNER_EARLIEST, rows.lastLunch === undefined ? 0 : rows.lastLunch + MEAL_GAP_MINUTES);
  if (from + DINNER_MINUTES + rows.wayFromStay(sight).minutes > start) return false;
  if (!rows.isAtStay && from - home >= REST_FROM_MINUTES) rows.atStay('rest', home, from, { say: 'back' });
  rows.dinner(from, serve({ base, day: frame.date, meal: 'dinner', near: [base] }));
  return true;
}

function addVisits(rows: DayRows, day: SolvedDay, serve: MealTurn, isDayTrip: boolean): void {
  const { schedule, sights, base, frame } = day;
  schedule.visits.forEach((visit, index) => {
    const lunch = visit.lunchBefore;
    if (lunch) {
      fillGap(rows, lunch.start, base);
      const near = [rows.place, sights[index]].flatMap((place) => place ?? []);
      rows.lunch(lunch.start, lunch.end, serve({ base, day: frame.date, meal: 'lunch', near }));
    }
    const sight = sights[index];
    if (!sight) return;
    if (isDayTrip || !addEarlyDinner(rows, sight, visit, serve, day)) addWait(rows, day, sight, visit.start, isDayTrip);
    rows.visit(sight, visit.start, visit.end, visit.hasLunch);
  });
  const lunch = schedule.lastLunch;
  if (!lunch) return;
  if (lunch.atStay && !rows.isAtStay && !rows.hasNoBed) {
    const home = rows.end + rows.wayBack().minutes;
    rows.atStay('rest', home, Math.max(home, Math.min(lunch.start, home + 60)), { say: 'back' });
  } else fillGap(rows, lunch.start, base);
  rows.lunch(
    lunch.start,
    lunch.end,
    serve({ base, day: frame.date, meal: 'lunch', near: rows.place ? [rows.place] : [] }),
  );
}

/** Shows a long wait as free time. */
function fillGap(rows: DayRows, until: Minute, base: Base): void {
  const from = rows.end + (rows.rows.at(-1)?.kind === 'ride' ? ARRIVAL_MINUTES : 0);
  if (rows.end > 0 && until - from >= 30) rows.pause(from, until, base.name);
}

function addEvening(rows: DayRows, day: SolvedDay, serve: MealTurn, latest: Minute): void {
  const { frame, base } = day;
  const needsCheckIn = (frame.arrive !== undefined || rows.beds.changes) && !rows.hasRoom;
  if (needsCheckIn) {
    const from = Math.max(CHECK_IN_FROM, rows.end + rows.wayBack().minutes);
    rows.checkIn(from, CHECK_IN_MINUTES);
  }
  const home = rows.end + rows.wayBack().minutes;
  const after = rows.lastLunch === undefined ? 0 : rows.lastLunch + MEAL_GAP_MINUTES;
  const dinner = Math.max(home, latest < DINNER_FROM + DINNER_MINUTES ? SUPPER_FROM : DINNER_FROM, after);
  if (!rows.isAtStay && dinner - home >= REST_FROM_MINUTES) {
    const until = Math.min(dinner, home + 60);
    rows.atStay('rest', home, until, { say: home < EVENING ? 'back-for-afternoon' : 'back' });
  }
  if (dinner <= LATEST_DINNER && dinner + DINNER_MINUTES <= latest)
    rows.dinner(dinner, rows.beds.evening ? {} : serve({ base, day: frame.date, meal: 'dinner', near: [base] }));
}

/** Returns the latest end of the evening before a day, eight hours before its first row. */
function bedtimeBefore(number: number, { days, journeys, manner }: TimelineInput): Minute {
  const next = days.find(({ frame }) => frame.number === number);
  const move = ridesOn(number, journeys).find(({ direction, isFirst }) => direction === 'transfer' && isFirst);
  const latest = 1440 - REST_BETWEEN_DAYS_MINUTES;
  if (move && next?.frame.arrive !== undefined) return Math.min(1440, startBefore(move.ride) + latest);
  if (next?.frame.arrive !== undefined || !next) return 1440;
  const { breakfast, start } = morningOf(next.frame, manner);
  const dawn = next.sunrise ? next.sunrise.start - next.sunrise.travel : 1440;
  const early = next.schedule.span.start - BREAKFAST_MINUTES;
  const first = Math.min(dawn, early, breakfast ?? start, (next.frame.leave ?? 1440) - DESK_MINUTES);
  return first + latest;
}

function addDeparture(rows: DayRows, day: SolvedDay, serve: MealTurn): void {
  const { base, frame } = day;
  const leave = frame.leave as Minute;
  const home = rows.end + rows.wayBack().minutes;
  const at = rows.isAtStay ? Math.max(home, leave - DESK_MINUTES) : home;
  const out = rows.hasLeft ? home : Math.min(leave, at + 20);
  if (!rows.hasLeft) rows.atStay('check-out', at, out, { say: rows.rows.length > 1 ? 'check-out-bags' : 'check-out' });
  const dinner = Math.max(out, DINNER_EARLIEST, rows.lastLunch === undefined ? 0 : rows.lastLunch + MEAL_GAP_MINUTES);
  if (dinner + DINNER_MINUTES <= leave)
    rows.dinner(dinner, serve({ base, day: frame.date, meal: 'dinner', near: [base] }));
}

/** Adds lunch at the station or airport if there is time before the ride home. */
function addLunchBetween(rows: DayRows, next: Ride): void {
  const last = rows.rows.at(-1);
  if (last?.kind !== 'ride' || rows.lastLunch !== undefined) return;
  const start = Math.max(MEAL_WINDOWS.lunch.from, last.end + ALIGHTING_MINUTES[last.ride.mode]);
  const end = start + LUNCH_MINUTES.min;
  if (end <= MEAL_WINDOWS.lunch.to && end + BOARDING_MINUTES[next.mode] <= next.departs) rows.lunch(start, end, {});
}

export interface TimelineInput {
  readonly startDate: string;
  readonly durationDays: number;
  readonly journeys: readonly Journey[];
  readonly days: readonly SolvedDay[];
  readonly manner: DayManner;
  readonly isDayTrip: boolean;
  readonly serve: MealTurn;
  readonly nights: SpecialNights;
}

/** Returns when the desk is left for a ride to the next town. */
const checkOutBefore = (ride: Ride): Minute =>
  ride.departs - BOARDING_MINUTES[ride.mode === 'cab' ? 'bus' : ride.mode] - 15;

/** Returns the first row of a day that begins with a ride to the next town; breakfast is not served before six. */
function startBefore(ride: Ride): Minute {
  const breakfast = checkOutBefore(ride) - BREAKFAST_MINUTES;
  return breakfast < MEAL_WINDOWS.breakfast.from ? checkOutBefore(ride) : breakfast;
}

function addTransferMorning(rows: DayRows, ride: Ride): void {
  const checkOut = checkOutBefore(ride);
  if (startBefore(ride) < checkOut) rows.breakfast(checkOut - BREAKFAST_MINUTES);
  rows.atStay('check-out', checkOut, checkOut + 15, { say: 'check-out' });
}

function nightAfter(number: number, input: TimelineInput): PlannedDay['night'] {
  if (number === input.durationDays) return 'home';
  const first = input.days[0];
  const last = input.days.at(-1);
  const leaving = !last || number >= last.frame.number;
  if (!first || number < first.frame.number || leaving) return 'on-board';
  const here = input.days.find(({ frame }) => frame.number === number);
  return here && here.frame.leave === undefined ? { baseId: here.base.id } : 'on-board';
}

interface RideOnDay {
  readonly direction: Journey['direction'];
  readonly ride: Ride;
  /** True for the first ride of its journey. */
  readonly isFirst: boolean;
}

const ridesOn = (number: number, journeys: readonly Journey[]): readonly RideOnDay[] =>
  journeys.flatMap(({ direction, rides }) =>
    rides.flatMap((ride, i) => (ride.dayNumber === number ? [{ direction, ride, isFirst: i === 0 }] : [])),
  );

/** Returns the beds of a day. */
function bedsOn(number: number, day: SolvedDay | undefined, { nights }: TimelineInput): Beds {
  const isHere = day !== undefined && day.frame.arrive === undefined;
  const staysOn = day !== undefined && day.frame.leave === undefined;
  const morning = isHere ? nights.get(number - 1) : undefined;
  const evening = staysOn ? nights.get(number) : undefined;
  return {
    morning,
    evening,
    staysOn,
    changes: isHere && staysOn && (morning === undefined) !== (evening === undefined),
  };
}

function buildDay(number: number, input: TimelineInput): DayDraft {
  const { journeys, days, manner, isDayTrip, serve } = input;
  const day = days.find(({ frame }) => frame.number === number);
  const rides = ridesOn(number, journeys);
  const rows = new DayRows(day?.base ?? (days[0] as SolvedDay).base, bedsOn(number, day, input));
  const leaves = day?.frame.leave !== undefined;
  const isAfter = ({ direction }: RideOnDay): boolean => direction === 'back' || (direction === 'transfer' && leaves);
  const move = rides.find(({ direction, isFirst }) => direction === 'transfer' && isFirst);
  if (move && !leaves) addTransferMorning(rows, move.ride);
  for (const each of rides) if (!isAfter(each)) rows.ride(each.ride);
  if (day) {
    addMorning(rows, day, manner, isDayTrip);
    addVisits(rows, day, serve, isDayTrip);
    if (leaves && !isDayTrip) addDeparture(rows, day, serve);
    if (!leaves) addEvening(rows, day, serve, bedtimeBefore(number + 1, input));
  }
  for (const each of rides) {
    if (!isAfter(each)) continue;
    addLunchBetween(rows, each.ride);
    rows.ride(each.ride);
  }
  const night = nightAfter(number, input);
  const date = addDays(input.startDate, number - 1);
  const list = rides.map(({ ride }) => ride);
  const isHomeward = rides.some(({ direction }) => direction === 'back');
  const title = titleDay(number, input.durationDays, day, list, isHomeward);
  const isOut = day !== undefined && typeof night === 'object' && !rows.isAtStay;
  return { number, date, night, title, stops: rows.rows, ...(isOut && { returnTravel: rows.wayBack() }) };
}

/** Returns the rows of every day: rides, visits, meals, arrivals and departures in clock order. */
export function buildTimeline(input: TimelineInput): readonly DayDraft[] {
  return Array.from({ length: input.durationDays }, (_, i) => buildDay(i + 1, input));
}
