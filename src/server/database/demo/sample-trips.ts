import { addDays, type Day } from '../../../core/dates.ts';
import type { TripRequest } from '../../../core/planner/types.ts';

/** The eight sample routes of the home page, with what each trip needs in days and money. */
const ROUTES = [
  { from: 'Mumbai', to: 'Goa', days: 4, max: 30_000, startsIn: 20 },
  { from: 'Delhi', to: 'Manali', days: 5, max: 30_000, startsIn: 26 },
  { from: 'Bengaluru', to: 'Jaipur', days: 4, max: 40_000, startsIn: 33 },
  { from: 'Chennai', to: 'Kerala', days: 6, max: 35_000, startsIn: 40 },
  { from: 'Hyderabad', to: 'Udaipur', days: 4, max: 45_000, startsIn: 47 },
  { from: 'Pune', to: 'Shimla', days: 5, max: 45_000, startsIn: 54 },
  { from: 'Kolkata', to: 'Darjeeling', days: 4, max: 15_000, startsIn: 19 },
  { from: 'Ahmedabad', to: 'Rishikesh', days: 5, max: 35_000, startsIn: 61 },
] as const;

/** A request for each sample route, with departures in the weeks to come. */
export const sampleTrips = (today: Day): readonly TripRequest[] =>
  ROUTES.map(({ from, to, days, max, startsIn }) => ({
    from,
    to,
    departureDate: addDays(today, startsIn),
    returnDate: addDays(today, startsIn + days - 1),
    travellers: 2,
    travelClass: 'Economy',
    priceRange: { min: 0, max },
    bookedOn: today,
    exclude: [],
  }));
