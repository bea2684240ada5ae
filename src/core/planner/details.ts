import type { Day } from '../dates.ts';
import type { Rupees } from '../money.ts';
import type { PriceLine } from '../pricing/types.ts';
import type { RideMode } from '../rides.ts';
import type { Vehicle } from './sayings.ts';
import type { Instead, Robustness, TripNote } from './types.ts';
import type { ServedWish, TripWishes } from './wishes.ts';

/** The public part of an itinerary, as cards show it; nothing of the day plan. */
export interface ItinerarySummary {
  readonly slug: string;
  readonly title: string;
  readonly packageName: string;
  /** "4 days / 3 nights" */
  readonly duration: string;
  readonly days: number;
  readonly nights: number;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly travellers: number;
  readonly travelClass: string;
  /** The overnight towns, in order. */
  readonly destinations: readonly string[];
  readonly placesToVisit: readonly string[];
  readonly topAttractions: readonly string[];
  readonly inclusions: readonly string[];
  readonly highlights: readonly string[];
  readonly hotelExample: { readonly name: string; readonly type: string };
  /** Per person. */
  readonly pricePP: Rupees;
  /** pricePP x travellers. */
  readonly totalPrice: Rupees;
  /** "Night train and hired jeep" */
  readonly transportSummary: string;
  readonly stays: readonly { readonly place: string; readonly nights: number }[];
  readonly difference: string;
  readonly notes: readonly { readonly kind: TripNote['kind']; readonly text: string }[];
  /** Where the trip goes to another place than requested; empty otherwise. */
  readonly instead: readonly Instead[];
  /** The wishes as they were asked; absent without any. */
  readonly wishes?: TripWishes;
  /** How the plan serves each of them; empty without any. */
  readonly served: readonly ServedWish[];
  /** How often the plan is kept when things are late; absent in plans stored before they were simulated. */
  readonly robustness?: Omit<Robustness, 'weakest'> & { readonly weakest?: string };
  /** Sentences of the passed checks. */
  readonly checks: readonly string[];
  /** Search text for a picture; also names the poster. */
  readonly coverImageQuery: string;
  /** The base of the landscape on the card's picture. */
  readonly coverBaseId: string;
}

export interface TimelineRow {
  readonly kind: 'visit' | 'meal' | 'ride' | 'check-in' | 'check-out' | 'rest' | 'free';
  /** `HH:MM` */
  readonly start: string;
  readonly end: string;
  /** Midnights between start and end; missing in plans stored before it was counted. */
  readonly endsDaysLater?: number;
  readonly title: string;
  /** One sentence: what it is, which train, which dish. */
  readonly text: string;
  /** Of a ride; missing in plans stored before it was kept. */
  readonly vehicle?: Vehicle;
  readonly travelBefore?: { readonly minutes: number; readonly km: number };
  readonly place?: { readonly name: string; readonly lat: number; readonly lon: number };
  /** Entry per person. */
  readonly feeRupees?: Rupees;
  /** The sight whose ticket is valid here too. */
  readonly paidAt?: string;
}

export interface DayPlan {
  readonly day: number;
  readonly date: Day;
  readonly title: string;
  readonly emoji: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly description: string;
  readonly meals: string;
  /** Per person. */
  readonly costRupees: Rupees;
  readonly stops: readonly TimelineRow[];
}

/** How a stretch of a route goes, as a map draws it. */
export const WAYS = ['road', 'train', 'flight', 'ferry'] as const;
export type Way = (typeof WAYS)[number];

/** How each kind of ride goes, as a map draws it. */
export const WAY_OF: Readonly<Record<RideMode, Way>> = {
  flight: 'flight',
  train: 'train',
  'toy-train': 'train',
  bus: 'road',
  cab: 'road',
  ferry: 'ferry',
};

export interface RoutePoint {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly dayNumber: number;
  readonly kind: 'origin' | 'stay' | 'sight' | 'station' | 'airport';
  /** How it is reached from the point before, by a ride; missing otherwise, and in plans stored before it was kept. */
  readonly by?: Way;
}

export interface ItineraryDetails {
  readonly title: string;
  /** "₹14,980 per person" */
  readonly priceEstimate: string;
  readonly transportDetails: string;
  readonly accommodation: string;
  readonly fullDayWisePlan: readonly DayPlan[];
  readonly meals: string;
  readonly activitiesIncluded: readonly string[];
  readonly terms: readonly string[];
  readonly structuredDetails: {
    readonly accommodationDetails: readonly {
      readonly hotelName: string;
      readonly hotelType: string;
      readonly location: string;
      readonly roomType: string;
      readonly nights: number;
      readonly amenities: readonly string[];
      /** Long-standing hotels of this comfort in the town, besides the one named. */
      readonly examples: readonly string[];
    }[];
    readonly transportDetails: readonly {
      readonly mode: string;
      readonly from: string;
      readonly to: string;
      readonly date: Day;
      readonly departs: string;
      readonly arrives: string;
      /** Midnights between departure and arrival; missing in plans stored before it was counted. */
      readonly arrivesDaysLater?: number;
      readonly cabin: string;
      readonly service: string;
    }[];
    readonly mealsDetails: readonly { readonly meal: string; readonly text: string }[];
    readonly activitiesDetails: readonly { readonly day: number; readonly name: string; readonly text: string }[];
    readonly termsAndConditions: readonly string[];
  };
  readonly dates: string;
  readonly duration: string;
  readonly transportClass: string;
  readonly mealCostEstimates: string;
  readonly accessibility: string;
  readonly languages: readonly string[];
  readonly meetingPoint: string;
  /** `HH:MM` of leaving home on the first day and returning on the last. */
  readonly startTime: string;
  readonly endTime: string;
  readonly priceLines: readonly (Omit<PriceLine, 'label'> & { readonly label: string })[];
  /** The route in travel order, for a map. */
  readonly route: readonly RoutePoint[];
}
