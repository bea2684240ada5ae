import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { ANSWER } from './limits.ts';
import { isGentle } from './party-needs.ts';
import type { Itinerary } from './types.ts';

const visitsOf = ({ days }: Itinerary): ReadonlySet<string> =>
  new Set(days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : []))));

const countAll = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => new Set([...a, ...b]).size;

/** Returns the shared part of two sets, 0 to 1. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const union = countAll(a, b);
  return union === 0 ? 0 : (a.size + b.size - union) / union;
}

/**
 * Returns the share of sights that two itineraries have in common, without the headline sights of every first visit.
 */
export function sharedSights(a: Itinerary, b: Itinerary, gazetteer: Gazetteer): number {
  const plain = (itinerary: Itinerary) =>
    new Set([...visitsOf(itinerary)].filter((id) => !gazetteer.sights.get(id)?.headline));
  return sharedPart(plain(a), plain(b));
}

const makeOf = ({ variant, stays }: Itinerary): string =>
  [variant.transport, variant.tiers.hotel, variant.pace, variant.shape, ...stays.map(({ baseId }) => baseId)].join(' ');

/** Returns true for a sight that suits the party and has a theme that was asked for. */
function isOffered({ strenuous, themes }: Sight, wishing: Itinerary): boolean {
  const asked = wishing.wishes?.themes ?? [];
  const fits = asked.length === 0 || themes.some((theme) => asked.includes(theme));
  return fits && !(strenuous && isGentle(wishing));
}

function isPoolSmall(a: Itinerary, b: Itinerary, gazetteer: Gazetteer): boolean {
  const ids = new Set([...a.stays, ...b.stays].map(({ baseId }) => baseId));
  const sights = [...ids].flatMap((id) => gazetteer.bases.get(id)?.sights ?? []);
  return sights.filter((sight) => isOffered(sight, a)).length < ANSWER.poolFactor * countAll(visitsOf(a), visitsOf(b));
}

/** Returns true for the same price and rooms in the same towns: nothing that a card shows tells them apart. */
const isPricedAlike = (a: Itinerary, b: Itinerary): boolean =>
  a.price.perPersonRupees === b.price.perPersonRupees &&
  a.variant.tiers.hotel === b.variant.tiers.hotel &&
  a.stays.map(({ baseId }) => baseId).join(' ') === b.stays.map(({ baseId }) => baseId).join(' ');

/** Returns true when nothing tells two suggestions apart: not even one sight, or not the price. */
export const isTheSame = (a: Itinerary, b: Itinerary): boolean =>
  isPricedAlike(a, b) || (makeOf(a) === makeOf(b) && sharedPart(visitsOf(a), visitsOf(b)) === 1);

/** Returns true when a traveller would take two suggestions for the same trip. */
export function isTooAlike(a: Itinerary, b: Itinerary, gazetteer: Gazetteer): boolean {
  if (isTheSame(a, b)) return true;
  if (sharedSights(a, b, gazetteer) <= ANSWER.mostJaccard) return false;
  return makeOf(a) === makeOf(b) || !isPoolSmall(a, b, gazetteer);
}
