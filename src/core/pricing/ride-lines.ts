import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { RailClass } from '../gazetteer/types.ts';
import type { FlightCabin, Ride } from '../rides.ts';
import {
  type CabFleet,
  chooseCabs,
  findLeadFactor,
  findRideDate,
  findRideSeason,
  isThroughFlight,
  quoteBus,
  quoteFerry,
  quoteFlight,
  quoteStateBus,
  quoteToyTrain,
  quoteTrain,
  quoteTransfer,
  roundToTen,
} from './fares.ts';
import { makeLine, vehiclesFor } from './price-lines.ts';
import { cabRates, ownCarRates } from './rates.ts';
import type { CostedTrip, PriceLine } from './types.ts';

const FLIGHT_CABINS: readonly string[] = ['economy', 'premium-economy', 'business'] satisfies FlightCabin[];
const RAIL_CLASSES: readonly string[] = ['SL', '3A', '2A', '1A', 'CC'] satisfies RailClass[];

const isFlightCabin = (cabin: string | undefined): cabin is FlightCabin => FLIGHT_CABINS.includes(cabin ?? '');
const isRailClass = (cabin: string | undefined): cabin is RailClass => RAIL_CLASSES.includes(cabin ?? '');

const routeOf = ({ from, to }: Ride) => ({ from: from.name, to: to.name });

type RidesTrip = Pick<CostedTrip, 'bookedOn' | 'startDate' | 'travellers' | 'rides'>;

function lineForFlight(ride: Ride, trip: RidesTrip, gazetteer: Pick<Gazetteer, 'airports' | 'festivals'>): PriceLine {
  const cabin = isFlightCabin(ride.cabin) ? ride.cabin : 'economy';
  const day = findRideDate(trip.startDate, ride);
  const season = findRideSeason(ride, day, gazetteer);
  return makeLine({
    component: 'transport',
    code: `flight-${cabin}`,
    label: { say: 'flight', ...routeOf(ride), cabin, ...(season.reason && { season: season.reason }) },
    unit: 'seat',
    dayNumber: ride.dayNumber,
    unitPrice: quoteFlight({
      km: ride.km,
      through: isThroughFlight(ride, trip.rides),
      cabin,
      routeFactor: ride.fareFactor,
      leadFactor: findLeadFactor(trip.bookedOn, trip.startDate),
      seasonFactor: season.factor,
      day,
    }),
  });
}

function lineForSeat(ride: Ride): PriceLine {
  const common = { component: 'transport', unit: 'seat', dayNumber: ride.dayNumber } as const;
  switch (ride.mode) {
    case 'train': {
      const railClass = isRailClass(ride.cabin) ? ride.cabin : 'SL';
      return makeLine({
        ...common,
        code: `train-${railClass}`,
        label: { say: 'train', ...routeOf(ride), ...(ride.service && { name: ride.service.name }), cabin: railClass },
        unitPrice: quoteTrain(railClass, ride.km, ride.fareFactor),
      });
    }
    case 'bus':
      if (ride.cabin === 'ordinary') {
        const unitPrice = quoteStateBus(ride.km, ride.hills, ride.fareFactor);
        return makeLine({ ...common, code: 'bus-ordinary', label: { say: 'state-bus', ...routeOf(ride) }, unitPrice });
      }
      return makeLine({
        ...common,
        code: 'bus-coach',
        label: { say: 'coach', ...routeOf(ride) },
        unitPrice: quoteBus(ride.km, ride.hills, ride.fareFactor),
      });
    case 'ferry':
      return makeLine({
        ...common,
        code: 'ferry',
        label: { say: 'ferry', ...routeOf(ride) },
        unitPrice: quoteFerry(ride.km, ride.fareFactor),
      });
    default:
      return makeLine({
        ...common,
        code: 'toy-train',
        label: { say: 'hill-train', ...routeOf(ride) },
        unitPrice: quoteToyTrain(ride.km, ride.fareFactor),
      });
  }
}

const sumKm = (rides: readonly Ride[]): number => rides.reduce((sum, ride) => sum + Math.round(ride.km), 0);

/**
 * Returns a day's lines for long cab rides: the km, the missing km up to the day's minimum, the driver's day and the
 * tolls.
 */
function linesForCabDay(rides: readonly Ride[], dayNumber: number, travellers: number, fleet: CabFleet): PriceLine[] {
  const rates = cabRates[fleet.kind];
  const car = fleet.kind;
  const common = { component: 'transport', dayNumber, sharedBy: travellers } as const;
  const roadOf = (ride: Ride) => (ride.hills ? 'hills' : 'plains');
  const dayRoad = rides.some((ride) => ride.hills) ? 'hills' : 'plains';
  const missingKm = cabRates.minimumKm[dayRoad] - sumKm(rides);
  const toll = roundToTen(sumKm(rides.filter((ride) => !ride.hills)) * cabRates.tollPerPlainsKm);
  const { vehicles } = fleet;
  return [
    ...rides.map((ride) => {
      const qty = vehicles * Math.round(ride.km);
      const unitPrice = rates.perKm[roadOf(ride)];
      return makeLine({
        ...common,
        code: `cab-${fleet.kind}`,
        label: { say: 'cab', ...routeOf(ride), car },
        unit: 'km',
        qty,
        unitPrice,
      });
    }),
    ...(missingKm > 0
      ? [
          makeLine({
            ...common,
            code: 'cab-minimum',
            label: { say: 'cab-minimum', car },
            unit: 'km',
            qty: vehicles * missingKm,
            unitPrice: rates.perKm[dayRoad],
          }),
        ]
      : []),
    makeLine({
      ...common,
      code: 'cab-driver',
      label: { say: 'driver' },
      unit: 'vehicle-day',
      qty: vehicles,
      unitPrice: cabRates.driverPerDay,
    }),
    ...(toll > 0
      ? [
          makeLine({
            ...common,
            code: 'cab-toll',
            label: { say: 'tolls' },
            unit: 'vehicle',
            qty: vehicles,
            unitPrice: toll,
          }),
        ]
      : []),
  ];
}

function lineForTransfer(ride: Ride, travellers: number, fleet: CabFleet): PriceLine {
  return makeLine({
    component: 'transport',
    code: 'cab-transfer',
    label: { say: 'cab', ...routeOf(ride), car: fleet.kind },
    unit: 'vehicle',
    dayNumber: ride.dayNumber,
    qty: fleet.vehicles,
    unitPrice: quoteTransfer(ride.km, ride.hills, fleet.kind),
    sharedBy: travellers,
  });
}

/** Returns the lines of a way in the travellers' own cars: fuel, and tolls on a longer one. */
function linesForOwnCar(ride: Ride, travellers: number): PriceLine[] {
  const { dayNumber, km, hills } = ride;
  const cars = vehiclesFor(travellers, 'own');
  const common = { component: 'transport', dayNumber, sharedBy: travellers } as const;
  const toll = hills || km <= ownCarRates.tollsFromKm ? 0 : roundToTen(Math.round(km) * ownCarRates.tollPerPlainsKm);
  const fuel = makeLine({
    ...common,
    code: 'own-car',
    label: { say: 'own-car', ...routeOf(ride) },
    unit: 'km',
    qty: cars * Math.round(km),
    unitPrice: ownCarRates.fuelPerKm[hills ? 'hills' : 'plains'],
  });
  if (toll === 0) return [fuel];
  const label = { say: 'tolls' } as const;
  return [fuel, makeLine({ ...common, code: 'own-car-toll', label, unit: 'vehicle', qty: cars, unitPrice: toll })];
}

/**
 * Returns the cost of the rides, in the order of the days: a line for each flight, train, coach, ferry and short cab
 * transfer; for the longer cab rides of a day their km, the minimum, driver and tolls; for an own car fuel and tolls. A night on board costs nothing
 * more.
 */
export function linesForRides(trip: RidesTrip, gazetteer: Pick<Gazetteer, 'airports' | 'festivals'>): PriceLine[] {
  const fleet = chooseCabs(trip.travellers);
  const lines: PriceLine[] = [];
  const pricedCabDays = new Set<number>();
  const isLongCab = (ride: Ride): boolean => ride.mode === 'cab' && ride.km > cabRates.transferKm;
  for (const ride of trip.rides) {
    if (ride.mode === 'flight') lines.push(lineForFlight(ride, trip, gazetteer));
    else if (ride.cabin === 'own') lines.push(...linesForOwnCar(ride, trip.travellers));
    else if (ride.mode !== 'cab') lines.push(lineForSeat(ride));
    else if (!isLongCab(ride)) lines.push(lineForTransfer(ride, trip.travellers, fleet));
    else if (!pricedCabDays.has(ride.dayNumber)) {
      pricedCabDays.add(ride.dayNumber);
      const ofDay = trip.rides.filter((other) => isLongCab(other) && other.dayNumber === ride.dayNumber);
      lines.push(...linesForCabDay(ofDay, ride.dayNumber, trip.travellers, fleet));
    }
  }
  return lines;
}
