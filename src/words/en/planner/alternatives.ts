import type { HotelTier } from '../../../core/gazetteer/types.ts';
import type { AlternativeKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { Variant } from '../../../core/planner/types.ts';

/** Why there is no such alternative. */
export const noAlternatives: Readonly<Record<NoAlternative, string>> = {
  'nothing-to-spare': 'No day has a sight to spare: each has one at most.',
  'nothing-hard': 'Nothing in this plan is known to be strenuous or to have many steps.',
  'all-indoors': 'Everything here is under a roof already.',
  'nothing-paid': 'No ticket can be saved.',
  locked: 'What would have to go is locked, or you said that you must see it.',
  'nothing-instead': 'Nothing else fits into its place.',
  'would-break': 'Every such plan breaks a rule that this one keeps.',
  'no-such-day': 'That day is spent on the way.',
  'one-day': 'The trip is one day long already.',
  begun: 'The trip has begun: only its sights can be changed.',
  'not-planned': 'There is no such plan for this trip.',
};

/** Where one sleeps, by tier. */
export const roomTiers: Readonly<Record<HotelTier, string>> = {
  dormitory: 'dormitory beds',
  budget: 'simple rooms',
  mid: 'comfortable rooms',
  premium: 'fine hotels',
  luxury: 'the best hotels',
};

/** How one travels, mainly. */
export const mainWays: Readonly<Record<Variant['transport'], string>> = {
  flight: 'by air',
  train: 'by train',
  bus: 'by bus',
  cab: 'by cab',
};

/** Other ways to make a trip. */
export const alternativeKinds: Readonly<Record<AlternativeKind, string>> = {
  cheaper: 'Cheaper',
  slower: 'Slower',
  shorter: 'A day shorter',
  'less-walking': 'Less walking',
  'rainy-day': 'Rainy day',
  later: 'A day later',
};
