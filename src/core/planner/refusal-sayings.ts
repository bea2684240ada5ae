import type { Day, YearDay } from '../dates.ts';
import type { HotelTier } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { Words } from '../sayings.ts';
import type { WishNote } from '../wish-words/wish-notes.ts';
import type { TransportKind } from './scheduled-rides.ts';
import type { AvoidedKind, TransportWish } from './wishes.ts';

/** What is wrong with a field of a request. */
export type FieldSaying =
  | {
      readonly say:
        | 'no-from'
        | 'no-to'
        | 'no-departure'
        | 'no-return'
        | 'bad-booking-day'
        | 'departure-passed'
        | 'bad-class'
        | 'bad-prices'
        | 'no-adult'
        | 'too-many-elders'
        | 'bad-mobility'
        | 'bad-leaving'
        | 'bad-returning';
    }
  | { readonly say: 'bad-travellers' | 'bad-child' | 'too-many-musts' | 'too-many-avoided'; readonly most: number }
  | { readonly say: 'unlisted'; readonly field: 'themes' | 'pace' | 'diet' | 'transport' | 'stay' }
  | {
      readonly say: 'party-size';
      readonly adults: number;
      readonly children: number;
      readonly travellers: number;
    }
  | { readonly say: 'backwards-day'; readonly leave: string; readonly home: string }
  | { readonly say: 'wishes-unfit'; readonly destination: string }
  | { readonly say: 'unknown-musts' | 'unknown-avoided'; readonly names: readonly string[] };

/** A place with its distance from the one asked for, where that is known. */
export interface SaidNearby {
  readonly name: string;
  readonly km?: number;
}

/** Why named places contradict the other wishes. */
export type ContradictionSaying =
  | { readonly say: 'wanted-and-avoided'; readonly names: readonly string[] }
  | { readonly say: 'unwanted-area' | 'at-sunrise' | 'strenuous' | 'unwanted-kind'; readonly name: string };

/** A thing to avoid: a place by its name, or a kind. */
export type SaidAvoided = { readonly name: string } | { readonly kind: AvoidedKind };

/** A change of the wishes that makes a trip possible. */
export type ChangeSaying =
  | { readonly say: 'any-pace' | 'no-themes' | 'any-leaving' | 'any-returning' | 'no-wishes' }
  /** `HH:MM`. */
  | { readonly say: 'leave-from' | 'home-by'; readonly at: string }
  | { readonly say: 'allow'; readonly wish: TransportWish }
  | { readonly say: 'do-not-avoid'; readonly avoided: SaidAvoided }
  | { readonly say: 'leave-out'; readonly name: string }
  | { readonly say: 'more-days'; readonly days: number };

/** Why a place is closed: a reason of the facts, a permit that takes too long, or its weekday. */
export type SaidClosed =
  | { readonly reason: string }
  | { readonly permit: string; readonly days: number }
  | { readonly because: 'season' | 'weekday' };

/** When a place is closed each year, both days included. */
export interface SaidSeason {
  readonly from: YearDay;
  readonly to: YearDay;
  readonly reason: string;
}

/** Why there is no trip. */
export type RefusalSaying =
  | FieldSaying
  | { readonly say: 'dates-backwards' | 'same-place' }
  | { readonly say: 'too-long'; readonly days: number }
  | { readonly say: 'outing'; readonly sight: string; readonly town: string }
  | { readonly say: 'abroad'; readonly name: string; readonly instead: readonly string[] }
  | { readonly say: 'which-one'; readonly name: string; readonly places: readonly SaidNearby[] }
  | {
      /** The name is unknown: places near it, the one that is surely meant, names like it, or nothing. */
      readonly say: 'unknown-near' | 'unknown-sure' | 'unknown-like' | 'unknown';
      readonly name: string;
      readonly places: readonly SaidNearby[];
    }
  | {
      /** The place is known and not planned; a circuit is planned in parts. */
      readonly say: 'unplanned' | 'unplanned-route' | 'unplanned-circuit';
      readonly name: string;
      readonly places: readonly SaidNearby[];
      /** Set when it is closed on all of the trip's days as well. */
      readonly closed?: SaidSeason;
    }
  | { readonly say: 'too-far-apart'; readonly names: readonly string[] }
  | {
      readonly say: 'closed';
      readonly name: string;
      readonly why: SaidClosed;
      /** The first day on which one can go. */
      readonly opens?: Day;
      readonly others: readonly string[];
    }
  | {
      readonly say: 'too-short';
      readonly destination: string;
      /** True for a route of several places. */
      readonly many: boolean;
      readonly from: string;
      readonly days: number;
      readonly by: TransportKind;
    }
  /** More days than the sights of the place fill. */
  | { readonly say: 'too-many-days'; readonly destination: string; readonly days: number }
  | { readonly say: 'no-way'; readonly from: string; readonly destination: string }
  | { readonly say: 'no-time'; readonly from: string; readonly destination: string; readonly towns: readonly string[] }
  | { readonly say: 'budget-low'; readonly least: Rupees; readonly by: TransportKind; readonly tier: HotelTier }
  | { readonly say: 'budget-high'; readonly dearest: Rupees }
  | {
      readonly say: 'wishes-impossible';
      readonly destination: string;
      readonly because?: ContradictionSaying;
      readonly works: readonly ChangeSaying[];
    };

/** What the planner is doing. */
export type ProgressSaying =
  | { readonly say: 'places' | 'sights' | 'prices' | 'checks' | 'try-wishes' }
  /** A model writes about the trips; moods are dropped that leave no trip. */
  | { readonly say: 'write' | 'without-moods' }
  | { readonly say: 'transport'; readonly destination: string }
  | { readonly say: 'try-price' | 'try-budget'; readonly price: Rupees }
  | { readonly say: 'try-days'; readonly days: number }
  | { readonly say: 'try-place'; readonly name: string }
  | { readonly say: 'try-day'; readonly day: Day };

/** The words of one language for what the planner answers beside plans. */
export interface RefusalWords {
  readonly refusals: Words<RefusalSaying>;
  readonly changes: Words<ChangeSaying>;
  /** The cheapest way: "by train with simple rooms". */
  readonly how: (way: { readonly by: TransportKind; readonly tier: HotelTier }) => string;
  /** The fastest way; null for none. */
  readonly fastest: (way: TransportKind | null) => string;
  readonly progress: Words<ProgressSaying>;
  readonly wishNotes: Words<WishNote>;
}
