import type { AvoidedKind, Diet, StayKind, TransportWish } from '../../core/planner/wishes.ts';

/** The wishes in words, for chips and sentences. */
export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  vegan: 'Vegan',
  halal: 'Halal',
  'no-alcohol': 'No alcohol',
};

export const AVOIDED: Readonly<Record<AvoidedKind, string>> = {
  treks: 'treks',
  'early-starts': 'early starts',
  'long-drives': 'long drives',
  heights: 'high altitude',
  crowds: 'crowds',
  museums: 'museums',
  temples: 'temples',
  markets: 'markets',
  beaches: 'beaches',
  wildlife: 'wildlife',
  ferries: 'ferries',
};

export const TRANSPORT: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'No flights',
  'no-night-trains': 'No night trains',
  'own-car': 'By our own car',
};

export const STAYS: Readonly<Record<StayKind, string>> = {
  hotel: 'Hotel',
  homestay: 'Homestay',
  heritage: 'Heritage stay',
  houseboat: 'Houseboat',
  camp: 'Camp or tent',
  dormitory: 'Hostel or dormitory',
};
