import type { Offer } from '../../../contracts/offers.ts';
import { OFFER_LIMITS, type OfferScope } from '../../../core/offers/offer-options.ts';
import { lowersPrices } from '../../../core/offers/offer-price.ts';
import { offerWordProblems } from '../../../core/offers/offer-words.ts';
import type { Tone } from '../ui/tone-badge.tsx';

/** What an offer covers, as the form and the list name it. */
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

/** What an offer’s badge says. One with too high a percent is never live. */
export const offerState = (offer: Offer): OfferState =>
  offer.state === 'ended' || lowersPrices(offer) ? STATES[offer.state] : { tone: 'ended', name: 'Not in force' };

interface OfferMark {
  readonly title: string;
  readonly problems: readonly string[];
}

/**
 * What an admin has to change in an offer that was stored before the form refused it; null for nothing. Visitors do not
 * see an ended one.
 */
export function offerMark(offer: Offer): OfferMark | null {
  if (offer.state === 'ended') return null;
  if (!lowersPrices(offer)) {
    const most = OFFER_LIMITS.percent;
    const problem = `An offer takes at most ${most}% off. This one says ${offer.percent}%, so it lowers no price and visitors do not see it. Set its percent to ${most} or less.`;
    return { title: 'Percent to change', problems: [problem] };
  }
  const problems = [...new Set(Object.values(offerWordProblems(offer)))];
  return problems.length > 0 ? { title: 'Words to change', problems } : null;
}
