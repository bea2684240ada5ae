import type { OfferScope } from '../../../core/offers/offer-options.ts';

/** What an offer covers, as the form and the list name it. */
export const SCOPE_NAMES: Readonly<Record<OfferScope, string>> = {
  all: 'All bookings',
  packages: 'Travel packages',
  itineraries: 'Planned trips (itineraries)',
};
