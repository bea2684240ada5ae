import type { IntercityTravel } from '../gazetteer/travel.ts';
import type { Ride } from '../rides.ts';
import { AVOID_LIMITS, BOARDING_MINUTES, PARTY_LIMITS } from './limits.ts';
import { avoids, isSolo, minuteOf, needsCare, travelsWith } from './party-needs.ts';
import type { Direction, TransportOption } from './transport-options.ts';
import type { TripRequest } from './types.ts';

type Wishing = Pick<TripRequest, 'wishes'>;

/** Returns the most minutes by car or day coach on one day. */
export function roadMinutesOfDays(rides: readonly Ride[]): number {
  const byDay = new Map<number, number>();
  for (const ride of rides) {
    if (ride.overnight || (ride.mode !== 'cab' && ride.mode !== 'bus')) continue;
    byDay.set(ride.dayNumber, (byDay.get(ride.dayNumber) ?? 0) + ride.minutes);
  }
  return Math.max(0, ...byDay.values());
}

const isNightCoach = ({ mode, overnight }: Ride): boolean => mode === 'bus' && overnight;

/** From the desk in the morning to the ride away. */
const LEAVING_MINUTES = 60;

/** Returns the most minutes of road on a day; `eased` where nothing shorter was found for a party with children. */
function longestRoad(request: Wishing, eased: boolean): number {
  if (avoids(request, 'long-drives')) return AVOID_LIMITS.longDriveMinutes;
  return needsCare(request) && !eased ? PARTY_LIMITS.roadMinutes : Number.POSITIVE_INFINITY;
}

function keepsHours({ leave, arrive }: TransportOption, direction: Direction, request: Wishing): boolean {
  const { arriveAfter, leaveBefore } = request.wishes ?? {};
  if (direction === 'outward') {
    const start = avoids(request, 'early-starts') ? AVOID_LIMITS.earlyUntil : 0;
    return leave >= Math.max(start, minuteOf(arriveAfter) ?? 0);
  }
  const isMove = direction === 'transfer';
  const leaving = isMove ? LEAVING_MINUTES + BOARDING_MINUTES.bus : LEAVING_MINUTES;
  const start = avoids(request, 'early-starts') ? AVOID_LIMITS.earlyUntil + leaving : 0;
  if (isMove) return leave >= start;
  return leave >= start && arrive <= (minuteOf(leaveBefore) ?? Number.POSITIVE_INFINITY);
}

/** Returns true where a way of travelling is one that the traveller wants. */
export function isWantedWay(option: TransportOption, direction: Direction, request: Wishing, eased: boolean): boolean {
  const { rides, kind } = option;
  if (!request.wishes) return true;
  if (travelsWith(request, 'no-flights') && rides.some(({ mode }) => mode === 'flight')) return false;
  if (travelsWith(request, 'own-car') && kind !== 'cab') return false;
  if (travelsWith(request, 'no-night-trains') && rides.some(({ mode, overnight }) => mode === 'train' && overnight))
    return false;
  if (avoids(request, 'ferries') && rides.some(({ mode }) => mode === 'ferry')) return false;
  const hasNightCoach = rides.some(isNightCoach);
  if (hasNightCoach && (avoids(request, 'long-drives') || (needsCare(request) && !eased))) return false;
  if (!eased && isSolo(request) && direction !== 'back' && option.arrive > PARTY_LIMITS.soloHomeBy) return false;
  return roadMinutesOfDays(rides) <= longestRoad(request, eased) && keepsHours(option, direction, request);
}

/** A transfer of more than this leaves so early that breakfast is before seven. */
const EARLY_TRANSFER_MINUTES = 330;

/** Returns true where a move between two towns is one that the traveller wants. */
export function isWantedTransfer({ minutes, by }: IntercityTravel, request: Wishing, eased: boolean): boolean {
  if (!request.wishes) return true;
  if (by === 'ferry') return !avoids(request, 'ferries');
  if (avoids(request, 'early-starts') && minutes > EARLY_TRANSFER_MINUTES) return false;
  return minutes <= longestRoad(request, eased);
}
