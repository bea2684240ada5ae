import { addDays, type Day, daysBetween, weekdayOf } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { RailClass } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { FlightCabin, Ride } from '../rides.ts';
import { busRates, cabRates, ferryRates, flightRates, toyTrainRates, trainRates } from './rates.ts';
import { findFlightSeason, type SeasonFactor } from './seasons.ts';

/** Rounds to ten rupees: fares are known to about that, and more digits would promise a false precision. */
export const roundToTen = (rupees: number): Rupees => Math.round(rupees / 10) * 10;

/** Returns the factor by which a late booking makes a flight dearer; a day in the past counts as today. */
export function findLeadFactor(bookedOn: Day, startDate: Day): number {
  const days = Math.max(0, daysBetween(bookedOn, startDate));
  return flightRates.lead.find((row) => days >= row.days)?.factor ?? 1;
}

export interface FlightFareInput {
  readonly km: number;
  /** True for one flight of a ticket with a stop. */
  readonly through?: boolean;
  readonly cabin: FlightCabin;
  readonly routeFactor: number;
  readonly leadFactor: number;
  readonly seasonFactor: number;
  readonly day: Day;
}

/**
 * Returns true when a flight connects to another at the same airport on the same day: one ticket. There and back is
 * two.
 */
export const isThroughFlight = (ride: Ride, rides: readonly Ride[]): boolean =>
  rides.some(
    (other) =>
      other !== ride &&
      other.mode === 'flight' &&
      other.dayNumber === ride.dayNumber &&
      (other.from.code === ride.to.code) !== (other.to.code === ride.from.code),
  );

/** Returns the fare of one seat on one flight, all taxes included. */
export function quoteFlight(input: FlightFareInput): Rupees {
  const weekday = flightRates.weekdays.some((d) => d === weekdayOf(input.day)) ? flightRates.weekdayFactor : 1;
  const fixed = input.through ? flightRates.throughFixed : flightRates.fixed;
  const economy = (fixed + flightRates.perKm * input.km) * input.routeFactor * input.leadFactor;
  return roundToTen(economy * input.seasonFactor * weekday * flightRates.cabin[input.cabin]);
}

/** Returns the fare of one seat or berth on one train. */
export function quoteTrain(railClass: RailClass, km: number, fareFactor: number): Rupees {
  const { fixed, perKm } = trainRates.classes[railClass];
  let fare: number = fixed;
  let from = 0;
  perKm.forEach((rate, i) => {
    const to = trainRates.bandsKm[i] ?? Number.POSITIVE_INFINITY;
    fare += Math.max(0, Math.min(km, to) - from) * rate;
    from = to;
  });
  return roundToTen(fare * fareFactor);
}

/** Returns the fare of one seat in an air-conditioned coach or a shared jeep. */
export const quoteBus = (km: number, hills: boolean, fareFactor: number): Rupees =>
  Math.max(busRates.atLeast, roundToTen(km * busRates.perKm[hills ? 'hills' : 'plains'] * fareFactor));

/** Returns the fare of one ordinary seat in a state bus. */
export const quoteStateBus = (km: number, hills: boolean, fareFactor: number): Rupees =>
  Math.max(busRates.atLeast, roundToTen(km * busRates.ordinaryPerKm[hills ? 'hills' : 'plains'] * fareFactor));

/** Returns the fare of one seat on a ferry. */
export const quoteFerry = (km: number, fareFactor: number): Rupees =>
  roundToTen((ferryRates.fixed + ferryRates.perKm * km) * fareFactor);

/** Returns the fare of one seat on a hill railway. */
export const quoteToyTrain = (km: number, fareFactor: number): Rupees =>
  roundToTen((toyTrainRates.fixed + toyTrainRates.perKm * km) * fareFactor);

export interface CabFleet {
  readonly kind: 'sedan' | 'suv';
  readonly vehicles: number;
}

/** Returns the cheapest cars of one kind that seat the party: sedans for four each, SUVs for six each. */
export function chooseCabs(travellers: number): CabFleet {
  const sedans = Math.ceil(travellers / cabRates.sedan.seats);
  const suvs = Math.ceil(travellers / cabRates.suv.seats);
  return suvs * cabRates.suv.perKm.plains < sedans * cabRates.sedan.perKm.plains
    ? { kind: 'suv', vehicles: suvs }
    : { kind: 'sedan', vehicles: sedans };
}

/** Returns the price of one vehicle for a short ride from door to door, such as from the airport. */
export function quoteTransfer(km: number, hills: boolean, kind: CabFleet['kind']): Rupees {
  const { atLeast, perKm, suvFactor } = cabRates.transfer;
  return roundToTen(Math.max(atLeast, perKm[hills ? 'hills' : 'plains'] * km) * (kind === 'suv' ? suvFactor : 1));
}

/** Returns the date on which a ride departs. */
export const findRideDate = (startDate: Day, ride: Pick<Ride, 'dayNumber'>): Day =>
  addDays(startDate, ride.dayNumber - 1);

/** Returns the season factor of a flight, by the airports of the gazetteer. */
export function findRideSeason(
  ride: Ride,
  day: Day,
  gazetteer: Pick<Gazetteer, 'airports' | 'festivals'>,
): SeasonFactor {
  const airportOf = (code: string | undefined) => (code === undefined ? undefined : gazetteer.airports.get(code));
  return findFlightSeason(gazetteer.festivals, airportOf(ride.from.code), airportOf(ride.to.code), day);
}
