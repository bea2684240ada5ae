import type { Rupees } from '../money.ts';
import { type PriceSpan, priceRecipe } from './draft-trip.ts';
import type { Recipe } from './recipes.ts';
import type { TripSetting } from './trip-setting.ts';
import type { PlanningEvent, Refusal } from './types.ts';

/** So many recipes are priced with their sights to find the least budget: those of the cheapest ways. */
const RECIPES_PRICED = 12;
const RECIPES_OF_A_WAY = 4;

/** Shares of the lowest price with enough plans that are tried: some of these plans look alike or fail a check. */
const BUDGET_STEPS: readonly number[] = [1, 1.02, 1.06, 1.15, 1.35, 1.8];
const ROUND_TO = 10;

interface BudgetSearch {
  readonly recipes: readonly Recipe[];
  /** Suggestions that an answer has at least. */
  readonly fewest: number;
  /** Returns true when there are enough suggestions up to a price. */
  readonly suffices: (max: Rupees) => boolean;
}

/** Returns the prices of the cheapest ways with their sights, cheapest first. */
function priceCheapWays(setting: TripSetting, recipes: readonly Recipe[]): readonly PriceSpan[] {
  const ways = [...Map.groupBy(recipes, ({ skeleton }) => skeleton).values()];
  const bareOf = ([recipe]: readonly Recipe[]): Rupees => (recipe ? priceRecipe(setting, recipe, 'bare').cheapest : 0);
  return ways
    .map((ofOne) => ({ ofOne, bare: bareOf(ofOne) }))
    .sort((a, b) => a.bare - b.bare)
    .flatMap(({ ofOne }) => ofOne.slice(0, RECIPES_OF_A_WAY))
    .slice(0, RECIPES_PRICED)
    .map((recipe) => priceRecipe(setting, recipe, 'with sights'))
    .sort((a, b) => a.cheapest - b.cheapest);
}

/** Refuses with the least budget for which there is an answer; it has been tried, so that one click leads to it. */
export function* refuseTooLow(
  setting: TripSetting,
  { recipes, fewest, suffices }: BudgetSearch,
): Generator<PlanningEvent, Refusal> {
  const priced = priceCheapWays(setting, recipes);
  const { max } = setting.request.priceRange;
  const prices = priced.map(({ cheapest }) => cheapest).filter((price) => price > max);
  const lowest = prices[Math.min(fewest, prices.length) - 1] ?? max;
  let least = lowest;
  for (const step of BUDGET_STEPS) {
    least = step === 1 ? lowest : Math.ceil((lowest * step) / ROUND_TO) * ROUND_TO;
    yield { kind: 'progress', step: 'prices', text: { say: 'try-price', price: least } };
    if (suffices(least)) break;
  }
  const { by = 'train', tier = 'budget' } = priced[0] ?? {};
  const message = { say: 'budget-low', least, by, tier } as const;
  return { reason: 'BUDGET_TOO_LOW', message, details: { cheapest: least, by, tier } };
}

/** Refuses a least price that not even the best rooms reach. */
export function refuseTooHigh(dearest: Rupees): Refusal {
  return { reason: 'BUDGET_TOO_HIGH', message: { say: 'budget-high', dearest }, details: { dearest } };
}
