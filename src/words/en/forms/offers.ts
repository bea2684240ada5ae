import type { OfferProblem } from '../../../core/offers/offer-claims.ts';
import type { OfferScope } from '../../../core/offers/offer-options.ts';
import type { Words } from '../../../core/sayings.ts';

const SCOPES: Readonly<Record<OfferScope, string>> = {
  all: 'all bookings',
  packages: 'all travel packages',
  itineraries: 'all planned trips',
};

interface Kept {
  readonly percent: number;
  readonly scope: OfferScope;
}

const instead = ({ percent, scope }: Kept): string => `“${percent}% off ${SCOPES[scope]}”`;

/** What is wrong with a text of an offer. */
export const offerProblemWords: Words<OfferProblem> = {
  'offer-percent': ({ percent, said }) =>
    `This offer takes ${percent}% off, and these words say ${said}%. Write at most ${percent}%, or raise the percent.`,
  'offer-amount': (kept) => `An offer lowers prices by a percent, not by an amount. Write ${instead(kept)} instead.`,
  'offer-gift': ({ found, ...kept }) =>
    `The site lowers prices and gives nothing else, so “${found}” would not be kept. Write ${instead(kept)} instead.`,
  'offer-promise': ({ found, ...kept }) =>
    `An offer lowers prices; it cannot promise “${found}”. Write ${instead(kept)} instead.`,
  'offer-beyond': ({ found, ...kept }) =>
    `This offer is for ${SCOPES[kept.scope]} only, and “${found}” says more. Write ${instead(kept)}, or change what it covers.`,
  'offer-up-to': () =>
    'The popup shows “Up to … % OFF” by itself, worked out from what is on sale. Leave this chip out.',
};
