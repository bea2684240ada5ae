import type { Day } from '../dates.ts';
import type { Sight } from '../gazetteer/gazetteer.ts';
import {
  type Confidence,
  type HotelTier,
  type NightStayRecord,
  ROOM_TIERS,
  type RoomTier,
} from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { Ride } from '../rides.ts';
import type { OldText } from '../sayings.ts';
import type { LineSaying } from './line-sayings.ts';

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** What meals cost: a plain thali, or as good as the rooms. */
export const MEAL_TIERS = ['thali', ...ROOM_TIERS] as const;
export type MealTier = (typeof MEAL_TIERS)[number];

/**
 * Means of local transport: city buses, metros and local trains alone; autos too; a hired car by size; or the
 * travellers' own car.
 */
export const LOCAL_TIERS = ['bus', 'public', 'cab', 'suv', 'luxury', 'own'] as const;
export type LocalTier = (typeof LOCAL_TIERS)[number];

/** The four choices that set a trip's comfort; the rides themselves decide on transport. */
export interface TierChoice {
  readonly hotel: HotelTier;
  readonly meals: MealTier;
  readonly local: LocalTier;
  readonly activities: RoomTier;
}

export type PriceComponent = 'transport' | 'stay' | 'meals' | 'local' | 'activities' | 'entry' | 'rounding';

/**
 * One reproducible part of a price. `amount` is per person in whole rupees: `ceil(qty x unitPrice x (1 + gstRate) /
 * sharedBy)`; unit prices that include tax have gstRate 0 and say so in the label.
 */
export interface PriceLine {
  readonly component: PriceComponent;
  /** Names the rate: `flight`, `train-3A`, `room-mid`, `meals-budget` ... */
  readonly code: string;
  readonly label: LineSaying | OldText;
  readonly unit: string;
  readonly qty: number;
  readonly unitPrice: Rupees;
  /** Number of travellers who share the cost. */
  readonly sharedBy: number;
  readonly gstRate: number;
  readonly amount: Rupees;
  /** 1-based day on which it is spent. */
  readonly dayNumber: number;
}

/** What of a sight decides on guides and extras. */
export type PricedSight = Pick<Sight, 'name' | 'score' | 'themes' | 'extra'>;

/** The parts of a trip that affect its price. */
export interface CostedTrip {
  readonly bookedOn: Day;
  readonly startDate: Day;
  readonly travellers: number;
  readonly rides: readonly Ride[];
  /** Hotel nights; nights on board have no extra cost. */
  readonly nights: readonly {
    readonly dayNumber: number;
    readonly date: Day;
    readonly baseId: string;
    /** A houseboat or a camp at its own price, in whatever comfort the other nights are. */
    readonly nightStay?: NightStayRecord;
  }[];
  readonly days: readonly {
    readonly number: number;
    readonly date: Day;
    /** Base whose prices and roads apply on this day; null on a day spent entirely travelling. */
    readonly baseId: string | null;
    /** The sights of the day, for which local transport, guides and extras are charged. */
    readonly sights: readonly PricedSight[];
    /** Km by road of each local way, for bus fares and the fuel of an own car; default none. */
    readonly localWaysKm?: readonly number[];
    /** The meals that the trip pays: neither those at home nor those in a train's fare. */
    readonly meals: readonly Meal[];
    /** Entry per person of each visit. */
    readonly entries: readonly { readonly name: string; readonly feeRupees: Rupees; readonly permitRupees?: Rupees }[];
  }[];
}

export interface TripPrice {
  readonly lines: readonly PriceLine[];
  readonly perPersonRupees: Rupees;
  readonly totalRupees: Rupees;
  readonly ratesCheckedOn: Day;
}

/** The first day of a block of rates, when it was last checked, and its sources. */
export interface RateBlock {
  readonly validFrom: Day;
  readonly checkedOn: Day;
  /**
   * By confidence: `high`, a source states it; `medium`, fitted to measured fares; `low`, general knowledge for the
   * agency to confirm.
   */
  readonly source: Readonly<Partial<Record<Confidence, readonly string[]>>>;
}
