import { parseClock } from '../../clock-time.ts';
import type { DishDiet } from '../../gazetteer/food-types.ts';
import type { Sight } from '../../gazetteer/gazetteer.ts';
import type { Ride } from '../../rides.ts';
import { AVOID_LIMITS, BEST_LIGHT, BOARDING_MINUTES, PARTY_LIMITS, SIGHT_REACH_MINUTES } from '../limits.ts';
import { nameStop } from '../phrases.ts';
import type { PlannedDay } from '../types.ts';
import type { Diet } from '../wishes.ts';
import type { Finding } from './checks.ts';
import { hasChildUnder, isFrail } from './party.ts';
import { minutesFromCentre } from './road-model.ts';
import {
  arrivalOf,
  baseOfNight,
  departureOf,
  findRides,
  findVisits,
  nameDay,
  nameRide,
  type Trip,
  visitsOnDay,
} from './trip.ts';

const TWO_AT_NIGHT = 1440 + 120;

const isNightTrain = (ride: Ride): boolean => ride.mode === 'train' && ride.departs + ride.minutes > TWO_AT_NIGHT;
const isOnRoad = ({ mode }: Ride): boolean => mode === 'cab' || mode === 'bus';
const isNightCoach = (ride: Ride): boolean => ride.mode === 'bus' && ride.overnight;

/** V40: no ride is of a kind that the travellers have ruled out. */
export function checkTransportWishes({ itinerary, request }: Trip): Finding[] {
  const ruledOut: Readonly<Record<string, (ride: Ride) => boolean>> = {
    'no-flights': ({ mode }) => mode === 'flight',
    'no-night-trains': isNightTrain,
    'own-car': ({ mode, cabin }) => (mode !== 'cab' || cabin !== 'own') && mode !== 'ferry',
  };
  return (request.wishes?.transport ?? []).flatMap((wish) =>
    findRides(itinerary)
      .filter((ride) => ruledOut[wish]?.(ride) ?? true)
      .map((ride): Finding => ({ check: 'V46', message: `${nameRide(ride)} against "${wish}"` })),
  );
}

/** V41: the journey leaves home no earlier, and is back no later, than asked for. */
export function checkHours({ itinerary, request }: Trip): Finding[] {
  const { arriveAfter, leaveBefore } = request.wishes ?? {};
  const rides = findRides(itinerary);
  const [first, last] = [rides[0], rides.at(-1)];
  const findings: Finding[] = [];
  if (arriveAfter !== undefined && first) {
    const leaves = departureOf(first) - BOARDING_MINUTES[first.mode];
    if (leaves < parseClock(arriveAfter))
      findings.push({ check: 'V47', message: `${nameRide(first)} means leaving home before ${arriveAfter}` });
  }
  if (leaveBefore !== undefined && last) {
    const latest = (itinerary.durationDays - 1) * 1440 + parseClock(leaveBefore);
    if (arrivalOf(last) > latest)
      findings.push({ check: 'V47', message: `${nameRide(last)} is home after ${leaveBefore}` });
  }
  return findings;
}

const isVisitedOrSlept = (trip: Trip, id: string): boolean =>
  findVisits(trip).some(({ stop, sight }) => stop.sightId === id || sight?.baseId === id) ||
  trip.itinerary.days.some((day) => baseOfNight(day, trip.gazetteer)?.id === id);

/** V42: everything that the travellers must see is in the plan. */
export function checkMustSee(trip: Trip): Finding[] {
  return (trip.request.wishes?.mustSee ?? [])
    .filter((id) => !isVisitedOrSlept(trip, id))
    .map((id) => ({ check: 'V48', message: `${id} must be seen and is not in the plan` }));
}

const hasTheme = (theme: Sight['themes'][number]) => (sight: Sight) => sight.themes.includes(theme);

/** Sights of the kinds that can be avoided. */
const AVOIDED_SIGHTS: Readonly<Record<string, (sight: Sight) => boolean>> = {
  treks: ({ strenuous }) => strenuous === true,
  heights: ({ altitudeMetres = 0 }) => altitudeMetres >= AVOID_LIMITS.heightMetres,
  museums: hasTheme('museum'),
  temples: hasTheme('spiritual'),
  markets: hasTheme('market'),
  crowds: hasTheme('market'),
  beaches: hasTheme('beach'),
  wildlife: hasTheme('wildlife'),
};

function findAvoidedSights(trip: Trip, value: string): string[] {
  return findVisits(trip).flatMap(({ day, sight }) => {
    if (!sight) return [];
    const isKind = AVOIDED_SIGHTS[value]?.(sight) ?? false;
    return isKind || sight.id === value || sight.baseId === value ? [`${sight.name} on ${nameDay(day)}`] : [];
  });
}

function findAvoidedNights({ itinerary, gazetteer }: Trip, value: string): string[] {
  return itinerary.days.flatMap((day) => {
    const base = baseOfNight(day, gazetteer);
    const isTooHigh = value === 'heights' && (base?.altitudeMetres ?? 0) >= AVOID_LIMITS.heightMetres;
    return base && (base.id === value || isTooHigh) ? [`the night in ${base.name} after ${nameDay(day)}`] : [];
  });
}

/** Returns the minutes by road of the rides that begin on a day. */
const roadMinutesOn = (day: PlannedDay, rides: readonly Ride[]): number =>
  rides.filter((ride) => ride.dayNumber === day.number && isOnRoad(ride)).reduce((sum, r) => sum + r.minutes, 0);

function findLongDrives({ itinerary }: Trip, most: number): { readonly day: PlannedDay; readonly minutes: number }[] {
  const rides = findRides(itinerary);
  return itinerary.days
    .map((day) => ({ day, minutes: roadMinutesOn(day, rides) }))
    .filter(({ minutes }) => minutes > most);
}

function findAvoidedDrives(trip: Trip, value: string): string[] {
  if (value === 'ferries')
    return findRides(trip.itinerary)
      .filter(({ mode }) => mode === 'ferry')
      .map(nameRide);
  if (value !== 'long-drives') return [];
  const far = findVisits(trip).flatMap(({ day, sight }) => {
    const base = sight && trip.gazetteer.bases.get(sight.baseId);
    if (!sight || !base || minutesFromCentre(base, sight) <= SIGHT_REACH_MINUTES.usual) return [];
    return [`the way to ${sight.name} on ${nameDay(day)}`];
  });
  return [
    ...far,
    ...findLongDrives(trip, AVOID_LIMITS.longDriveMinutes).map(({ day }) => `the drives of ${nameDay(day)}`),
  ];
}

/** Returns the days that begin before the hour of an early start; a night on board has no beginning. */
function findEarlyStarts({ itinerary }: Trip, value: string): string[] {
  if (value !== 'early-starts') return [];
  return itinerary.days.flatMap((day, index) => {
    const first = day.stops[0];
    if (!first || itinerary.days[index - 1]?.night === 'on-board') return [];
    const boarding = first.kind === 'ride' && day.number === 1 ? BOARDING_MINUTES[first.ride.mode] : 0;
    const start = first.start - (first.travel?.minutes ?? 0) - boarding;
    return start < AVOID_LIMITS.earlyUntil ? [`the start of ${nameDay(day)}`] : [];
  });
}

/** V43: nothing in the plan is among what the travellers avoid. */
export function checkAvoided(trip: Trip): Finding[] {
  return (trip.request.wishes?.avoid ?? []).flatMap((value) =>
    [
      ...findAvoidedSights(trip, value),
      ...findAvoidedNights(trip, value),
      ...findAvoidedDrives(trip, value),
      ...findEarlyStarts(trip, value),
    ].map((what): Finding => ({ check: 'V49', message: `${what} against avoiding "${value}"` })),
  );
}

/** What a dish has to be for a diet, and what it must not be. */
const DIET_RULES: Readonly<Record<Diet, { readonly is?: DishDiet; readonly isNot?: readonly DishDiet[] }>> = {
  vegetarian: { is: 'vegetarian' },
  jain: { is: 'jain' },
  vegan: { is: 'vegan' },
  halal: { isNot: ['meat', 'pork', 'beef', 'seafood', 'alcohol'] },
  'no-alcohol': { isNot: ['alcohol'] },
};

/** V50: no dish is named that the travellers do not eat. */
export function checkDiet({ itinerary, request, gazetteer }: Trip): Finding[] {
  const diets = request.wishes?.diet ?? [];
  return itinerary.days.flatMap((day) =>
    day.stops.flatMap((stop): Finding[] => {
      const dish = stop.kind === 'meal' ? gazetteer.dishes.get(stop.dish ?? '') : undefined;
      if (!dish) return [];
      return diets
        .filter((diet) => {
          const { is, isNot = [] } = DIET_RULES[diet];
          return (is !== undefined && !dish.diet.includes(is)) || isNot.some((each) => dish.diet.includes(each));
        })
        .map((diet) => ({ check: 'V50', message: `${dish.name} on ${nameDay(day)} is not ${diet}` }));
    }),
  );
}

/** Returns the days on which the last sight ends after an hour, or the sights take longer than a small child can. */
function findLongDays({ itinerary, request }: Trip): string[] {
  const isAlone = request.travellers === 1 && request.wishes?.party !== undefined;
  const isSmall = hasChildUnder(request, PARTY_LIMITS.smallUnder);
  return itinerary.days.flatMap((day) => {
    const visits = visitsOnDay(day);
    const [first, last] = [visits[0], visits.at(-1)];
    if (!first || !last) return [];
    const late = isSmall ? PARTY_LIMITS.smallHomeBy : isAlone ? PARTY_LIMITS.soloHomeBy : Number.POSITIVE_INFINITY;
    const dawn = first.start <= BEST_LIGHT.sunriseBy;
    const length = last.end - first.start;
    return [
      ...(last.end > late ? [`${nameStop(last)} on ${nameDay(day)} ends too late`] : []),
      ...(isSmall && !dawn && length > PARTY_LIMITS.smallDayMinutes ? [`${nameDay(day)} is too long`] : []),
    ];
  });
}

/** V45: the party is everybody; days, drives and arrivals suit it, or the plan says on which day they do not. */
export function checkParty(trip: Trip): Finding[] {
  const { itinerary, request } = trip;
  const { party } = request.wishes ?? {};
  if (!party) return [];
  const people = party.adults + party.children.length;
  const isTold = (because: string, dayNumber: number): boolean =>
    itinerary.served?.some((each) => each.because === because && each.day === dayNumber) ?? false;
  const drives = isFrail(request)
    ? [
        ...findLongDrives(trip, PARTY_LIMITS.roadMinutes).map(({ day }) => day.number),
        ...findRides(itinerary)
          .filter(isNightCoach)
          .map((ride) => ride.dayNumber),
      ]
    : [];
  const unfit =
    party.mobility === 'wheelchair'
      ? findVisits(trip).filter(({ sight }) => sight?.steps || sight?.themes.includes('adventure'))
      : [];
  return [
    ...(people === itinerary.travellers ? [] : [`the party has ${people} people, the plan ${itinerary.travellers}`]),
    ...findLongDays(trip),
    ...drives.filter((day) => !isTold('long-drive', day)).map((day) => `a long drive on day ${day} is not said`),
    ...unfit.map(({ day, sight }) => `${sight?.name} on ${nameDay(day)} is not for a wheelchair`),
  ].map((message) => ({ check: 'V51', message }));
}
