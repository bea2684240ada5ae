import type { DaySaying, RestReason, StopSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { inTown, joinNames } from './grammar.ts';
import { vehicle } from './vehicles.ts';

const RESTS: Readonly<Record<RestReason, string>> = {
  height: 'to get used to the height',
  night: 'after the night on the way',
  'long-way': 'after the long way',
};

export const days: Words<DaySaying> = {
  sights: ({ names, to, thenHome }) => {
    if (to !== undefined) return `To ${to}: ${joinNames(names)}`;
    return thenHome ? `${joinNames(names)}, then home` : joinNames(names);
  },
  'journey-home': () => 'The journey home',
  'night-train': () => 'Overnight train',
  'night-coach': () => 'Overnight coach',
  'night-home': () => 'Overnight journey home',
  'travel-day': () => 'A day of travel',
  arrive: ({ town }) => `Arrival ${inTown(town)}`,
  'rest-day': ({ town, because, sight }) => {
    const day = `A rest day ${inTown(town)} ${RESTS[because]}`;
    return sight === undefined ? day : `${day}: ${sight}`;
  },
  'free-day': ({ town }) => `A free day ${inTown(town)}`,
};

/** Meals at the beginning of a sentence. */
export const MEALS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const;

const shortName = (name: string): string => name.replace(/ (Airport|Junction|Terminus)$/, '');

/** Stations and airports are shortened where a train or plane goes; roads lead to the full name. */
const isByRoad = new Set(['night-coach', 'coach', 'local-bus', 'shared-jeep', 'hired-car', 'own-car']);

export const stops: Words<StopSaying> = {
  sight: ({ name }) => name,
  meal: ({ meal }) => MEALS[meal],
  ride: (ride) => `${vehicle(ride.vehicle)} to ${isByRoad.has(ride.vehicle.is) ? ride.to : shortName(ride.to)}`,
  'check-in': ({ town }) => `Check in, ${town}`,
  'free-in': ({ town }) => `Free time ${inTown(town)}`,
  'check-out': () => 'Check out',
  'check-out-bags': () => 'Check out, collect the bags',
  'check-in-night': ({ kind, area }) => `Check in, ${kind}, ${area}`,
  'check-out-moving': () => 'Check out, tonight you sleep elsewhere',
  'check-out-early': () => 'Check out after breakfast',
  'leave-bags': () => 'Leave your bags at the hotel, freshen up',
  'packed-breakfast-eaten': () => 'Back at your hotel, after a packed breakfast',
  'rest-before-breakfast': () => 'Back at your hotel, a rest before breakfast',
  rest: () => 'Rest at your hotel',
  'easy-morning': () => 'Back at your hotel, an easy morning',
  'easy-afternoon': () => 'Back at your hotel, an easy afternoon',
  back: () => 'Back at your hotel',
  'back-for-afternoon': () => 'Back at your hotel, the rest of the afternoon is free',
  'free-here': () => 'Free time here',
};

/** What a row without a place adds to its title. */
export function textOfStop(title: StopSaying | string): string {
  if (typeof title === 'string') return '';
  switch (title.say) {
    case 'check-in':
      return 'Rooms are usually ready from noon.';
    case 'check-out':
      return 'Settle the bill and load your bags.';
    case 'check-in-night':
      return 'Dinner tonight and breakfast tomorrow are in its price.';
    case 'check-out-moving':
    case 'check-out-early':
      return 'Your bags come along.';
    case 'check-out-bags':
      return 'Your bags wait at reception.';
    case 'leave-bags':
      return 'The hotel keeps them until your room is ready.';
    case 'free-in':
    case 'free-here':
      return 'Nothing is planned.';
    default:
      return 'Free time.';
  }
}
