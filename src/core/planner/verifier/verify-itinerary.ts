import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import type { Itinerary, TripRequest } from '../types.ts';
import { checkBooking } from './check-booking.ts';
import {
  checkCheckIns,
  checkDelays,
  checkHillRoads,
  checkLateArrivals,
  checkLongHillRoads,
  checkLongTrains,
  checkTruncation,
} from './check-connections.ts';
import { checkDaySpan, checkEmptyDays, checkNights, checkTransfers } from './check-days.ts';
import { checkDestination, checkRoute } from './check-destination.ts';
import { checkDividedStays } from './check-divided-stays.ts';
import { checkDormitories } from './check-dormitories.ts';
import { checkLongDays } from './check-long-days.ts';
import { checkNamedMeals } from './check-meals.ts';
import { checkMoves } from './check-moves.ts';
import { checkNames } from './check-names.ts';
import { checkNightStays } from './check-night-stays.ts';
import { checkCapacity, checkPriceLines, checkPriceSum, checkRoomTax } from './check-price.ts';
import { checkRestDays } from './check-rest-days.ts';
import { checkRideTimes, checkServices } from './check-rides.ts';
import { checkRobustness } from './check-robustness.ts';
import { checkAltitude, checkHolidayNotes, checkPermits, checkSeasonNotes } from './check-seasons.ts';
import { checkServed } from './check-served.ts';
import {
  checkClosedSeasons,
  checkClosingDays,
  checkGentleness,
  checkMustSees,
  checkOpeningHours,
  checkPace,
  checkReach,
  checkRepeats,
  checkThemes,
} from './check-sights.ts';
import { checkTexts } from './check-texts.ts';
import { checkClockOrder, checkDayLength, checkLocalTravel, checkMeals } from './check-timing.ts';
import { checkAvoided, checkDiet, checkHours, checkMustSee, checkParty, checkTransportWishes } from './check-wishes.ts';
import type { Finding } from './checks.ts';
import type { Trip } from './trip.ts';

const checks: readonly ((trip: Trip) => Finding[])[] = [
  checkDaySpan,
  checkNames,
  checkRepeats,
  checkOpeningHours,
  checkClosingDays,
  checkClosedSeasons,
  checkClockOrder,
  checkLocalTravel,
  checkRideTimes,
  checkTruncation,
  checkDayLength,
  checkMeals,
  checkPace,
  checkTransfers,
  checkNights,
  checkRoute,
  checkReach,
  checkAltitude,
  checkPermits,
  checkPriceLines,
  checkPriceSum,
  checkCapacity,
  checkRoomTax,
  checkServices,
  checkDestination,
  checkThemes,
  checkSeasonNotes,
  checkGentleness,
  checkEmptyDays,
  checkTexts,
  checkHillRoads,
  checkLateArrivals,
  checkLongHillRoads,
  checkCheckIns,
  checkDelays,
  checkLongTrains,
  checkHolidayNotes,
  checkMustSees,
  checkTransportWishes,
  checkHours,
  checkMustSee,
  checkAvoided,
  checkDiet,
  checkNamedMeals,
  checkBooking,
  checkParty,
  checkServed,
  checkRobustness,
  checkLongDays,
  checkDormitories,
  checkNightStays,
  checkMoves,
  checkDividedStays,
  checkRestDays,
];

/**
 * Returns every rule that an itinerary breaks; empty when it can really be travelled at its price. Works from the
 * itinerary, the gazetteer's data and the rate tables alone: it runs no code of the planner or of the pricing, so their
 * mistakes show here.
 */
export function verifyItinerary(itinerary: Itinerary, request: TripRequest, gazetteer: Gazetteer): Finding[] {
  const trip: Trip = { itinerary, request, gazetteer };
  return checks.flatMap((check) => check(trip));
}
