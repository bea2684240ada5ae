import { type Base, type Gazetteer, tierIn } from '../gazetteer/gazetteer.ts';
import type { HotelTier, NightStayRecord } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { Ride } from '../rides.ts';
import type { LineSaying } from './line-sayings.ts';
import {
  cabRates,
  cityBusRates,
  dormitoryRates,
  gstRates,
  hotelRates,
  localRates,
  mealRates,
  ownCarRates,
} from './rates.ts';
import { findHotelSeason } from './seasons.ts';
import type { CostedTrip, LocalTier, MealTier, PriceComponent, PriceLine } from './types.ts';

/**
 * Returns what each person pays of a cost: `ceil(qty x unitPrice x (1 + gstRate) / sharedBy)`, computed in whole
 * numbers.
 */
export function divideCost(qty: number, unitPrice: Rupees, gstRate: number, sharedBy: number): Rupees {
  const hundredths = qty * unitPrice * Math.round(100 + gstRate * 100);
  return Math.ceil(hundredths / (100 * sharedBy));
}

export interface LineInput {
  readonly component: PriceComponent;
  readonly code: string;
  readonly label: LineSaying;
  readonly unit: string;
  readonly dayNumber: number;
  readonly unitPrice: Rupees;
  /** Default 1. */
  readonly qty?: number;
  /** Default 1: each person pays all of it. */
  readonly sharedBy?: number;
  /** Default 0: the unit price includes its taxes. */
  readonly gstRate?: number;
}

/** Returns a line with its amount computed from the other fields. */
export function makeLine(input: LineInput): PriceLine {
  const { component, code, label, unit, dayNumber, unitPrice, qty = 1, sharedBy = 1, gstRate = 0 } = input;
  const amount = divideCost(qty, unitPrice, gstRate, sharedBy);
  return { component, code, label, unit, qty, unitPrice, sharedBy, gstRate, amount, dayNumber };
}

/** Returns the sum of the lines, per person. */
export const amountOf = (lines: readonly PriceLine[]): Rupees => lines.reduce((sum, line) => sum + line.amount, 0);

/** Returns the number of rooms: two travellers share one, an odd one has a single. */
export const roomsFor = (travellers: number): number => Math.ceil(travellers / hotelRates.peoplePerRoom);

/**
 * Returns the number of cars: four travellers per car, six per SUV. Public transport counts four each (the transfers).
 */
export const vehiclesFor = (travellers: number, localTier: LocalTier): number =>
  Math.ceil(travellers / localRates.seats[localTier]);

/** Returns the GST rate of a room by its price of that night, season included. */
export const findRoomGst = (roomRupees: Rupees): number =>
  gstRates.hotelSlabs.find((slab) => roomRupees <= slab.upToRupees)?.rate ?? 0;

type Rate = Pick<LineInput, 'code' | 'unit'> & {
  readonly rupees: Rupees;
  readonly qty: number;
  readonly label: LineSaying;
};

/** Returns the price of one room of a night that is a sight itself, before season and tax, and how many a party takes. */
function roomsAboard({ name }: Base, { kind, roomRupees, leastRooms }: NightStayRecord, travellers: number): Rate {
  const qty = Math.max(leastRooms, roomsFor(travellers));
  const label = { say: 'night-stay', kind, town: name } as const;
  return { code: 'night-stay', label, unit: 'room-night', rupees: roomRupees, qty };
}

/** Returns the price of one bed or room before season and tax, and how many of them a party takes. */
function bedsOf({ name: town, placeTier }: Base, tier: HotelTier, travellers: number): Rate {
  if (tier === 'dormitory') {
    const rupees = dormitoryRates.bedNight[placeTier];
    return { code: 'bed-dormitory', label: { say: 'bed', town }, unit: 'bed-night', rupees, qty: travellers };
  }
  const rupees = hotelRates.roomNight[placeTier][tier];
  const label = { say: 'room', tier, town } as const;
  return { code: `room-${tier}`, label, unit: 'room-night', rupees, qty: roomsFor(travellers) };
}

/**
 * Returns one line per night: the party's beds or rooms at the night's seasonal rate and tax; simple rooms where no beds
 * are let one by one. Throws a RangeError for an unknown base.
 */
export function linesForStays(
  trip: Pick<CostedTrip, 'nights' | 'travellers'>,
  gazetteer: Pick<Gazetteer, 'bases' | 'festivals'>,
  tier: HotelTier,
): PriceLine[] {
  return trip.nights.map((night) => {
    const base = gazetteer.bases.get(night.baseId);
    if (!base) throw new RangeError(`no such base: ${night.baseId}`);
    const season = findHotelSeason(gazetteer.festivals, base, night.date);
    const { rupees, label, ...beds } = night.nightStay
      ? roomsAboard(base, night.nightStay, trip.travellers)
      : bedsOf(base, tierIn(base, tier), trip.travellers);
    const unitPrice = Math.round(rupees * season.factor);
    return makeLine({
      ...beds,
      component: 'stay',
      label: { ...label, ...(season.reason && { season: season.reason }) },
      dayNumber: night.dayNumber,
      unitPrice,
      sharedBy: trip.travellers,
      gstRate: findRoomGst(unitPrice),
    });
  });
}

/** Returns one line for each day with meals to pay. */
export function linesForMeals(trip: Pick<CostedTrip, 'days'>, tier: MealTier): PriceLine[] {
  return trip.days
    .filter(({ meals }) => meals.length > 0)
    .map(({ number, meals }) => {
      const percent = meals.reduce((sum, meal) => sum + mealRates.percent[meal], 0);
      return makeLine({
        component: 'meals',
        code: `meals-${tier}`,
        label: { say: 'meals', meals, tier },
        unit: 'person-day',
        dayNumber: number,
        unitPrice: (mealRates.perDay[tier] * percent) / 100,
      });
    });
}

const hasCityBuses = (baseId: string | null): boolean => cityBusRates.cities.some((id) => id === baseId);

/** Returns the fare of one way by city bus, metro or local train; 0 for a few steps. */
export function quoteCityBus(km: number): Rupees {
  const { stages, walkKm, perKmBeyond } = cityBusRates;
  if (km <= walkKm) return 0;
  const last = stages.at(-1);
  const stage = stages.find(({ upToKm }) => km <= upToKm);
  return stage?.rupees ?? Math.round((last?.rupees ?? 0) + (km - (last?.upToKm ?? 0)) * perKmBeyond);
}

/** Returns true on a day with a car hired between towns: it is paid for the whole day and goes to the sights too. */
const hasHiredCar = (rides: readonly Ride[], dayNumber: number): boolean =>
  rides.some(
    (ride) =>
      ride.mode === 'cab' && ride.cabin !== 'own' && ride.km > cabRates.transferKm && ride.dayNumber === dayNumber,
  );

const isHilly = (baseId: string | null, { bases }: Pick<Gazetteer, 'bases'>): boolean =>
  baseId !== null && bases.get(baseId)?.road === 'hills';

const sumOfWays = (waysKm: readonly number[] = []): number => Math.round(waysKm.reduce((sum, km) => sum + km, 0));

/** Returns the fuel and the parking of the travellers' own cars on each day with sights. */
function linesForOwnLocal(
  trip: Pick<CostedTrip, 'days' | 'travellers'>,
  gazetteer: Pick<Gazetteer, 'bases'>,
): PriceLine[] {
  const cars = vehiclesFor(trip.travellers, 'own');
  return trip.days
    .filter(({ sights }) => sights.length > 0)
    .flatMap(({ number: dayNumber, baseId, localWaysKm }) => {
      const localKm = sumOfWays(localWaysKm);
      const common = { component: 'local', dayNumber, sharedBy: trip.travellers } as const;
      const fuel = makeLine({
        ...common,
        code: 'local-own',
        label: { say: 'local', tier: 'own' },
        unit: 'km',
        qty: cars * localKm,
        unitPrice: ownCarRates.fuelPerKm[isHilly(baseId, gazetteer) ? 'hills' : 'plains'],
      });
      const { parkingPerDay: unitPrice } = ownCarRates;
      const parking = {
        code: 'parking',
        label: { say: 'parking' },
        unit: 'vehicle-day',
        qty: cars,
        unitPrice,
      } as const;
      return [...(localKm > 0 ? [fuel] : []), makeLine({ ...common, ...parking })];
    });
}

/**
 * Returns one line per day with sights and without a car that is paid already: public transport per person or cars per
 * vehicle, dearer on hill roads.
 */
export function linesForLocal(
  trip: Pick<CostedTrip, 'days' | 'rides' | 'travellers'>,
  gazetteer: Pick<Gazetteer, 'bases'>,
  tier: LocalTier,
): PriceLine[] {
  if (tier === 'own') return linesForOwnLocal(trip, gazetteer);
  return trip.days
    .filter((day) => day.sights.length > 0 && !hasHiredCar(trip.rides, day.number))
    .map((day) => {
      const common = {
        component: 'local',
        code: `local-${tier}`,
        label: { say: 'local', tier },
        dayNumber: day.number,
      } as const;
      if (tier === 'bus' && hasCityBuses(day.baseId)) {
        const fares = (day.localWaysKm ?? []).map(quoteCityBus);
        const unitPrice = fares.reduce((sum, fare) => sum + fare, 0);
        return makeLine({
          ...common,
          unit: 'person-day',
          unitPrice: Math.max(unitPrice, cityBusRates.stages[0].rupees),
        });
      }
      if (tier === 'bus' || tier === 'public')
        return makeLine({
          ...common,
          code: 'local-public',
          label: { say: 'local', tier: 'public' },
          unit: 'person-day',
          unitPrice: localRates.publicPerPerson,
        });
      const hills = isHilly(day.baseId, gazetteer);
      return makeLine({
        ...common,
        unit: 'vehicle-day',
        qty: vehiclesFor(trip.travellers, tier),
        unitPrice: Math.round(localRates.vehiclePerDay[tier] * (hills ? localRates.hillsFactor : 1)),
        sharedBy: trip.travellers,
      });
    });
}

/** Returns one line for each entry fee and each permit fee that is not zero. */
export function linesForEntries(trip: Pick<CostedTrip, 'days'>): PriceLine[] {
  return trip.days.flatMap((day) =>
    day.entries.flatMap((entry) => {
      const common = { component: 'entry', unit: 'person', dayNumber: day.number } as const;
      const labelled = (say: 'entry' | 'permit') => ({ code: say, label: { say, sight: entry.name } }) as const;
      const fee = { ...common, ...labelled('entry'), unitPrice: entry.feeRupees };
      const permit = { ...common, ...labelled('permit'), unitPrice: entry.permitRupees ?? 0 };
      return [fee, permit].filter((line) => line.unitPrice > 0).map(makeLine);
    }),
  );
}
