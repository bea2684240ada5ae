import type { Minute } from '../clock-time.ts';
import type { Ride } from '../rides.ts';
import { mealRates } from './rates.ts';
import { MEALS, type Meal } from './types.ts';

/** At these hours one eats: away from home the trip pays the meal. */
const MEAL_HOURS: Readonly<Record<Meal, Minute>> = { breakfast: 510, lunch: 780, dinner: 1200 };

/** Returns the meals of a day between leaving home and returning, without those that a train serves. */
export function mealsToPay(rides: readonly Ride[], dayNumber: number): readonly Meal[] {
  // In minutes of that day; rides of other days are before 0 or after 1440.
  const spans = rides.map((ride) => {
    const from = ride.departs + 1440 * (ride.dayNumber - dayNumber);
    const servesMeals = ride.mode === 'train' && ride.fareFactor > mealRates.servedAboveFareFactor;
    return { from, to: from + ride.minutes, servesMeals };
  });
  const leave = spans[0]?.from ?? 0;
  const back = spans.at(-1)?.to ?? 1440;
  return MEALS.filter((meal) => {
    const hour = MEAL_HOURS[meal];
    const isServed = spans.some(({ from, to, servesMeals }) => servesMeals && from <= hour && hour <= to);
    return leave < hour && hour < back && !isServed;
  });
}
