import { addDays, daysBetween, weekdayOf } from '../../dates.ts';
import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import type { RailClass } from '../../gazetteer/types.ts';
import {
  activityRates,
  busRates,
  cabRates,
  cityBusRates,
  dormitoryRates,
  ferryRates,
  flightRates,
  hotelRates,
  localRates,
  mealRates,
  ownCarRates,
  toyTrainRates,
  trainRates,
} from '../../pricing/rates.ts';
import type { PriceLine } from '../../pricing/types.ts';
import type { Ride } from '../../rides.ts';
import type { PlannedDay } from '../types.ts';
import { hasDormitory } from './check-dormitories.ts';
import { nightStayAfter } from './check-night-stays.ts';
import { recomputeFlightSeason, recomputeHotelSeason } from './recompute-seasons.ts';
import { baseIdOfNight, baseOfNight, findRides, type StopOf, type Trip, visitsOnDay } from './trip.ts';

/** The required parts of a price line; tax and amount follow from them and are checked separately. */
export type ExpectedLine = Pick<PriceLine, 'component' | 'code' | 'dayNumber' | 'qty' | 'unitPrice' | 'sharedBy'>;

const tens = (rupees: number): number => Math.round(rupees / 10) * 10;
const single = { qty: 1, sharedBy: 1 } as const;

function railFare(railClass: RailClass, km: number): number {
  const edges = [0, ...trainRates.bandsKm, Number.POSITIVE_INFINITY];
  const { fixed, perKm } = trainRates.classes[railClass];
  return edges.slice(1).reduce((sum, edge, band) => {
    const start = edges[band] ?? 0;
    return km <= start ? sum : sum + (Math.min(km, edge) - start) * (perKm[band] ?? 0);
  }, fixed);
}

function flightFare(ride: Ride, { itinerary, gazetteer }: Trip): number {
  const date = addDays(itinerary.startDate, ride.dayNumber - 1);
  const early = daysBetween(itinerary.bookedOn, itinerary.startDate);
  const lead = flightRates.lead.filter((row) => Math.max(0, early) >= row.days).map((row) => row.factor);
  const busy = weekdayOf(date) === 5 || weekdayOf(date) === 0 ? flightRates.weekdayFactor : 1;
  const ends = [ride.from.code, ride.to.code].map((code) => gazetteer.airports.get(code ?? ''));
  const season = recomputeFlightSeason(gazetteer.festivals, ends, date);
  const cabin = flightRates.cabin[ride.cabin as keyof typeof flightRates.cabin] ?? Number.NaN;
  const flights = findRides(itinerary).filter(
    ({ mode, dayNumber }) => mode === 'flight' && dayNumber === ride.dayNumber,
  );
  const connects = flights.some((other) => {
    const [goesOn, comesFrom] = [other.from.code === ride.to.code, other.to.code === ride.from.code];
    return goesOn !== comesFrom;
  });
  const fixed = connects ? flightRates.throughFixed : flightRates.fixed;
  const usual = (fixed + flightRates.perKm * ride.km) * ride.fareFactor;
  return tens(usual * Math.min(...lead) * season * busy * cabin);
}

function seatLine(ride: Ride, trip: Trip): ExpectedLine {
  const line = (code: string, unitPrice: number): ExpectedLine => ({
    component: 'transport',
    code,
    dayNumber: ride.dayNumber,
    unitPrice,
    ...single,
  });
  const road = ride.hills ? 'hills' : 'plains';
  switch (ride.mode) {
    case 'flight':
      return line(`flight-${ride.cabin}`, flightFare(ride, trip));
    case 'train':
      return line(`train-${ride.cabin}`, tens(railFare(ride.cabin as RailClass, ride.km) * ride.fareFactor));
    case 'bus':
      if (ride.cabin === 'ordinary')
        return line(
          'bus-ordinary',
          Math.max(busRates.atLeast, tens(busRates.ordinaryPerKm[road] * ride.km * ride.fareFactor)),
        );
      return line('bus-coach', Math.max(busRates.atLeast, tens(busRates.perKm[road] * ride.km * ride.fareFactor)));
    case 'ferry':
      return line('ferry', tens((ferryRates.fixed + ferryRates.perKm * ride.km) * ride.fareFactor));
    default:
      return line('toy-train', tens((toyTrainRates.fixed + toyTrainRates.perKm * ride.km) * ride.fareFactor));
  }
}

function cabLines(rides: readonly Ride[], dayNumber: number, travellers: number): ExpectedLine[] {
  const [sedans, suvs] = [Math.ceil(travellers / 4), Math.ceil(travellers / 6)];
  const kind = suvs * cabRates.suv.perKm.plains < sedans * cabRates.sedan.perKm.plains ? 'suv' : 'sedan';
  const cars = kind === 'suv' ? suvs : sedans;
  const rates = cabRates[kind].perKm;
  const line = (code: string, qty: number, unitPrice: number): ExpectedLine => ({
    component: 'transport',
    code,
    dayNumber,
    qty,
    unitPrice,
    sharedBy: travellers,
  });
  const transfers = rides
    .filter((ride) => ride.km <= cabRates.transferKm)
    .map((ride) => {
      const perKm = cabRates.transfer.perKm[ride.hills ? 'hills' : 'plains'];
      const sedan = Math.max(cabRates.transfer.atLeast, perKm * ride.km);
      return line('cab-transfer', cars, tens(kind === 'suv' ? sedan * cabRates.transfer.suvFactor : sedan));
    });
  const long = rides.filter((ride) => ride.km > cabRates.transferKm);
  if (long.length === 0) return transfers;
  const kmOf = (some: readonly Ride[]) => some.reduce((sum, ride) => sum + Math.round(ride.km), 0);
  const road = long.some((ride) => ride.hills) ? 'hills' : 'plains';
  const short = cabRates.minimumKm[road] - kmOf(long);
  const toll = tens(cabRates.tollPerPlainsKm * kmOf(long.filter((ride) => !ride.hills)));
  return [
    ...transfers,
    ...long.map((ride) => line(`cab-${kind}`, cars * Math.round(ride.km), rates[ride.hills ? 'hills' : 'plains'])),
    ...(short > 0 ? [line('cab-minimum', cars * short, rates[road])] : []),
    line('cab-driver', cars, cabRates.driverPerDay),
    ...(toll > 0 ? [line('cab-toll', cars, toll)] : []),
  ];
}

/** Returns the fuel and tolls of a ride in the travellers' own cars. */
function ownCarLines({ km, hills, dayNumber }: Ride, travellers: number): ExpectedLine[] {
  const cars = Math.ceil(travellers / localRates.seats.own);
  const { fuelPerKm, tollPerPlainsKm, tollsFromKm } = ownCarRates;
  const common = { component: 'transport', dayNumber, sharedBy: travellers } as const;
  const fuel = {
    ...common,
    code: 'own-car',
    qty: cars * Math.round(km),
    unitPrice: hills ? fuelPerKm.hills : fuelPerKm.plains,
  };
  const toll = hills || km <= tollsFromKm ? 0 : tens(tollPerPlainsKm * Math.round(km));
  return toll > 0 ? [fuel, { ...common, code: 'own-car-toll', qty: cars, unitPrice: toll }] : [fuel];
}

/** Returns the required lines of the journeys. */
export function recomputeRideLines(trip: Trip): ExpectedLine[] {
  const rides = findRides(trip.itinerary);
  const cabs = rides.filter((ride) => ride.mode === 'cab' && ride.cabin !== 'own');
  const cabDays = [...new Set(cabs.map((ride) => ride.dayNumber))];
  return [
    ...rides.filter(({ cabin }) => cabin === 'own').flatMap((ride) => ownCarLines(ride, trip.itinerary.travellers)),
    ...rides.filter((ride) => ride.mode !== 'cab').map((ride) => seatLine(ride, trip)),
    ...cabDays.flatMap((day) => {
      const ofDay = cabs.filter((ride) => ride.dayNumber === day);
      return cabLines(ofDay, day, trip.itinerary.travellers);
    }),
  ];
}

/** Returns the required lines of the hotel nights. */
export function recomputeStayLines(trip: Trip): ExpectedLine[] {
  const { itinerary, gazetteer } = trip;
  const { hotel } = itinerary.variant.tiers;
  return itinerary.days.flatMap((day): ExpectedLine[] => {
    const base = baseOfNight(day, gazetteer);
    if (!base) return [];
    const { travellers } = itinerary;
    const season = recomputeHotelSeason(gazetteer.festivals, base, day.date);
    const common = { component: 'stay', dayNumber: day.number, sharedBy: travellers } as const;
    const aboard = nightStayAfter(day.number, trip);
    if (aboard) {
      const qty = Math.max(Math.ceil(travellers / 2), aboard.leastRooms);
      return [{ ...common, code: 'night-stay', qty, unitPrice: Math.round(aboard.roomRupees * season) }];
    }
    if (hotel === 'dormitory' && hasDormitory(base)) {
      const unitPrice = Math.round(dormitoryRates.bedNight[base.placeTier] * season);
      return [{ ...common, code: 'bed-dormitory', qty: travellers, unitPrice }];
    }
    const room = hotel === 'dormitory' ? 'budget' : hotel;
    const unitPrice = Math.round(hotelRates.roomNight[base.placeTier][room] * season);
    return [{ ...common, code: `room-${room}`, qty: Math.ceil(travellers / 2), unitPrice }];
  });
}

/** Returns the km of each local way of a day. */
const waysOf = ({ stops, returnTravel }: PlannedDay): readonly number[] =>
  [...stops.map(({ travel }) => travel), returnTravel].flatMap((way) => (way ? [way.km] : []));

/** Returns what one way by city bus costs: nothing on foot, by stage, and by the km beyond the last. */
function cityBusFare(km: number): number {
  const { stages, walkKm, perKmBeyond } = cityBusRates;
  if (km <= walkKm) return 0;
  const reached = stages.filter(({ upToKm }) => km <= upToKm);
  const last = stages[stages.length - 1];
  if (reached[0]) return reached[0].rupees;
  return last ? Math.round(last.rupees + (km - last.upToKm) * perKmBeyond) : Number.NaN;
}

/** Returns true on a day in a city whose buses the travellers take. */
const usesCityBuses = (day: PlannedDay, trip: Trip): boolean =>
  trip.itinerary.variant.tiers.local === 'bus' && cityBusRates.cities.some((id) => id === baseOfDay(day, trip));

/**
 * Returns possible car prices: higher where the day's base has hill roads; on a day between two bases either may set
 * the price.
 */
function localUnitPrices(day: PlannedDay, trip: Trip): readonly number[] {
  const { itinerary, gazetteer } = trip;
  const tier = itinerary.variant.tiers.local;
  if (usesCityBuses(day, trip)) {
    const fares = waysOf(day).reduce((sum, km) => sum + cityBusFare(km), 0);
    return [fares < cityBusRates.stages[0].rupees ? cityBusRates.stages[0].rupees : fares];
  }
  if (tier === 'public' || tier === 'bus') return [localRates.publicPerPerson];
  const sights = visitsOnDay(day).map((stop) => gazetteer.bases.get(gazetteer.sights.get(stop.sightId)?.baseId ?? ''));
  const bases = [baseOfNight(itinerary.days[day.number - 2], gazetteer), baseOfNight(day, gazetteer), ...sights];
  if (tier === 'own') {
    const { plains, hills } = ownCarRates.fuelPerKm;
    return bases.map((base) => (base?.road === 'hills' ? hills : plains));
  }
  const hills = bases.map((base) => base?.road === 'hills').map((isHills) => (isHills ? localRates.hillsFactor : 1));
  return hills.map((factor) => Math.round(localRates.vehiclePerDay[tier] * factor));
}

/** Returns what a visit costs: nothing where an earlier visit of the day was on the same ticket. */
export function entryFee(visit: StopOf<'visit'>, day: PlannedDay, gazetteer: Gazetteer): number {
  const sight = gazetteer.sights.get(visit.sightId);
  const earlier = visitsOnDay(day).filter(({ start }) => start < visit.start);
  const tickets = earlier.map(({ sightId }) => gazetteer.sights.get(sightId)?.ticket);
  return sight?.ticket !== undefined && tickets.includes(sight.ticket) ? 0 : (sight?.feeRupees ?? 0);
}

/** Returns the score of the best sight for which a guide is hired on a day; 0 for none. */
function guideWorth(day: PlannedDay, { gazetteer }: Trip): number {
  const { guidedThemes, guidedFromScore } = activityRates;
  const scores = visitsOnDay(day).map(({ sightId }) => {
    const sight = gazetteer.sights.get(sightId);
    return sight && guidedThemes.some((theme) => sight.themes.includes(theme)) ? sight.score : 0;
  });
  const best = Math.max(0, ...scores);
  return best >= guidedFromScore ? best : 0;
}

/** Returns the base of a day's sights: that of the night, on the way home that of the night before. */
const baseOfDay = (day: PlannedDay, { itinerary }: Trip): string | null =>
  baseIdOfNight(day) ?? baseIdOfNight(itinerary.days[day.number - 2]);

/** Returns the required lines for guides and extras. */
function recomputeActivityLines(trip: Trip): ExpectedLine[] {
  const { itinerary, gazetteer } = trip;
  const { travellers, days } = itinerary;
  const tier = itinerary.variant.tiers.activities;
  if (tier === 'budget') return [];
  const common = { component: 'activities', sharedBy: travellers } as const;
  const guide = (dayNumber: number): ExpectedLine => ({
    ...common,
    code: 'guide',
    dayNumber,
    qty: Math.ceil(travellers / activityRates.peoplePerGuide),
    unitPrice: activityRates.guideHalfDay,
  });
  const guided = days.filter((day) => {
    const worth = guideWorth(day, trip);
    const rivals = days.filter((other) => baseOfDay(other, trip) === baseOfDay(day, trip));
    const isBeaten = rivals.some((other) => {
      const theirs = guideWorth(other, trip);
      return theirs > worth || (theirs === worth && other.number < day.number);
    });
    return worth > 0 && (tier !== 'mid' || !isBeaten);
  });
  const extras = days.flatMap((day) =>
    visitsOnDay(day).flatMap(({ sightId }): ExpectedLine[] => {
      const extra = gazetteer.sights.get(sightId)?.extra;
      if (!extra || tier === 'mid' || (tier === 'premium' && extra.tier === 'luxury')) return [];
      const parties = Math.ceil(travellers / activityRates.peoplePerParty);
      const shared = extra.per === 'party' ? { qty: parties, sharedBy: travellers } : single;
      return [{ component: 'activities', code: 'extra', dayNumber: day.number, unitPrice: extra.rupees, ...shared }];
    }),
  );
  return [...guided.map(({ number }) => guide(number)), ...extras];
}

/** When one eats, as minutes of the day. */
const EATING_TIMES: readonly (readonly [keyof typeof mealRates.percent, number])[] = [
  ['breakfast', 8.5 * 60],
  ['lunch', 13 * 60],
  ['dinner', 20 * 60],
];

/** Returns the percentage of a day's food that falls between leaving home and returning, and in no fare. */
function mealShare(day: PlannedDay, trip: Trip): number {
  const { itinerary, gazetteer } = trip;
  const { number } = day;
  const isServed = visitsOnDay(day).some(({ lunch, sightId }) => lunch && gazetteer.sights.get(sightId)?.withLunch);
  const rides = findRides(itinerary).map(({ dayNumber, departs, minutes, mode, fareFactor }) => {
    const from = (dayNumber - 1) * 1440 + departs;
    return { from, to: from + minutes, feeds: mode === 'train' && fareFactor > mealRates.servedAboveFareFactor };
  });
  const [leave, back] = [Math.min(...rides.map(({ from }) => from)), Math.max(...rides.map(({ to }) => to))];
  return EATING_TIMES.reduce((sum, [meal, time]) => {
    const at = (number - 1) * 1440 + time;
    if (at <= leave || at >= back || (meal === 'lunch' && isServed)) return sum;
    if (meal === 'dinner' && nightStayAfter(number, trip)) return sum;
    if (meal === 'breakfast' && nightStayAfter(number - 1, trip)) return sum;
    return rides.some(({ from, to, feeds }) => feeds && from <= at && at <= to) ? sum : sum + mealRates.percent[meal];
  }, 0);
}

/**
 * Returns the days' required lines for meals, local transport, activities and entries; local unit prices are
 * alternatives.
 */
export function recomputeDayLines(trip: Trip): {
  fixed: ExpectedLine[];
  local: (ExpectedLine & { unitPrices: readonly number[] })[];
} {
  const { itinerary } = trip;
  const { tiers } = itinerary.variant;
  const fixed: ExpectedLine[] = [];
  const local: (ExpectedLine & { unitPrices: readonly number[] })[] = [];
  for (const day of itinerary.days) {
    const dayNumber = day.number;
    const share = mealShare(day, trip);
    if (share > 0) {
      const unitPrice = (mealRates.perDay[tiers.meals] / 100) * share;
      fixed.push({ component: 'meals', code: `meals-${tiers.meals}`, dayNumber, unitPrice, ...single });
    }
    const visits = visitsOnDay(day);
    if (visits.length === 0) continue;
    for (const visit of visits) {
      const fee = entryFee(visit, day, trip.gazetteer);
      if (fee > 0) fixed.push({ component: 'entry', code: 'entry', dayNumber, unitPrice: fee, ...single });
    }
    const cabs = findRides(itinerary).filter((ride) => ride.mode === 'cab' && ride.dayNumber === dayNumber);
    if (tiers.local !== 'own' && cabs.some(({ km }) => km > cabRates.transferKm)) continue;
    const unitPrices = localUnitPrices(day, trip);
    const cars = Math.ceil(itinerary.travellers / localRates.seats[tiers.local]);
    const isOwn = tiers.local === 'own';
    const localKm = Math.round(waysOf(day).reduce((sum, km) => sum + km, 0));
    const sharedBy = itinerary.travellers;
    if (isOwn)
      fixed.push({
        component: 'local',
        code: 'parking',
        dayNumber,
        qty: cars,
        unitPrice: ownCarRates.parkingPerDay,
        sharedBy,
      });
    if (isOwn && localKm === 0) continue;
    const isPublic = tiers.local === 'public' || tiers.local === 'bus';
    const shared = isPublic ? single : { qty: isOwn ? cars * localKm : cars, sharedBy };
    local.push({
      component: 'local',
      code: isPublic ? `local-${usesCityBuses(day, trip) ? 'bus' : 'public'}` : `local-${tiers.local}`,
      dayNumber,
      unitPrice: unitPrices[0] ?? 0,
      ...shared,
      unitPrices,
    });
  }
  return { fixed: [...fixed, ...recomputeActivityLines(trip)], local };
}
