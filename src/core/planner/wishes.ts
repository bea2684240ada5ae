import type { Theme } from '../gazetteer/types.ts';
import type { Pace } from './types.ts';

export const MOBILITIES = ['full', 'little-walking', 'wheelchair'] as const;
type Mobility = (typeof MOBILITIES)[number];

export const DIETS = ['vegetarian', 'jain', 'vegan', 'halal', 'no-alcohol'] as const;
export type Diet = (typeof DIETS)[number];

export const TRANSPORT_WISHES = ['no-flights', 'no-night-trains', 'own-car'] as const;
export type TransportWish = (typeof TRANSPORT_WISHES)[number];

export const STAY_KINDS = ['hotel', 'homestay', 'heritage', 'houseboat', 'camp', 'dormitory'] as const;
export type StayKind = (typeof STAY_KINDS)[number];

/** What can be avoided by its kind: only kinds that the facts can decide. */
export const AVOIDED_KINDS = [
  'treks',
  'early-starts',
  'long-drives',
  'heights',
  'crowds',
  'museums',
  'temples',
  'markets',
  'beaches',
  'wildlife',
  'ferries',
] as const;
export type AvoidedKind = (typeof AVOIDED_KINDS)[number];

/** The oldest age of a child; older travellers are adults. */
export const OLDEST_CHILD = 17;
/** Most places that can be named in one list of wishes. */
export const MOST_NAMED = 12;

/** Who travels. */
export interface Party {
  /** Everybody of eighteen and older, elders included. */
  readonly adults: number;
  /** Their ages in years. */
  readonly children: readonly number[];
  /** How many of the adults are elders. */
  readonly elders: number;
  readonly mobility: Mobility;
}

/** What a traveller wants besides the places, the dates and the money; each is checked by the verifier. */
export interface TripWishes {
  readonly party?: Party;
  readonly diet?: readonly Diet[];
  readonly pace?: Pace;
  readonly themes?: readonly Theme[];
  /** Ids of sights and bases that every suggestion has. */
  readonly mustSee?: readonly string[];
  /** Ids of sights and bases, and kinds of things, that no suggestion has. */
  readonly avoid?: readonly string[];
  readonly transport?: readonly TransportWish[];
  /** `HH:MM` on the first day: the journey leaves home at this time or later. */
  readonly arriveAfter?: string;
  /** `HH:MM` on the last day: the journey reaches home at this time or earlier. */
  readonly leaveBefore?: string;
  /** Kinds of places to sleep in, wherever a town has one at the price. */
  readonly stay?: readonly StayKind[];
  /** Eight-hour days and nothing strenuous, for any party. */
  readonly gentle?: boolean;
  /** Ids of sights to include if possible; ids missing in the gazetteer are ignored. */
  readonly favoured?: readonly string[];
}

/** The wishes whose fulfilment is told with each plan. */
export const SERVED_WISHES = [
  'children',
  'elders',
  'little-walking',
  'wheelchair',
  'solo',
  'diet',
  'pace',
  'themes',
  'must-see',
  'avoid',
  'transport',
  'leave-home',
  'back-home',
  'stay',
] as const;

/** Why a wish is met in part or not at all. */
export const UNMET_REASONS = [
  'long-drive',
  'long-day',
  'late-arrival',
  'steps-unknown',
  'kitchens-unknown',
  'no-such-stay',
  'few-such-sights',
  'hired-car-priced',
  'crowds-unknown',
] as const;

/** How a plan serves one wish: data, which the screens put into words. */
export interface ServedWish {
  readonly wish: (typeof SERVED_WISHES)[number];
  /** The wish's own value: `jain`, `no-flights`, `18:00`, the id of a sight; absent where the wish says it all. */
  readonly value?: string;
  /** The name of the sight, the town or the dish that serves the wish. */
  readonly name?: string;
  readonly outcome: 'met' | 'partly' | 'not-met';
  readonly because?: (typeof UNMET_REASONS)[number];
  /** The day of the plan on which it shows. */
  readonly day?: number;
  /** `HH:MM` in the plan. */
  readonly at?: string;
  /** Minutes or a count in the plan. */
  readonly amount?: number;
}
