import { addDays, type Day, isInRange } from '../dates.ts';
import type { Base, Sight } from '../gazetteer/gazetteer.ts';
import type { NightStayRecord } from '../gazetteer/types.ts';
import type { Meal } from '../pricing/types.ts';
import type { Skeleton } from './circuit.ts';
import { firstDaysOf } from './first-days.ts';
import { PACE_LIMITS } from './limits.ts';
import { needsCare } from './party-needs.ts';
import type { SolvedDay } from './plan-days.ts';
import { BREAKFAST_MINUTES, type DayManner, travelPlanned } from './stay-days.ts';
import { isOfKind } from './stay-kinds.ts';
import type { TripRequest } from './types.ts';
import type { StayKind } from './wishes.ts';

/** A night of a stay, by the day before it. */
export interface NightOfStay {
  readonly dayNumber: number;
  readonly date: Day;
}

/** Returns the nights of each stay of a trip, in order. */
export function nightsOfStays(
  { stays, out, transfers }: Skeleton,
  { departureDate }: TripRequest,
): readonly (readonly NightOfStay[])[] {
  const firstDays = firstDaysOf(out, stays, transfers);
  return stays.map(({ nights }, i) =>
    Array.from({ length: nights }, (_, n) => {
      const dayNumber = (firstDays[i] ?? 1) + n;
      return { dayNumber, date: addDays(departureDate, dayNumber - 1) };
    }),
  );
}

/** A night that is a sight itself. */
export interface SpecialNight {
  readonly record: NightStayRecord;
  /** Where one sleeps when that is out of the town of a stay whose other nights are in a hotel: beside this sight. */
  readonly beside?: Sight;
}

/** The nights on houseboats and in camps, by the number of the day before; other nights are in hotels. */
export type SpecialNights = ReadonlyMap<number, SpecialNight>;

const inSeason = (date: Day, { from, to }: NightStayRecord): boolean =>
  from === undefined || to === undefined || isInRange(date, { from, to });

/** Checking out of one place before moving to the next within a stay. */
export const CHECK_OUT_MINUTES = 15;
/** Earliest breakfast before a change of bed. */
const EARLIEST_BREAKFAST = 390;
/** One arrives for a first night out of town between these, and for one in town by the latter. */
const ARRIVAL = { from: 600, to: 900 } as const;

/** Returns when one leaves the bed of the morning, for the first sight or for the ride away; undefined without either. */
export function leavingBed({ schedule, sights, base, frame }: SolvedDay, beside: Sight | null): number | undefined {
  const [visit, sight] = [schedule.visits[0], sights[0]];
  if (visit && sight) return visit.lunchBefore ? undefined : visit.start - travelPlanned(base, beside, sight).minutes;
  return frame.leave === undefined ? undefined : frame.leave - travelPlanned(base, beside, null).minutes;
}

/** Returns true where a day is long enough to change the bed: neither a sunrise nor more minutes than the pace allows. */
function hasTimeToMove({ schedule, sunrise, frame }: SolvedDay, leave: number, manner: DayManner): boolean {
  const longest = Math.min(manner.dayMinutes ?? Number.POSITIVE_INFINITY, PACE_LIMITS[manner.pace].dayMinutes);
  const lasts = schedule.home - leave + (frame.leave === undefined ? 0 : CHECK_OUT_MINUTES);
  return !sunrise && lasts <= longest && leave - CHECK_OUT_MINUTES - BREAKFAST_MINUTES >= EARLIEST_BREAKFAST;
}

/** Returns true where the night after a day may be on a houseboat or in a camp, the others of the stay in a hotel. */
function maySleepThere(
  day: SolvedDay,
  next: SolvedDay | undefined,
  beside: Sight | undefined,
  manner: DayManner,
): boolean {
  const { arrive } = day.frame;
  if (arrive === undefined ? !hasTimeToMove(day, day.schedule.span.start, manner) : arrive > ARRIVAL.to) return false;
  if (!beside) {
    if (!next || next.base !== day.base || next.frame.leave !== undefined) return true;
    return hasTimeToMove(next, next.schedule.span.start, manner);
  }
  if (next?.base !== day.base || day.sights.at(-1) !== beside || (arrive ?? ARRIVAL.from) < ARRIVAL.from) return false;
  const leave = leavingBed(next, beside);
  return leave !== undefined && hasTimeToMove(next, leave, manner);
}

const besideOf = ({ sights }: Base, { beside }: NightStayRecord): Sight | undefined =>
  sights.find(({ id }) => id === beside);

/**
 * Returns the night of a stay for its houseboat or camp, where all others are in a hotel: in its season, after a day that
 * ends beside it, and with time to move; undefined where there is none.
 */
export function findOneNight(base: Base, days: readonly SolvedDay[], manner: DayManner): SolvedDay | undefined {
  const record = base.nightStay;
  if (!record) return undefined;
  const beside = besideOf(base, record);
  if (record.beside !== undefined && !beside) return undefined;
  return days.find((day, i) => {
    const isNight = day.base === base && day.frame.leave === undefined && inSeason(day.frame.date, record);
    return isNight && maySleepThere(day, days[i + 1], beside, manner);
  });
}

/** Returns true where a houseboat or camp may be offered unasked: not with young children, elders or those who walk little. */
export const mayBeOfferedNights = (request: TripRequest): boolean =>
  (request.wishes?.stay ?? []).length === 0 && !needsCare(request);

/** Returns true where every night of a stay may be on a houseboat or in a camp of a wished kind. */
export const isWishedNightStay = (
  { nightStay }: Base,
  nights: readonly NightOfStay[],
  kinds: readonly StayKind[],
): boolean =>
  nightStay !== undefined && isOfKind(nightStay, kinds) && nights.every(({ date }) => inSeason(date, nightStay));

/**
 * Returns which nights of a trip may be on a houseboat or in a camp: in its season, for whole stays as long as is usual
 * or as long as one likes where it was asked for; of a longer stay one night, after a day that ends beside it. Unasked
 * not with young children, elders or those who walk little.
 */
export function findNightStays(
  skeleton: Skeleton,
  request: TripRequest,
  days: readonly SolvedDay[],
  manner: DayManner,
): SpecialNights {
  const kinds = request.wishes?.stay ?? [];
  const isUnasked = mayBeOfferedNights(request);
  const nightsOf = nightsOfStays(skeleton, request);
  const found = new Map<number, SpecialNight>();
  skeleton.stays.forEach(({ base }, i) => {
    const record = base.nightStay;
    if (!record) return;
    const nights = nightsOf[i] ?? [];
    const numbers = nights.map(({ dayNumber }) => dayNumber);
    const isOpen = nights.every(({ date }) => inSeason(date, record));
    const isWhole = isOfKind(record, kinds) || (isUnasked && nights.length <= record.mostNights);
    if (isWhole && isOpen) for (const number of numbers) found.set(number, { record });
    if (isWhole || !isUnasked) return;
    const ofStay = days.filter(({ frame }) => numbers.includes(frame.number) || numbers.includes(frame.number - 1));
    const one = findOneNight(base, ofStay, manner)?.frame.number;
    const beside = besideOf(base, record);
    if (one !== undefined) found.set(one, { record, ...(beside && { beside }) });
  });
  return found;
}

/** Returns true for a meal that is in the price of a houseboat or a camp: dinner, and breakfast after the night. */
export const isServedAboard = (meal: Meal, dayNumber: number, nights: SpecialNights): boolean =>
  (meal === 'dinner' && nights.has(dayNumber)) || (meal === 'breakfast' && nights.has(dayNumber - 1));
