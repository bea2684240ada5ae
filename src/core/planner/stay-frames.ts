import { addDays, type Day } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import type { Ride } from '../rides.ts';
import type { StayNights } from './circuit-value.ts';
import { firstDaysOf, landingIndex, nightsAboard } from './first-days.ts';
import { isHotAt } from './heat.ts';
import { BOARDING_MINUTES, REST_DAY } from './limits.ts';
import { restsAfterJourneys } from './party-needs.ts';
import type { RestReason } from './sayings.ts';
import { ARRIVAL_MINUTES, type DayFrame } from './stay-days.ts';
import type { TransportOption } from './transport-options.ts';
import type { Journey, TripRequest } from './types.ts';

/** What the days of a trip need of a way: its hours, and the nights on board. */
export type Way = Pick<TransportOption, 'rides' | 'leave' | 'arrive' | 'nights'>;

/** The stays of a trip, and the ways to, between and from them. */
export interface TripShape {
  readonly out: Way;
  readonly back: Way;
  /** Empty for a day trip. */
  readonly stays: readonly StayNights[];
  /** From each stay to the next; without an `option` by road or ferry. */
  readonly transfers: readonly { readonly option?: Way }[];
  /** The base of a day trip's sights, else of the first stay. */
  readonly mainBase: Base;
}

export interface FramesInput {
  readonly request: TripRequest;
  readonly skeleton: TripShape;
  readonly durationDays: number;
}

const roundUp5 = (minute: number): number => Math.ceil(minute / 5) * 5;

const boardingOf = (ride: Ride | undefined): number =>
  BOARDING_MINUTES[ride?.mode === 'cab' || ride?.mode === 'bus' ? 'bus' : 'ferry'];

/** Returns when the traveller must leave: time to board a shared jeep or a ferry at the door. */
const leaveOf = ({ leave, rides }: Way): number => leave - boardingOf(rides[0]);

/** Returns the minutes of checking out, and of waiting before and between the rides of a transfer by day. */
function spentBefore(rides: readonly Ride[]): number {
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) return 0;
  const aboard = rides.reduce((sum, { minutes }) => sum + minutes, 0);
  const waits = last.departs + last.minutes - first.departs - aboard;
  return 15 + boardingOf(first) + waits + ARRIVAL_MINUTES;
}

/** Share of the minutes on a road by which one may be late; found by simulation (robustness). */
const SPARE_AFTER_ROAD = { plains: 0.1, hills: 0.2 } as const;

/** Longer roads need no more minutes to spare than one of so many. */
const LONGEST_UNSURE_ROAD = 300;

/** Returns the minutes to spare after rides on roads. */
const spareAfter = (rides: readonly Ride[]): number =>
  roundUp5(
    rides
      .filter(({ mode }) => mode === 'cab' || mode === 'bus')
      .reduce(
        (sum, { minutes, hills }) =>
          sum + Math.min(minutes, LONGEST_UNSURE_ROAD) * SPARE_AFTER_ROAD[hills ? 'hills' : 'plains'],
        0,
      ),
  );

/** After an arrival later than this, people sleep on. */
const LATE_ARRIVAL_BEFORE_HEAT = 1260;

const isHotMorning = (base: Base, { date }: DayFrame, before: DayFrame | undefined): boolean =>
  isHotAt(base, date) && (before?.arrive ?? 0) <= LATE_ARRIVAL_BEFORE_HEAT;

/** Returns the minutes of the rides that are not ridden at night. */
const minutesByDay = (rides: readonly Ride[]): number =>
  rides.reduce((sum, { minutes, overnight }) => sum + (overnight ? 0 : minutes), 0);

interface RestingStay {
  readonly nights: number;
  /** Minutes on the way there, by day. */
  readonly way: number;
  readonly isFirst: boolean;
}

/** Returns why a day of a stay is for rest; undefined for any other day. */
function restOn(
  { date, arrive = 0 }: DayFrame,
  index: number,
  { nights, way, isFirst }: RestingStay,
  input: FramesInput,
): RestReason | undefined {
  if (landingOf(input) === date) return 'height';
  if (!restsAfterJourneys(input.request)) return undefined;
  const cameByNight = isFirst && input.skeleton.out.nights > 0;
  if (cameByNight && index === 0)
    return arrive <= REST_DAY.arrivesBy && nights >= REST_DAY.nightsAfterNight ? 'night' : undefined;
  const cameFar = !cameByNight && way >= REST_DAY.longWayMinutes && nights >= REST_DAY.nightsAfterLongWay;
  return cameFar && index === 1 ? 'long-way' : undefined;
}

/**
 * Returns the days at each stay: from the arrival to the day before the next move; for the last one until leaving for
 * home.
 */
export function framesOfStays(
  input: FramesInput,
  journeys: readonly Journey[],
): readonly { base: Base; frames: DayFrame[] }[] {
  const { skeleton, request, durationDays } = input;
  const { out, back, stays, transfers } = skeleton;
  const leaveDay = durationDays - back.nights;
  const firstDays = firstDaysOf(out, stays, transfers);
  const dateOf = (number: number): Day => addDays(request.departureDate, number - 1);
  if (stays.length === 0) {
    const frame = {
      number: 1,
      date: dateOf(1),
      arrive: roundUp5(out.arrive),
      leave: leaveOf(back),
      departs: back.leave,
    };
    return [{ base: skeleton.mainBase, frames: [frame] }];
  }
  return stays.map(({ base, nights }, index) => {
    const first = firstDays[index] ?? 1;
    const [before, after] = [transfers[index - 1], transfers[index]];
    const rides = journeys[index]?.rides ?? [];
    const [move, next] = [rides.at(-1), journeys[index + 1]?.rides[0]];
    const arrive = roundUp5(index === 0 ? out.arrive : (move?.departs ?? 0) + (move?.minutes ?? 0));
    const isBoarded = index === 0 || (before !== undefined && nightsAboard(before) > 0);
    const frames: DayFrame[] = Array.from({ length: nights }, (_, n) => ({
      number: first + n,
      date: dateOf(first + n),
      ...(n === 0 && { arrive, spent: isBoarded ? 0 : spentBefore(rides), spare: spareAfter(rides) }),
      ...(n === nights - 1 && after && next && { leavesNext: next.departs - boardingOf(next) - 15 }),
    }));
    const leaving = index === stays.length - 1 ? back : after && nightsAboard(after) > 0 ? after.option : undefined;
    const number = leaving === back ? leaveDay : first + nights;
    if (leaving) frames.push({ number, date: dateOf(number), leave: leaveOf(leaving), departs: leaving.leave });
    const way = minutesByDay(rides);
    return {
      base,
      frames: frames.map((frame, n): DayFrame => {
        const rest =
          frame.leave === undefined ? restOn(frame, n, { nights, way, isFirst: index === 0 }, input) : undefined;
        const isHot = isHotMorning(base, frame, frames[n - 1]);
        return { ...frame, ...(isHot && { hot: true }), ...(rest && { rest }) };
      }),
    };
  });
}

/** Returns the day of landing above the height that needs rest; undefined without one. */
export function landingOf(input: FramesInput): Day | undefined {
  const { out, stays, transfers } = input.skeleton;
  const bases = stays.map(({ base }) => base);
  const day = firstDaysOf(out, stays, transfers)[landingIndex(out, bases, transfers)];
  return day === undefined ? undefined : addDays(input.request.departureDate, day - 1);
}
