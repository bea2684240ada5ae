import type { DishDiet, DishRecord, EatingPlaceRecord } from '../gazetteer/food-types.ts';
import type { Diet } from './wishes.ts';

/** What is not halal, or may not be: which kitchens are halal is not known, so no meat is named. */
const NOT_SURELY_HALAL: readonly DishDiet[] = ['meat', 'pork', 'beef', 'seafood', 'alcohol'];

const SUITS: Readonly<Record<Diet, (diet: readonly DishDiet[]) => boolean>> = {
  vegetarian: (diet) => diet.includes('vegetarian'),
  jain: (diet) => diet.includes('jain'),
  vegan: (diet) => diet.includes('vegan'),
  halal: (diet) => !diet.some((each) => NOT_SURELY_HALAL.includes(each)),
  'no-alcohol': (diet) => !diet.includes('alcohol'),
};

/** Returns true where a dish may be named to travellers of these diets. */
export const suitsDiets = ({ diet }: DishRecord, diets: readonly Diet[]): boolean =>
  diets.every((each) => SUITS[each](diet));

/** Diets whose travellers are sent only to places that cook nothing but vegetarian food. */
const VEGETARIAN_PLACES: ReadonlySet<Diet> = new Set(['vegetarian', 'jain', 'vegan', 'halal']);

/** Returns true where travellers of these diets can be sent to a place to eat. */
export const suitsDietsAt = ({ vegetarian }: EatingPlaceRecord, diets: readonly Diet[]): boolean =>
  vegetarian || !diets.some((each) => VEGETARIAN_PLACES.has(each));
