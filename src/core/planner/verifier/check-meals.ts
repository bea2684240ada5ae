import { inYearlyRange } from '../../dates.ts';
import type { DishRecord } from '../../gazetteer/types.ts';
import type { PlannedDay } from '../types.ts';
import type { Finding } from './checks.ts';
import { baseIdOfNight, findNearestBase, nameDay, type StopOf, type Trip, visitsOnDay } from './trip.ts';

/** A trip without nights eats in the town this near its destination. */
const DAY_TRIP_KM = 60;

interface Meal {
  readonly day: PlannedDay;
  readonly stop: StopOf<'meal'>;
}

const findMeals = ({ itinerary }: Trip): readonly Meal[] =>
  itinerary.days.flatMap((day) => day.stops.flatMap((stop) => (stop.kind === 'meal' ? [{ day, stop }] : [])));

/** Returns the ids of the bases where a day can be spent: of the nights around it and of its sights. */
function findBasesOfDay(day: PlannedDay, { itinerary, gazetteer }: Trip): ReadonlySet<string> {
  const nights = [itinerary.days[day.number - 2], day].flatMap((each) => baseIdOfNight(each) ?? []);
  const visited = visitsOnDay(day).flatMap(({ sightId }) => gazetteer.sights.get(sightId)?.baseId ?? []);
  const goal = itinerary.stays.length === 0 ? findNearestBase(gazetteer, itinerary.to, DAY_TRIP_KM) : undefined;
  return new Set([...nights, ...visited, ...(goal ? [goal.id] : [])]);
}

const isOutOfSeason = ({ from, to }: DishRecord, { date }: PlannedDay): boolean =>
  from !== undefined && to !== undefined && !inYearlyRange(date, { from, to });

function findWrongDishes(trip: Trip): string[] {
  const { gazetteer } = trip;
  const eaten = new Set<string>();
  return findMeals(trip).flatMap(({ day, stop }): string[] => {
    const dish = gazetteer.dishes.get(stop.dish ?? '');
    if (!dish) return [];
    const at = `${dish.name} at ${stop.meal} on ${nameDay(day)}`;
    const isAgain = eaten.has(dish.name);
    eaten.add(dish.name);
    const isServed = [...findBasesOfDay(day, trip)].some((id) =>
      gazetteer.bases.get(id)?.dishes.some(({ name }) => name === dish.name),
    );
    return [
      ...(dish.type === 'main' ? [] : [`${at} is a ${dish.type}, not a meal`]),
      ...(isOutOfSeason(dish, day) ? [`${at} is out of season`] : []),
      ...(isAgain ? [`${at} was named before`] : []),
      ...(isServed ? [] : [`${at} is of another town`]),
    ];
  });
}

/** V58: every dish named is a meal of the town, in season, and named once. */
export const checkDishes = (trip: Trip): Finding[] =>
  findWrongDishes(trip).map((message) => ({ check: 'V58', message }));
