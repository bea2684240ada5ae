import type { Sight } from '../../gazetteer/gazetteer.ts';
import type { PlannedDay, StayPlan } from '../types.ts';
import { nightStayAfter } from './check-night-stays.ts';
import type { Finding } from './checks.ts';
import { nameDay, type Trip, visitsOnDay } from './trip.ts';

/** True where one place to sleep follows another in the same town. */
const follows = (a: StayPlan | undefined, b: StayPlan | undefined): boolean =>
  a !== undefined && b !== undefined && a.baseId === b.baseId && a.firstDayNumber + a.nights === b.firstDayNumber;

/** Returns the sight beside which a night of a divided stay is slept, out of its town; undefined for any other night. */
export function sightBesideBed(dayNumber: number, trip: Trip): Sight | undefined {
  const { stays } = trip.itinerary;
  const index = stays.findIndex((s) => s.firstDayNumber <= dayNumber && dayNumber < s.firstDayNumber + s.nights);
  const isDivided = follows(stays[index - 1], stays[index]) || follows(stays[index], stays[index + 1]);
  const id = isDivided ? nightStayAfter(dayNumber, trip)?.beside : undefined;
  return id === undefined ? undefined : trip.gazetteer.sights.get(id);
}

/** Returns what is wrong with the day on which the place to sleep changes. */
function findMoveFaults(day: PlannedDay | undefined): readonly string[] {
  if (!day) return ['the place to sleep changes on no day'];
  const out = day.stops.findIndex(({ kind }) => kind === 'check-out');
  const into = day.stops.findIndex(({ kind }) => kind === 'check-in');
  if (out < 0) return [`no check-out on ${nameDay(day)}`];
  return into > out ? [] : [`no check-in after the check-out on ${nameDay(day)}`];
}

/** V65: where a stay has two places to sleep, one is a houseboat or camp for one night, and one moves between them. */
export function checkDividedStays(trip: Trip): Finding[] {
  const { stays, days } = trip.itinerary;
  const faults = stays.flatMap((stay, i): readonly string[] => {
    const before = stays[i - 1];
    const divided = follows(before, stay) || follows(stay, stays[i + 1]);
    if (!divided) return [];
    const { firstDayNumber, nights, nightStay } = stay;
    const beside = sightBesideBed(firstDayNumber, trip);
    const day = days[firstDayNumber - 1];
    const lastVisit = day && visitsOnDay(day).at(-1)?.sightId;
    return [
      ...(nightStay && nights > 1 ? [`${nights} nights, not one, in the ${stay.hotelExample.type}`] : []),
      ...(beside && lastVisit !== beside.id ? [`the day before the night at ${beside.name} ends elsewhere`] : []),
      ...(before && follows(before, stay) ? findMoveFaults(day) : []),
      ...(before && follows(before, stay) && before.nightStay === nightStay
        ? [`two hotels one after the other in ${stay.base.name}`]
        : []),
    ];
  });
  return faults.map((message) => ({ check: 'V65', message }));
}
