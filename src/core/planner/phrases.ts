import type { Ride } from '../rides.ts';
import type { OldText } from '../sayings.ts';
import type { SolvedDay } from './plan-days.ts';
import type { DaySaying, SaidVehicle, StopSaying } from './sayings.ts';
import type { Stop } from './types.ts';

/** On shorter ways a bus is a city bus or an auto. */
const LOCAL_BUS_KM = 25;

/** Returns what a traveller rides in: a train by its name, a bus by what it is on that road. */
export function vehicleOf(ride: Ride): SaidVehicle {
  switch (ride.mode) {
    case 'train':
      return { is: 'train', ...(ride.service && { name: ride.service.name }) };
    case 'bus':
      if (ride.cabin === 'ordinary') return { is: 'state-bus' };
      if (ride.overnight) return { is: 'night-coach' };
      if (ride.km <= LOCAL_BUS_KM) return { is: 'local-bus' };
      return { is: ride.hills ? 'shared-jeep' : 'coach' };
    case 'toy-train':
      return { is: 'hill-train' };
    case 'cab':
      return { is: ride.cabin === 'own' ? 'own-car' : 'hired-car' };
    default:
      return { is: ride.mode };
  }
}

/** Returns the title of a row. */
export function titleStop(stop: Stop): StopSaying | OldText {
  if (stop.title !== undefined) return stop.title;
  if (stop.kind === 'visit') return { say: 'sight', name: stop.place.name };
  if (stop.kind === 'ride') return { say: 'ride', vehicle: vehicleOf(stop.ride), to: stop.ride.to.name };
  return stop.kind === 'meal' ? { say: 'meal', meal: stop.meal } : '';
}

const MOST_NAMED = 2;

/** Returns a day's title: its best sights, or its way; a night on board may be one of the way home. */
export function titleDay(
  number: number,
  lastNumber: number,
  day: SolvedDay | undefined,
  rides: readonly Ride[],
  isHomeward: boolean,
): DaySaying {
  const sights = [...(day?.sunrise ? [day.sunrise.sight] : []), ...(day?.sights ?? [])];
  const best = [...sights].sort((a, b) => b.score - a.score).slice(0, MOST_NAMED);
  const names = sights.filter((sight) => best.includes(sight)).map(({ name }) => name);
  const isLast = number === lastNumber;
  if (day?.frame.rest) {
    const [sight] = names;
    return { say: 'rest-day', town: day.base.name, because: day.frame.rest, ...(sight !== undefined && { sight }) };
  }
  if (names.length > 0 && day) {
    if (day.frame.arrive !== undefined && lastNumber > 1) return { say: 'sights', names, to: day.base.name };
    return { say: 'sights', names, ...(isLast && lastNumber > 1 && { thenHome: true as const }) };
  }
  if (isLast) return { say: 'journey-home' };
  const main = rides.find(({ mode }) => mode !== 'cab' && mode !== 'bus') ?? rides[0];
  if (main?.overnight) {
    if (isHomeward) return { say: 'night-home' };
    return { say: main.mode === 'bus' ? 'night-coach' : 'night-train' };
  }
  if (!day) return { say: 'travel-day' };
  return { say: number === 1 || day.frame.arrive !== undefined ? 'arrive' : 'free-day', town: day.base.name };
}

/** Returns a row's name for messages of the verifier and for seeds: the sight, the ride or the kind. */
export function nameStop(stop: Stop): string {
  if (stop.kind === 'visit') return stop.place.name;
  if (stop.kind === 'ride') return `${stop.ride.mode} to ${stop.ride.to.name}`;
  return stop.kind === 'meal' ? stop.meal : stop.kind;
}
