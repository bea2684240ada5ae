import type { Itinerary } from '../../../contracts/itineraries.ts';
import { type Day, isDay } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { results } from '../../../words/en/site/results.ts';
import { trips } from '../../../words/en/site/trips.ts';

/** Returns text such as "21 Nov 2026". */
export const wordDate = (day: Day): string => (isDay(day) ? dates.shortSpan(day, day) : day);

/** Returns text such as "Fri 4 Dec to Mon 7 Dec 2026". */
export const wordDates = ({ startDate, endDate }: Pick<Itinerary, 'startDate' | 'endDate'>): string =>
  isDay(startDate) && isDay(endDate) ? dates.span(startDate, endDate) : `${startDate} – ${endDate}`;

/** Returns the name of a travel class. */
export const wordClass = (travelClass: string): string =>
  (trips.classes as Readonly<Record<string, string>>)[travelClass] ?? travelClass;

/** Returns text such as "1 night in Lataguri, 2 in Darjeeling". */
export function wordStays({ stays, nights }: Pick<Itinerary, 'stays' | 'nights'>): string {
  if (stays.length === 0) return nights === 0 ? results.dayTrip : results.nightsOnTheWay;
  return stays
    .map(({ nights: count, place }, i) => results.stay({ nights: count, place, isFirst: i === 0 }))
    .join(', ');
}

/** Returns in how many of 100 simulated trips a plan is kept. */
export const shareOf = ({ runs, kept }: NonNullable<Itinerary['robustness']>): number =>
  Math.floor((100 * kept) / runs);
