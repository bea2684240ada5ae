import type { Itinerary, TripRequest } from '../types.ts';

/** Rupees per person: no trip costs more. */
const ANY_PRICE = 100_000_000;

/** Returns the request that a plan answers, as far as the plan says it; a plan may become cheaper than the budget's lower end. */
export const requestOfTrip = ({ from, to, budget, wishes, ...trip }: Itinerary): TripRequest => ({
  from: from.name,
  to: to.name,
  departureDate: trip.startDate,
  returnDate: trip.endDate,
  travellers: trip.travellers,
  travelClass: trip.travelClass,
  priceRange: { min: 0, max: budget?.max ?? ANY_PRICE },
  bookedOn: trip.bookedOn,
  exclude: [],
  ...(wishes && { wishes }),
});
