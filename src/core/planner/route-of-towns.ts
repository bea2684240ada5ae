import type { Base } from '../gazetteer/gazetteer.ts';

/** A word that makes a name two places in a route. */
const PARTS_NAMES = /\b(?:and|to|plus|with)\b/i;

const routeName = ({ name, aliases }: Base): string =>
  PARTS_NAMES.test(name) ? (aliases.find((alias) => !PARTS_NAMES.test(alias)) ?? name) : name;

/** Returns a destination that asks for towns in this order. */
export const routeOfTowns = (towns: readonly Base[]): string => towns.map(routeName).join(' then ');
