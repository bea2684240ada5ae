import type { Offer } from '../../../contracts/offers.ts';
import { offerWordProblems } from '../../../core/offers/offer-claims.ts';
import { OFFER_LIMITS, type OfferScope } from '../../../core/offers/offer-options.ts';
import { lowersPrices } from '../../../core/offers/offer-price.ts';
import { speakProblems } from '../../../core/problems.ts';
import { offerProblemWords } from '../../../words/en/forms/offers.ts';
import type { Tone } from '../ui/tone-badge.tsx';

/** The scopes of an offer, as the form and the list name them. */
export const SCOPE_NAMES: Readonly<Record<OfferScope, string>> = {
  all: 'All bookings',
  packages: 'Travel packages',
  itineraries: 'Planned trips (itineraries)',
};

const STATES: Readonly<Record<Offer['state'], OfferState>> = {
  planned: { tone: 'moving', name: 'Planned' },
  running: { tone: 'good', name: 'Live' },
  ended: { tone: 'ended', name: 'Ended' },
};

interface OfferState {
  readonly tone: Tone;
  readonly name: string;
}

/** Returns the state for an offer’s badge. An offer with too high a percentage is never live. */
export const offerState = (offer: Offer): OfferState =>
  offer.state === 'ended' || lowersPrices(offer) ? STATES[offer.state] : { tone: 'ended', name: 'Not in force' };

interface OfferMark {
  readonly title: string;
  readonly problems: readonly string[];
}

/**
 * Returns what an admin must correct in an offer stored before the form refused it; null for nothing, and for ended
 * offers, which visitors do not see.
 */
export function offerMark(offer: Offer): OfferMark | null {
  if (offer.state === 'ended') return null;
  if (!lowersPrices(offer)) {
    const most = OFFER_LIMITS.percent;
    const problem = `An offer takes at most ${most}% off. This one says ${offer.percent}%, so it lowers no price and visitors do not see it. Set its percent to ${most} or less.`;
    return { title: 'Percent to change', problems: [problem] };
  }
  const problems = [...new Set(Object.values(speakProblems(offerProblemWords, offerWordProblems(offer))))];
  return problems.length > 0 ? { title: 'Words to change', problems } : null;
}
