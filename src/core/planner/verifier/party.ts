import { PARTY_LIMITS } from '../limits.ts';
import type { TripRequest } from '../types.ts';

type Wishes = Pick<TripRequest, 'wishes'>;

/** Returns true when a child of the party is younger than this. */
export const hasChildUnder = ({ wishes }: Wishes, age: number): boolean =>
  (wishes?.party?.children ?? []).some((own) => own < age);

/** Returns true for a party with young children, elders, or travellers who walk little. */
export function isFrail(request: Wishes): boolean {
  const { party } = request.wishes ?? {};
  if (party === undefined) return false;
  return hasChildUnder(request, PARTY_LIMITS.gentleUnder) || party.elders >= 1 || party.mobility !== 'full';
}

/** Returns true where days must be gentle: by the party, or because it is asked for. */
export const mustBeGentle = (request: Wishes): boolean => request.wishes?.gentle === true || isFrail(request);
