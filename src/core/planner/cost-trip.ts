import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { mealsToPay } from '../pricing/meals.ts';
import type { CostedTrip } from '../pricing/types.ts';
import type { DayDraft } from './build-timeline.ts';
import { isServedAboard, type SpecialNights } from './night-stays.ts';
import type { Journey, TripRequest } from './types.ts';

/** Returns the parts of a trip that cost money, with its rides as taken. */
export function costTrip(
  request: TripRequest,
  gazetteer: Gazetteer,
  journeys: readonly Journey[],
  days: readonly DayDraft[],
  baseOfDay: (number: number) => string | null,
  nightStays: SpecialNights,
): CostedTrip {
  const rides = journeys.flatMap((journey) => journey.rides);
  return {
    bookedOn: request.bookedOn,
    startDate: request.departureDate,
    travellers: request.travellers,
    rides,
    nights: days.flatMap(({ number, date, night }) => {
      if (typeof night !== 'object') return [];
      const nightStay = nightStays.get(number)?.record;
      return [{ dayNumber: number, date, baseId: night.baseId, ...(nightStay && { nightStay }) }];
    }),
    days: days.map(({ number, date, stops, returnTravel }) => {
      const visits = stops.flatMap((stop) => (stop.kind === 'visit' ? [stop] : []));
      return {
        number,
        date,
        baseId: baseOfDay(number),
        sights: visits.flatMap(({ sightId }) => gazetteer.sights.get(sightId) ?? []),
        localWaysKm: [...stops.map(({ travel }) => travel), returnTravel].flatMap((way) => way?.km ?? []),
        meals: mealsToPay(rides, number).filter(
          (meal) =>
            !isServedAboard(meal, number, nightStays) &&
            (meal !== 'lunch' || !visits.some(({ lunch }) => lunch === 'included')),
        ),
        entries: visits.map(({ sightId, feeRupees }) => ({
          name: gazetteer.sights.get(sightId)?.name ?? sightId,
          feeRupees,
        })),
      };
    }),
  };
}
