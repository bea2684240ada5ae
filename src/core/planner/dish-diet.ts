import type { Dish } from '../gazetteer/types.ts';
import type { Diet } from './wishes.ts';

/** Dishes that are made without roots, onion and garlic everywhere; all others are asked for in a Jain kitchen. */
const JAIN_DISHES: ReadonlySet<string> = new Set([
  'Dhokla',
  'Khandvi',
  'Fafda jalebi',
  'Ker sangri',
  'Lemon rice',
  'Ghee roast dosa',
  'Dosa with coconut chutney',
]);

/** Dishes without milk, ghee and honey everywhere. */
const VEGAN_DISHES: ReadonlySet<string> = new Set([
  'Appam with vegetable stew',
  'Coconut rice with vegetable sambar',
  'Coconut vegetable curry',
  'Dosa with coconut chutney',
  'Idli sambar',
  'Jhalmuri',
  'Kappa puzhukku with chutney',
  'Lemon rice',
  'Posto bora',
  'Puttu and kadala curry',
  'Sundal on the beach',
  'Vada pav',
  'Vegetable momo',
  'Vegetable momos',
]);

const ALCOHOL = /\b(toddy|feni|chhaang|tongba|mahua|wine|beer)\b/i;

const SUITS: Readonly<Record<Diet, (dish: Dish) => boolean>> = {
  vegetarian: ({ vegetarian }) => vegetarian,
  jain: ({ name, vegetarian }) => vegetarian && JAIN_DISHES.has(name),
  vegan: ({ name, vegetarian }) => vegetarian && VEGAN_DISHES.has(name),
  // Which kitchens are halal is not known: no dish with meat is named.
  halal: ({ vegetarian }) => vegetarian,
  'no-alcohol': ({ name }) => !ALCOHOL.test(name),
};

/** Returns true where a dish may be named to travellers of these diets; when in doubt, false. */
export const suitsDiets = (dish: Dish, diets: readonly Diet[]): boolean => diets.every((diet) => SUITS[diet](dish));
