import { type Day, isInRange, weekdayOf } from '../dates.ts';
import type { DishRecord, EatingPlaceRecord } from '../gazetteer/food-types.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { MEAL_TIERS, type MealTier } from '../pricing/types.ts';
import { suitsDiets, suitsDietsAt } from './dish-diet.ts';
import { EATING_PLACE_KM } from './limits.ts';
import { isSolo } from './party-needs.ts';
import type { NamedEatingPlace, TripRequest } from './types.ts';

/** What the travellers eat, and whether they go out in the evening. */
export interface MealTaste {
  /** Returns true for a dish that suits the travellers' diets. */
  readonly suits: (dish: DishRecord) => boolean;
  /** Returns true for a place where they can eat. */
  readonly suitsAt: (place: EatingPlaceRecord) => boolean;
  readonly dinesOut: boolean;
}

/** Returns the taste of a party that pays meals of a comfort. Travellers who are alone dine at their hotel. */
export function tasteOf(request: TripRequest, meals: MealTier): MealTaste {
  const diets = request.wishes?.diet ?? [];
  return {
    suits: (dish) => suitsDiets(dish, diets),
    suitsAt: (place) => suitsDietsAt(place, diets) && MEAL_TIERS.indexOf(place.tier) <= MEAL_TIERS.indexOf(meals),
    dinesOut: !isSolo(request),
  };
}

/** What a meal's row names: a place, or a dish of the town, or nothing. */
export interface ServedMeal {
  readonly dish?: string;
  readonly at?: NamedEatingPlace;
}

interface MealToServe {
  readonly base: Base;
  readonly day: Day;
  readonly meal: 'lunch' | 'dinner';
  /** For lunch, the sights before and after; for dinner, the stay's town. */
  readonly near: readonly Point[];
}

/** Serves the meals of one trip; no place and no dish is named twice, nor a place for what was eaten before. */
export type MealTurn = (meal: MealToServe) => ServedMeal;

/** Returns true on the days of a dish's season; always for a dish of the whole year. */
const isInSeason = ({ from, to }: DishRecord, day: Day): boolean =>
  from === undefined || to === undefined || isInRange(day, { from, to });

function findPlace(
  { base, day, meal, near }: MealToServe,
  { suitsAt, dinesOut }: MealTaste,
  named: ReadonlySet<string>,
): EatingPlaceRecord | undefined {
  if (meal === 'dinner' && !dinesOut) return undefined;
  const isEaten = ({ food }: EatingPlaceRecord): boolean =>
    [...named].some((name) => food.toLowerCase().includes(name.toLowerCase()));
  const kmTo = (place: EatingPlaceRecord): number => Math.min(...near.map((point) => greatCircleKm(point, place)));
  return (base.eatingPlaces ?? [])
    .filter((place) => place.meals.includes(meal) && !place.closedWeekdays?.includes(weekdayOf(day)))
    .filter((place) => suitsAt(place) && !named.has(place.name) && !isEaten(place) && kmTo(place) <= EATING_PLACE_KM)
    .sort((a, b) => kmTo(a) - kmTo(b))[0];
}

/** What is named in a trip already: dishes and places, and what the places serve. */
export interface NamedMeals {
  readonly names: readonly string[];
  readonly foods: readonly string[];
}

/** Starts the meals of a trip; suggestions with another `offset` begin with another dish. */
export function serveInTurn(offset: number, taste: MealTaste, before?: NamedMeals): MealTurn {
  const named = new Set<string>(before?.names);
  const foods = (before?.foods ?? []).map((food) => food.toLowerCase());
  const isNew = ({ name }: DishRecord): boolean =>
    !named.has(name) && !foods.some((food) => food.includes(name.toLowerCase()));
  return (meal) => {
    const place = findPlace(meal, taste, named);
    if (place) {
      const { name, area, food } = place;
      named.add(name);
      foods.push(food.toLowerCase());
      return { at: { name, area } };
    }
    const mains = meal.base.dishes.filter(
      (dish) => dish.type === 'main' && isInSeason(dish, meal.day) && taste.suits(dish),
    );
    const first = offset % Math.max(1, mains.length);
    const dish = [...mains.slice(first), ...mains.slice(0, first)].find(isNew);
    if (!dish) return {};
    named.add(dish.name);
    return { dish: dish.name };
  };
}
