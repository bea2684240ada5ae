import type { Base } from '../gazetteer/gazetteer.ts';
import { HOTEL_TIERS } from '../gazetteer/types.ts';
import type { Skeleton } from './circuit.ts';
import { isWishedNightStay, nightsOfStays } from './night-stays.ts';
import { toPay } from './price-range.ts';
import { leastFare } from './price-tiers.ts';
import { listRecipes, type Recipe, relaxedAllowed } from './recipes.ts';
import { hasStay } from './stay-kinds.ts';
import type { TripSetting } from './trip-setting.ts';
import type { TripRequest } from './types.ts';
import type { StayKind } from './wishes.ts';

/** So many sights of the wished themes a town needs. */
const LEAST_THEMED = 2;

/** Stays that few towns have, and that one wishes for a night or two. */
const RARE_STAYS: readonly StayKind[] = ['houseboat', 'camp'];

/** Returns true where one comfort has a stay of a wished kind in every town, or a rare one in one of them. */
function hasWishedStays(skeleton: Skeleton, request: TripRequest): boolean {
  const kinds = request.wishes?.stay ?? [];
  if (kinds.length === 0) return true;
  const nightsOf = nightsOfStays(skeleton, request);
  const isRare = kinds.every((kind) => RARE_STAYS.includes(kind));
  return HOTEL_TIERS.some((tier) => {
    const isThere = skeleton.stays.map(({ base }, i) => {
      const nights = nightsOf[i] ?? [];
      const dates = nights.map(({ date }) => date);
      return isWishedNightStay(base, nights, kinds) || hasStay(base, tier, { kinds, nights: dates });
    });
    return isRare ? isThere.includes(true) : !isThere.includes(false);
  });
}

function hasWishedSights({ stays, mainBase }: Skeleton, request: TripRequest): boolean {
  const themes = request.wishes?.themes ?? [];
  if (themes.length === 0) return true;
  const countAt = ({ sights }: Base): number =>
    sights.filter((sight) => sight.themes.some((theme) => themes.includes(theme))).length;
  const towns = stays.length > 0 ? stays.map(({ base }) => base) : [mainBase];
  return towns.every((base) => countAt(base) >= LEAST_THEMED);
}

/** Returns the trips in all of whose towns the wished stays, themes and pace are possible. */
function findWishedSkeletons(skeletons: readonly Skeleton[], request: TripRequest): readonly Skeleton[] {
  const isRelaxed = request.wishes?.pace === 'relaxed';
  return skeletons.filter(
    (skeleton) =>
      (!isRelaxed || relaxedAllowed(skeleton)) &&
      hasWishedStays(skeleton, request) &&
      hasWishedSights(skeleton, request),
  );
}

/**
 * Returns the suggestions to try, in the order of showing: first those that keep the wished stays, themes and pace in
 * every town, then the others, for want of enough.
 */
export function recipesOf(setting: TripSetting, skeletons: readonly Skeleton[]): readonly Recipe[] {
  const { request } = setting;
  const as = setting.classics.length > 1 ? 'region' : 'town';
  const asked = { as, bases: setting.asked, days: setting.durationDays } as const;
  const fareOf = (skeleton: Skeleton) => toPay(request, leastFare(skeleton, setting));
  const recipes = listRecipes(skeletons, request, asked, fareOf);
  const wished = findWishedSkeletons(skeletons, request);
  if (wished.length === 0 || wished.length === skeletons.length) return recipes;
  return [...listRecipes(wished, request, asked, fareOf), ...recipes];
}
