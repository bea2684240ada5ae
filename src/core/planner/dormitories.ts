import { needsCare } from './party-needs.ts';
import type { TripRequest } from './types.ts';

/** Returns true where beds in dormitories were asked for. */
export const wishesDormitories = ({ wishes }: TripRequest): boolean => wishes?.stay?.includes('dormitory') ?? false;

/**
 * Returns true for travellers to whom beds in dormitories and plain thalis may be offered unasked when nothing else is
 * within their budget: not for young children, elders and those who walk little, nor against another wish.
 */
export const mayBeOfferedDormitories = (request: TripRequest): boolean =>
  request.travelClass === 'Economy' && !needsCare(request) && (request.wishes?.stay ?? []).length === 0;
