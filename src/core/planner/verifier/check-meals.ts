import { isInRange, weekdayOf } from '../../dates.ts';
import type { DishRecord } from '../../gazetteer/food-types.ts';
import type { Base } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm, type Point } from '../../geo.ts';
import { MEAL_TIERS } from '../../pricing/types.ts';
import { EATING_PLACE_KM } from '../limits.ts';
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
  from !== undefined && to !== undefined && !isInRange(date, { from, to });

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

/** Diets for which nothing but vegetarian food may be cooked at a place. */
const VEGETARIAN_PLACES: ReadonlySet<string> = new Set(['vegetarian', 'jain', 'vegan', 'halal']);

/** Returns where a meal can be eaten: lunch at the sights around it, dinner in the town of the night or the day. */
function findPointsNear({ day, stop }: Meal, base: Base, { gazetteer }: Trip): readonly Point[] {
  if (stop.meal !== 'lunch') return [base];
  const at = day.stops.indexOf(stop);
  const isVisit = (each: PlannedDay['stops'][number]): boolean => each.kind === 'visit';
  const around = [day.stops.slice(0, at).findLast(isVisit), day.stops.slice(at + 1).find(isVisit)];
  return around.flatMap((each) => (each?.kind === 'visit' ? (gazetteer.sights.get(each.sightId) ?? []) : []));
}

function findWrongPlaces(trip: Trip): string[] {
  const { itinerary, gazetteer, request } = trip;
  const seen = new Set<string>();
  const isStrict = request.wishes?.diet?.some((diet) => VEGETARIAN_PLACES.has(diet)) ?? false;
  return findMeals(trip).flatMap((meal): string[] => {
    const { day, stop } = meal;
    const { at } = stop;
    if (!at) return [];
    const what = `${at.name} for ${stop.meal} on ${nameDay(day)}`;
    const isAgain = seen.has(at.name);
    seen.add(at.name);
    const base = [...findBasesOfDay(day, trip)]
      .flatMap((id) => gazetteer.bases.get(id) ?? [])
      .find(({ eatingPlaces = [] }) => eatingPlaces.some(({ name, area }) => name === at.name && area === at.area));
    const place = base?.eatingPlaces?.find(({ name, area }) => name === at.name && area === at.area);
    if (!base || !place) return [`${what} is not known there`];
    const km = Math.min(...findPointsNear(meal, base, trip).map((point) => greatCircleKm(point, place)));
    const isOpen =
      place.meals.some((each) => each === stop.meal) && !place.closedWeekdays?.includes(weekdayOf(day.date));
    return [
      ...(km <= EATING_PLACE_KM ? [] : [`${what} is too far away`]),
      ...(isOpen ? [] : [`${what} is closed`]),
      ...(isAgain ? [`${what} was named before`] : []),
      ...(MEAL_TIERS.indexOf(place.tier) > MEAL_TIERS.indexOf(itinerary.variant.tiers.meals)
        ? [`${what} is dearer than the meals of the price`]
        : []),
      ...(isStrict && !place.vegetarian ? [`${what} cooks meat`] : []),
    ];
  });
}

/** V58: every dish named is a meal of the town, in season, and named once; every place named is near, open and for their diet. */
export const checkNamedMeals = (trip: Trip): Finding[] =>
  [...findWrongDishes(trip), ...findWrongPlaces(trip)].map((message) => ({ check: 'V58', message }));
