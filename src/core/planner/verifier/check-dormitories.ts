import type { Base } from '../../gazetteer/gazetteer.ts';
import type { TripRequest } from '../types.ts';
import type { Finding } from './checks.ts';
import { isFrail } from './party.ts';
import type { Trip } from './trip.ts';

/** Returns true where beds are let one by one. */
export const hasDormitory = (base: Base): boolean => base.stays.some((stay) => stay.tier === 'dormitory');

/** Returns why a party is not offered beds in dormitories unasked, or undefined. */
function findReason(request: TripRequest): string | undefined {
  const wished = request.wishes?.stay ?? [];
  if (wished.includes('dormitory')) return undefined;
  if (request.travelClass !== 'Economy') return `a party in ${request.travelClass}`;
  if (wished.length > 0) return `a party that wishes for a ${wished.join(' or ')}`;
  return isFrail(request) ? 'young children, elders or people who walk little' : undefined;
}

/**
 * V54: beds in dormitories are where there are some and a room is where there are none; nobody who has not asked for
 * them and would suffer from them gets one, nor a hired car with one.
 */
export function checkDormitories({ itinerary, request, gazetteer }: Trip): Finding[] {
  const { tiers } = itinerary.variant;
  if (tiers.hotel !== 'dormitory' && tiers.meals !== 'thali') return [];
  const places = itinerary.stays.flatMap(({ baseId, base, tier }) => {
    const known = gazetteer.bases.get(baseId);
    if (!known || (tier === 'dormitory') === (tiers.hotel === 'dormitory' && hasDormitory(known))) return [];
    return tier === 'dormitory' ? [`no dormitory in ${base.name}`] : [`a room in ${base.name}, which has dormitories`];
  });
  const reason = findReason(request);
  const faults = [
    ...places,
    ...(reason === undefined ? [] : [`dormitories or thalis for ${reason}`]),
    ...(tiers.hotel === 'dormitory' && tiers.local !== 'public' && tiers.local !== 'bus'
      ? [`a ${tiers.local} to a dormitory`]
      : []),
  ];
  return faults.map((message) => ({ check: 'V54', message }));
}
