import type { Weekday, YearDay } from '../dates.ts';
import type { Point } from '../geo.ts';
import type { Provenance, RoomTier } from './types.ts';

/** What a dish is: only a `main` is a meal; a `side` is eaten with one. */
export const DISH_TYPES = ['main', 'side', 'snack', 'sweet', 'drink'] as const;
export type DishType = (typeof DISH_TYPES)[number];

/**
 * Who can eat a dish, or what it is made of. `jain` and `vegan` stand beside `vegetarian`: as it is usually made, it has
 * no roots, onion and garlic, or no milk, ghee and honey.
 */
export const DISH_DIETS = [
  'vegetarian',
  'jain',
  'vegan',
  'egg',
  'fish',
  'seafood',
  'meat',
  'pork',
  'beef',
  'alcohol',
] as const;
export type DishDiet = (typeof DISH_DIETS)[number];

/** A dish of one or more towns. */
export interface DishRecord extends Provenance {
  /** Unique; the bases name it so. */
  readonly name: string;
  readonly type: DishType;
  readonly diet: readonly DishDiet[];
  /** Its season, both days included; left out for dishes of the whole year. */
  readonly from?: YearDay;
  readonly to?: YearDay;
}

/** A place to eat that has been there for at least 25 years. */
export interface EatingPlaceRecord extends Point, Provenance {
  readonly name: string;
  /** Id of the base where it is. */
  readonly base: string;
  /** "Gali Kababian, Jama Masjid". */
  readonly area: string;
  /** The kind of food: "Mughlai kebabs and curries". */
  readonly food: string;
  /** True where nothing else is cooked. */
  readonly vegetarian: boolean;
  /** The least comfort of meals at whose price one can eat there. */
  readonly tier: RoomTier;
  /** The meals at whose hours it is open. */
  readonly meals: readonly ('lunch' | 'dinner')[];
  /** Weekdays on which it is, or may be, closed. */
  readonly closedWeekdays?: readonly Weekday[];
  /** The year of its beginning. */
  readonly since: number;
}
