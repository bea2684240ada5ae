import { addDays, type Day, inYearlyRange } from '../dates.ts';
import type { NightStayRecord } from '../gazetteer/types.ts';
import type { Meal } from '../pricing/types.ts';
import type { Skeleton } from './circuit.ts';
import { needsCare } from './party-needs.ts';
import { isOfKind } from './stay-kinds.ts';
import { firstDaysOf } from './transfers.ts';
import type { TripRequest } from './types.ts';

/** Returns the days before the nights of each stay of a trip, in order. */
export function datesOfNights(
  { stays, out, transfers }: Skeleton,
  { departureDate }: TripRequest,
): readonly (readonly Day[])[] {
  const firstDays = firstDaysOf(out, stays, transfers);
  return stays.map(({ nights }, i) =>
    Array.from({ length: nights }, (_, n) => addDays(departureDate, (firstDays[i] ?? 1) - 1 + n)),
  );
}

/** The night that is a sight itself of each stay of a trip, in order; undefined for a stay in a hotel. */
export type NightStays = readonly (NightStayRecord | undefined)[];

const inSeason = (date: Day, { from, to }: NightStayRecord): boolean =>
  from === undefined || to === undefined || inYearlyRange(date, { from, to });

/**
 * Returns where a trip may sleep on a houseboat or in a camp: in its season, for as many nights as are usual or for as
 * many as one likes where it was asked for. Unasked not with young children, elders or those who walk little.
 */
export function findNightStays(skeleton: Skeleton, request: TripRequest): NightStays {
  const kinds = request.wishes?.stay ?? [];
  const dates = datesOfNights(skeleton, request);
  return skeleton.stays.map(({ base: { nightStay }, nights }, i) => {
    if (!nightStay) return undefined;
    const isAsked = isOfKind(nightStay, kinds);
    const suits = isAsked || (kinds.length === 0 && !needsCare(request) && nights <= nightStay.mostNights);
    return suits && dates[i]?.every((date) => inSeason(date, nightStay)) ? nightStay : undefined;
  });
}

/** Returns the houseboat or camp of each night, by the number of the day before it. */
export function nightStayByDay(
  { stays, out, transfers }: Skeleton,
  nightStays: NightStays,
): ReadonlyMap<number, NightStayRecord> {
  const firstDays = firstDaysOf(out, stays, transfers);
  return new Map(
    stays.flatMap(({ nights }, i) => {
      const days = Array.from({ length: nights }, (_, n) => (firstDays[i] ?? 1) + n);
      const nightStay = nightStays[i];
      return nightStay ? days.map((day) => [day, nightStay] as const) : [];
    }),
  );
}

/** Returns true for a meal that is in the price of a houseboat or a camp: dinner, and breakfast after the night. */
export const isServedAboard = (meal: Meal, dayNumber: number, byDay: ReadonlyMap<number, NightStayRecord>): boolean =>
  (meal === 'dinner' && byDay.has(dayNumber)) || (meal === 'breakfast' && byDay.has(dayNumber - 1));
