import { type Day, inYearlyRange } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import type { DishRecord } from '../gazetteer/types.ts';

/** Returns true on the days of a dish's season; always for a dish of the whole year. */
const isInSeason = ({ from, to }: DishRecord, day: Day): boolean =>
  from === undefined || to === undefined || inYearlyRange(day, { from, to });

/** Names a dish for each meal of one trip. */
export interface DishTurn {
  /**
   * Returns a main dish of the town that is in season and was not named before; undefined when all of them were.
   */
  next(base: Base, day: Day): string | undefined;
}

/** Starts a trip's dishes; suggestions with another `offset` begin with another dish. */
export function takeDishesInTurn(offset: number, suits: (dish: DishRecord) => boolean): DishTurn {
  const named = new Set<string>();
  return {
    next(base, day) {
      const mains = base.dishes.filter((dish) => dish.type === 'main' && isInSeason(dish, day) && suits(dish));
      const first = offset % Math.max(1, mains.length);
      const dish = [...mains.slice(first), ...mains.slice(0, first)].find(({ name }) => !named.has(name));
      if (dish) named.add(dish.name);
      return dish?.name;
    },
  };
}
