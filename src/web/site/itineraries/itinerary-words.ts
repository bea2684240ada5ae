import type { Itinerary } from '../../../contracts/itineraries.ts';
import { type Day, formatDay, isDay } from '../../../core/dates.ts';

export const wordTravellers = (count: number): string => (count === 1 ? '1 traveller' : `${count} travellers`);

export const wordNights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** Returns text such as "21 Nov 2026". */
export const wordDate = (day: Day): string => (isDay(day) ? formatDay(day).slice(4) : day);

/** Returns text such as "Fri 4 Dec to Mon 7 Dec 2026". */
export function wordDates({ startDate, endDate }: Pick<Itinerary, 'startDate' | 'endDate'>): string {
  if (!isDay(startDate) || !isDay(endDate)) return `${startDate} to ${endDate}`;
  if (startDate === endDate) return formatDay(startDate);
  const first = formatDay(startDate);
  return `${startDate.slice(0, 4) === endDate.slice(0, 4) ? first.slice(0, -5) : first} to ${formatDay(endDate)}`;
}

/** Returns text such as "1 night in Lataguri, 2 in Darjeeling". */
export function wordStays({ stays, nights }: Pick<Itinerary, 'stays' | 'nights'>): string {
  if (stays.length === 0) return nights === 0 ? 'A day trip, no room needed' : 'Nights on the way';
  const words = stays.map((stay, i) => `${i === 0 ? wordNights(stay.nights) : stay.nights} in ${stay.place}`);
  return words.join(', ');
}
