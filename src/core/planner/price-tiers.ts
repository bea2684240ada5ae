import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { HOTEL_TIERS, type HotelTier, type RailClass, ROOM_TIERS, type RoomTier } from '../gazetteer/types.ts';
import { type Rupees, roundUpToTen } from '../money.ts';
import { linesForActivities } from '../pricing/activity-lines.ts';
import { amountOf, linesForEntries, linesForLocal, linesForMeals, linesForStays } from '../pricing/price-lines.ts';
import { linesForRides } from '../pricing/ride-lines.ts';
import {
  type CostedTrip,
  LOCAL_TIERS,
  type LocalTier,
  MEAL_TIERS,
  type MealTier,
  type TierChoice,
} from '../pricing/types.ts';
import type { Ride } from '../rides.ts';
import type { Skeleton } from './circuit.ts';
import { firstDaysOf } from './first-days.ts';
import { travelsWith } from './party-needs.ts';
import { isInRange } from './price-range.ts';
import { ridesFromDay } from './transport-options.ts';
import type { TripSetting } from './trip-setting.ts';
import type { Journey, TripRequest } from './types.ts';

/** The comfort of rides: which of the available cabins, and shared jeep or hired car between towns. */
export interface RideComfort {
  readonly cabin: 'plain' | 'better';
  readonly road: 'shared' | 'hired' | 'own';
}

/** One affordable combination of a trip's comforts. */
export interface PricedChoice {
  readonly tiers: TierChoice;
  readonly comfort: RideComfort;
  /** True with nights on a houseboat or in a camp, where the trip has some. */
  readonly specialNights: boolean;
  readonly perPersonRupees: Rupees;
  /** How unevenly the tiers are mixed: 0 for all equal. */
  readonly oddness: number;
}

const LOCALS_OF: Readonly<Record<HotelTier, readonly LocalTier[]>> = {
  dormitory: ['bus'],
  budget: ['public', 'cab'],
  mid: ['cab', 'public'],
  premium: ['cab', 'suv'],
  luxury: ['suv', 'luxury'],
};

const localsOf = (hotel: HotelTier, keepsCar: boolean): readonly LocalTier[] => (keepsCar ? ['own'] : LOCALS_OF[hotel]);

const isShareable = (ride: Ride): boolean => ride.mode === 'cab';

function takeRide(ride: Ride, comfort: RideComfort, cabins: readonly string[], keepsCar: boolean): Ride {
  if (ride.mode === 'train') {
    if (ride.cabin) return ride;
    const cabin = (comfort.cabin === 'plain' ? cabins[0] : (cabins[1] ?? cabins[0])) as RailClass | undefined;
    return cabin ? { ...ride, cabin } : ride;
  }
  if (ride.mode === 'bus' && comfort.cabin === 'plain' && cabins.includes('ordinary'))
    return { ...ride, cabin: 'ordinary' };
  if (comfort.road === 'own' && ride.mode === 'cab') return { ...ride, cabin: 'own' };
  if (comfort.road === 'shared' && isShareable(ride) && !keepsCar) return { ...ride, mode: 'bus' };
  return ride;
}

/** Returns the journeys with their cabins set and their short road rides shared or hired. */
export function takeJourneys(
  journeys: readonly Journey[],
  skeleton: Skeleton,
  comfort: RideComfort,
): readonly Journey[] {
  const options = [skeleton.out, ...skeleton.transfers.map(({ option }) => option), skeleton.back];
  return journeys.map((journey, index) => {
    const option = options[index];
    const rides = journey.rides.map((ride) => takeRide(ride, comfort, option?.cabins ?? [], option?.kind === 'cab'));
    return { ...journey, rides };
  });
}

/** Returns what the way there and back, with trains and flights between, costs each at least: plain cabins, shared jeeps. */
export function leastFare(skeleton: Skeleton, { request, gazetteer, durationDays }: TripSetting): Rupees {
  const { out, back, stays, transfers } = skeleton;
  const firstDays = firstDaysOf(out, stays, transfers);
  const there: Journey = { direction: 'outward', rides: out.rides };
  const moves = transfers.map(({ option }, i): Journey => {
    const day = (firstDays[i] ?? 1) + (stays[i]?.nights ?? 0);
    return { direction: 'transfer', rides: option ? ridesFromDay(option, day) : [] };
  });
  const home: Journey = { direction: 'back', rides: ridesFromDay(back, durationDays - back.nights) };
  const road = travelsWith(request, 'own-car') ? 'own' : 'shared';
  const taken = takeJourneys([there, ...moves, home], skeleton, { cabin: 'plain', road });
  const { bookedOn, departureDate: startDate, travellers } = request;
  return amountOf(
    linesForRides({ bookedOn, startDate, travellers, rides: taken.flatMap(({ rides }) => rides) }, gazetteer),
  );
}

/** Comforts from the simplest on: a dormitory and a plain thali are below every room. */
const rankOf = (tier: HotelTier | MealTier): number =>
  tier === 'dormitory' || tier === 'thali' ? -1 : ROOM_TIERS.indexOf(tier);

const isNear = (tier: HotelTier | MealTier, hotel: HotelTier): boolean => Math.abs(rankOf(tier) - rankOf(hotel)) <= 1;

const activitiesNear = (hotel: HotelTier): readonly RoomTier[] => ROOM_TIERS.filter((tier) => isNear(tier, hotel));

/** Plain thalis are for travellers who save wherever they can. */
const mealsNear = (hotel: HotelTier, thrift: boolean): readonly MealTier[] =>
  MEAL_TIERS.filter((tier) => isNear(tier, hotel) && (thrift || tier !== 'thali'));

/** Returns the comforts of rooms on offer; beds in dormitories only to the thrifty, where a town of the trip has them. */
function hotelsFor({ nights }: CostedTrip, { bases }: Gazetteer, thrift: boolean): readonly HotelTier[] {
  const hasBeds = nights.some(({ baseId }) => bases.get(baseId)?.stays.some(({ tier }) => tier === 'dormitory'));
  return thrift && hasBeds ? HOTEL_TIERS : ROOM_TIERS;
}

function amountsByTier<T extends string>(
  tiers: readonly T[],
  amount: (tier: T) => Rupees,
): Readonly<Record<T, Rupees>> {
  return Object.fromEntries(tiers.map((tier) => [tier, amount(tier)])) as Record<T, Rupees>;
}

const roadOf = (local: LocalTier): RideComfort['road'] =>
  local === 'public' || local === 'bus' ? 'shared' : local === 'own' ? 'own' : 'hired';

function comfortsOf(hotel: HotelTier, local: LocalTier): readonly RideComfort[] {
  const road = roadOf(local);
  if (rankOf(hotel) <= rankOf('budget'))
    return [
      { cabin: 'plain', road },
      { cabin: 'better', road },
    ];
  return [{ cabin: 'better', road }];
}

/** What travellers are ready for, or insist on. */
interface Manner {
  /** Goes everywhere in the own car. */
  readonly keepsCar: boolean;
  /** Takes beds in dormitories and plain thalis. */
  readonly thrift: boolean;
  /** The simplest comfort with nights on a houseboat or in a camp; absent for a trip without any. */
  readonly specialFrom: RoomTier | undefined;
}

/** Returns the amounts of beds and meals by comfort, with or without nights on a houseboat or in a camp. */
function amountsOfNights(trip: CostedTrip, gazetteer: Gazetteer, hotels: readonly HotelTier[]) {
  return {
    stay: amountsByTier(hotels, (tier) => amountOf(linesForStays(trip, gazetteer, tier))),
    meals: amountsByTier(MEAL_TIERS, (tier) => amountOf(linesForMeals(trip, tier))),
  };
}

/** Returns every sensible mix of comforts with its price: hotel, meals and activities at most a step apart. */
export function priceChoices(
  gazetteer: Gazetteer,
  { keepsCar, thrift, specialFrom }: Manner,
  costed: (comfort: RideComfort, specialNights: boolean) => CostedTrip,
): readonly PricedChoice[] {
  const plain = { cabin: 'plain', road: 'hired' } as const;
  const trip = costed(plain, false);
  const hotels = hotelsFor(trip, gazetteer, thrift);
  const usualNights = amountsOfNights(trip, gazetteer, hotels);
  const specialNights = specialFrom && amountsOfNights(costed(plain, true), gazetteer, hotels);
  const local = amountsByTier(LOCAL_TIERS, (tier) =>
    amountOf(linesForLocal(costed({ cabin: 'plain', road: roadOf(tier) }, false), gazetteer, tier)),
  );
  const activities = amountsByTier(ROOM_TIERS, (tier) => amountOf(linesForActivities(trip, tier)));
  const entries = amountOf(linesForEntries(trip));
  const rides = new Map<string, Rupees>();
  const ridesAmount = (comfort: RideComfort): Rupees => {
    const key = comfort.cabin + comfort.road;
    const known = rides.get(key) ?? amountOf(linesForRides(costed(comfort, false), gazetteer));
    rides.set(key, known);
    return known;
  };
  const choices: PricedChoice[] = [];
  const add = (hotel: HotelTier, localTier: LocalTier, comfort: RideComfort, nights: typeof usualNights): void => {
    const fixed = ridesAmount(comfort) + nights.stay[hotel] + local[localTier] + entries;
    for (const meals of mealsNear(hotel, thrift)) {
      for (const activityTier of activitiesNear(hotel)) {
        const oddness =
          Math.abs(rankOf(meals) - rankOf(hotel)) +
          Math.abs(rankOf(activityTier) - rankOf(hotel)) +
          (localTier === localsOf(hotel, keepsCar)[0] ? 0 : 1);
        choices.push({
          tiers: { hotel, meals, local: localTier, activities: activityTier },
          comfort,
          specialNights: nights === specialNights,
          perPersonRupees: roundUpToTen(fixed + nights.meals[meals] + activities[activityTier]),
          oddness,
        });
      }
    }
  };
  for (const hotel of hotels) {
    for (const localTier of localsOf(hotel, keepsCar)) {
      for (const comfort of comfortsOf(hotel, localTier)) {
        add(hotel, localTier, comfort, usualNights);
        if (specialFrom && specialNights && rankOf(hotel) >= rankOf(specialFrom))
          add(hotel, localTier, comfort, specialNights);
      }
    }
  }
  return choices;
}

/** Each step of unevenness counts as missing the target by this share. */
const ODDNESS_PRICE = 0.03;

/**
 * Returns the choice in the wished range that is nearest to a share of the feasible interval; undefined when none is in
 * the range.
 */
export function chooseByShare(
  choices: readonly PricedChoice[],
  request: Pick<TripRequest, 'offerPercent' | 'priceRange'>,
  share: number,
): PricedChoice | undefined {
  const feasible = choices.filter(({ perPersonRupees }) => isInRange(request, perPersonRupees));
  if (feasible.length === 0) return undefined;
  const prices = feasible.map(({ perPersonRupees }) => perPersonRupees);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const target = low + share * (high - low);
  const missOf = ({ perPersonRupees, oddness }: PricedChoice): number =>
    Math.abs(perPersonRupees - target) / Math.max(1, target) + ODDNESS_PRICE * oddness;
  return feasible.reduce((best, choice) => (missOf(choice) < missOf(best) ? choice : best));
}
