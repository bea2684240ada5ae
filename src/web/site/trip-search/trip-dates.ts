import { addDays, type Day, dayInIndia, daysBetween, MONTH_NAMES, monthOf, weekdayOf } from '../../../core/dates.ts';
import { MAX_TRIP_DAYS } from '../../../core/planner/types.ts';

/** First and last day of a trip, both included. */
export interface TripDates {
  readonly departureDate: Day;
  readonly returnDate: Day;
}

/** A long weekend that the server suggests. */
export interface LongWeekend {
  readonly from: Day;
  readonly to: Day;
}

/** Returns today's date in India, where all trips begin, whatever the time zone of the visitor's machine. */
export const todayInIndia = (now = Date.now()): Day => dayInIndia(now);

const trip = (departureDate: Day, returnDate: Day): TripDates => ({ departureDate, returnDate });

/** Returns the default dates, today to tomorrow, where none are known. A missing end is the day after the start. */
export function completeDates(start: Day | null, end: Day | null, today: Day): TripDates {
  const from = start ?? today;
  return trip(from, end ?? addDays(from, 1));
}

const FRIDAY = 5;
const SUNDAY = 0;

/** Returns the next such weekday, possibly the day itself. */
const onOrAfter = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** Returns the form's proposal: the next weekend that leaves time to prepare, Friday (or Saturday) to Sunday. */
export function comingWeekend(today: Day): TripDates {
  const tomorrow = addDays(today, 1);
  const sunday = onOrAfter(tomorrow, SUNDAY);
  if (daysBetween(tomorrow, sunday) > 0) {
    const friday = addDays(sunday, -2);
    return trip(friday < tomorrow ? tomorrow : friday, sunday);
  }
  // Today is Saturday: tomorrow alone is no weekend.
  const friday = onOrAfter(tomorrow, FRIDAY);
  return trip(friday, addDays(friday, 2));
}

/** Returns this week's weekend, as far as it still lies ahead. */
export function thisWeekend(today: Day): TripDates {
  const sunday = onOrAfter(today, SUNDAY);
  const friday = addDays(sunday, -2);
  return trip(friday < today ? today : friday, sunday);
}

/** Returns Monday to Sunday of next week. */
export function nextWeek(today: Day): TripDates {
  const monday = addDays(onOrAfter(today, SUNDAY), 1);
  return trip(monday, addDays(monday, 6));
}

const firstOfNextMonth = (day: Day): Day => {
  const first = addDays(`${day.slice(0, 7)}-28`, 4);
  return `${first.slice(0, 7)}-01`;
};

/** Shortens a trip to the planner's maximum; a longer one would only be refused. */
const atMostPlanned = (from: Day, to: Day): TripDates => {
  const longest = addDays(from, MAX_TRIP_DAYS - 1);
  return trip(from, to > longest ? longest : to);
};

export const thisMonth = (today: Day): TripDates => atMostPlanned(today, addDays(firstOfNextMonth(today), -1));

export function nextMonth(today: Day): TripDates {
  const first = firstOfNextMonth(today);
  return atMostPlanned(first, addDays(firstOfNextMonth(first), -1));
}

export const tripDays = ({ departureDate, returnDate }: TripDates): number =>
  daysBetween(departureDate, returnDate) + 1;

/**
 * Returns `27 Nov 26`: two-digit day, short month, two-digit year, the form in which searches have always been stored.
 */
export const shortDay = (day: Day): string =>
  `${day.slice(8)} ${MONTH_NAMES[monthOf(day) - 1]?.slice(0, 3)} ${day.slice(2, 4)}`;
