import type { Offer } from '../../../contracts/offers.ts';
import { offerWordProblems } from '../../../core/offers/offer-claims.ts';
import { OFFER_LIMITS } from '../../../core/offers/offer-options.ts';
import { lowersPrices } from '../../../core/offers/offer-price.ts';
import { speakProblems } from '../../../core/problems.ts';
import { offerProblemWords } from '../../../words/en/forms/offers.ts';
import { offers as words } from '../../../words/en/office/offers.ts';
import type { Tone } from '../ui/tone-badge.tsx';

const TONES: Readonly<Record<Offer['state'], Tone>> = { planned: 'moving', running: 'good', ended: 'ended' };

interface OfferState {
  readonly tone: Tone;
  readonly name: string;
}

/** Returns the state for an offer’s badge. An offer with too high a percentage is never live. */
export const offerState = (offer: Offer): OfferState =>
  offer.state === 'ended' || lowersPrices(offer)
    ? { tone: TONES[offer.state], name: words.states[offer.state] }
    : { tone: 'ended', name: words.notInForce };

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
    const problem = words.tooHighPercent({ most: OFFER_LIMITS.percent, percent: offer.percent });
    return { title: words.percentToChange, problems: [problem] };
  }
  const problems = [...new Set(Object.values(speakProblems(offerProblemWords, offerWordProblems(offer))))];
  return problems.length > 0 ? { title: words.wordsToChange, problems } : null;
}
