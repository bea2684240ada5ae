import type { Minute } from '../clock-time.ts';
import type { Day } from '../dates.ts';
import type { BookingTopic, HotelTier, Theme } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { LocalTier, Meal, PriceLine, TierChoice } from '../pricing/types.ts';
import type { NamedPoint, Ride } from '../rides.ts';
import type { OldText } from '../sayings.ts';
import type { ChangeSaying, FieldSaying, ProgressSaying, RefusalSaying } from './refusal-sayings.ts';
import type { DaySaying, DifferenceSaying, NoteSaying, StopSaying, TitleSaying } from './sayings.ts';
import type { ServedWish, TripWishes } from './wishes.ts';

export const TRAVEL_CLASSES = ['Economy', 'Premium Economy', 'Business', 'First Class'] as const;
export type TravelClass = (typeof TRAVEL_CLASSES)[number];

export const PACES = ['relaxed', 'balanced', 'full'] as const;
export type Pace = (typeof PACES)[number];

/** The longest trip, in days counted inclusively. */
export const MAX_TRIP_DAYS = 21;
/** Maximum length of a wish, in letters. */
export const WISH_LONGEST = 400;
/** The largest party; larger groups are handled by the agency. */
export const MAX_TRAVELLERS = 50;

/** A validated request for a trip. Days are inclusive: the 1st to the 2nd is two days and one night. */
export interface TripRequest {
  /** As typed: a town, a region or an airport's city. */
  readonly from: string;
  readonly to: string;
  readonly departureDate: Day;
  readonly returnDate: Day;
  readonly travellers: number;
  readonly travelClass: TravelClass;
  /** Rupees per person, inclusive: the price to pay is within it. */
  readonly priceRange: { readonly min: Rupees; readonly max: Rupees };
  /** Whole percent by which an offer lowers the price of such a trip today; 0 without one. */
  readonly offerPercent?: number;
  /** Today in India: decides how early the booking is. */
  readonly bookedOn: Day;
  /** Slugs of suggestions already seen by the traveller. */
  readonly exclude: readonly string[];
  readonly wishes?: TripWishes;
}

export type JourneyDirection = 'outward' | 'transfer' | 'back';

/** Consecutive rides from one night's place to the next. */
export interface Journey {
  readonly direction: JourneyDirection;
  readonly rides: readonly Ride[];
}

export interface StayPlan {
  readonly baseId: string;
  readonly base: NamedPoint;
  /** Number of the day before the first night here. */
  readonly firstDayNumber: number;
  readonly nights: number;
  readonly tier: HotelTier;
  readonly hotelExample: { readonly name: string; readonly type: string; readonly area: string };
  /** Set for a night that is a sight itself, on a houseboat or in a camp, whatever the tier; dinner and breakfast are in its price. */
  readonly nightStay?: true;
}

/** A long-standing place to eat, as a meal's row names it; the table of eating places has the rest. */
export interface NamedEatingPlace {
  readonly name: string;
  readonly area: string;
}

/** One row of a day's timeline. Rows follow in clock order and never overlap; `travel` happens before `start`. */
export type Stop = {
  readonly start: Minute;
  readonly end: Minute;
  /** Absent where the row itself says it: visits, meals and rides (`titleStop`). Texts only in older plans. */
  readonly title?: StopSaying | OldText;
  /** Local travel that ends at `start`, from the stop before (or the stay). */
  readonly travel?: { readonly minutes: number; readonly km: number };
} & (
  | {
      readonly kind: 'visit';
      readonly sightId: string;
      readonly place: NamedPoint;
      readonly feeRupees: Rupees;
      /** The sight visited earlier that day whose ticket is valid here too; the fee is then 0. */
      readonly paidAt?: string;
      /** Lunch is part of the visit: eaten there, brought along, or in the price. */
      readonly lunch?: 'there' | 'packed' | 'included';
    }
  | {
      readonly kind: 'meal';
      readonly meal: Meal;
      readonly dish?: string;
      /** Where it is eaten, when that is a place that has been there for long. */
      readonly at?: NamedEatingPlace;
    }
  | { readonly kind: 'ride'; readonly ride: Ride }
  | { readonly kind: 'check-in' | 'check-out' | 'rest' | 'free' }
);

export interface PlannedDay {
  /** 1-based. */
  readonly number: number;
  readonly date: Day;
  /** The night after this day: at a base, on board a train or bus, or at home (the last day). */
  readonly night: { readonly baseId: string } | 'on-board' | 'home';
  readonly title: DaySaying | OldText;
  readonly stops: readonly Stop[];
  /** Local travel back to the stay after the last stop. */
  readonly returnTravel?: { readonly minutes: number; readonly km: number };
  /** Per person: the sum of this day's price lines. */
  readonly costRupees: Rupees;
}

export interface TripNote {
  readonly kind:
    | 'broken'
    | 'missed'
    | 'season'
    | 'permit'
    | 'booking'
    | 'altitude'
    | 'holiday'
    | 'safety'
    | 'transport'
    | 'price';
  readonly text: NoteSaying | OldText;
  /** Of a booking note: the ids of the visited sights and bases that it is about, and its topic. */
  readonly about?: readonly string[];
  readonly what?: BookingTopic;
}

/** A place in the trip that differs from the requested one; shown wherever the trip is. */
export interface Instead {
  readonly field: 'from' | 'to';
  /** The requested place. */
  readonly asked: string;
  /** The place that the trip actually goes to, or starts from. */
  readonly goesTo: string;
  /**
   * `visited`: the trip visits it from the town where it stays; `misspelt`: no place has that name, and one has a similar
   * name; `namesake`: other places have the same name, and this one is meant. Only in plans stored by earlier versions:
   * `not-planned`, it goes near the place; `near`, it stays near and may not visit it.
   */
  readonly because: 'not-planned' | 'near' | 'visited' | 'misspelt' | 'namesake';
  /** Straight-line distance between the two; 0 for a misspelt name. */
  readonly km: number;
}

/** What distinguishes suggestions; two of one answer differ in at least one of these. */
export interface Variant {
  readonly focus: 'classics' | 'quiet' | Theme;
  readonly pace: Pace;
  readonly shape: 'one-base' | 'circuit';
  /** The main mode of transport. */
  readonly transport: 'flight' | 'train' | 'bus' | 'cab';
  readonly tiers: TierChoice;
}

/** How often a plan can be kept when things are late. */
export interface Robustness {
  /** How many times the trip was simulated. */
  readonly runs: number;
  /** In how many of them no ride and no opening hours were missed. */
  readonly kept: number;
  /** The title of the ride or sight that was missed first most often; absent when nothing ever was. */
  readonly weakest?: StopSaying | OldText;
}

/** A trip that has passed every check of the verifier. Plain data: stored and sent as it is. */
export interface Itinerary {
  readonly slug: string;
  readonly title: TitleSaying | OldText;
  readonly variant: Variant;
  readonly from: NamedPoint;
  readonly to: NamedPoint;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly durationDays: number;
  readonly travellers: number;
  readonly travelClass: TravelClass;
  readonly rooms: number;
  readonly vehicles: number;
  readonly bookedOn: Day;
  readonly journeys: readonly Journey[];
  readonly stays: readonly StayPlan[];
  readonly days: readonly PlannedDay[];
  readonly localTier: LocalTier;
  readonly price: {
    readonly lines: readonly PriceLine[];
    /** The sum of the lines. */
    readonly perPersonRupees: Rupees;
    /** perPersonRupees x travellers. */
    readonly totalRupees: Rupees;
    /** When the rates of the lines were last checked. */
    readonly ratesCheckedOn: Day;
  };
  readonly notes: readonly TripNote[];
  /** Rupees per person that the traveller wanted to spend; absent in plans stored before this field existed. */
  readonly budget?: TripRequest['priceRange'];
  /** Absent when the trip is exactly as requested. */
  readonly instead?: readonly Instead[];
  /** The wishes as they were asked; absent without any. */
  readonly wishes?: TripWishes;
  /** How the plan serves each of them; absent without any. */
  readonly served?: readonly ServedWish[];
  /** Absent in plans stored before they were simulated. */
  readonly robustness?: Robustness;
  /** Its difference from the other suggestions of the answer. */
  readonly difference: DifferenceSaying | OldText;
  /** Names of the verifier's checks that it passed: `V01` ... */
  readonly checks: readonly string[];
  /** Gazetteer and planner version: the same request and version give the same bytes. */
  readonly version: string;
}

/** A change of the request that leads to an answer: it has been planned before it is offered. */
export interface Remedy
  extends Partial<Pick<TripRequest, 'from' | 'to' | 'departureDate' | 'returnDate' | 'priceRange' | 'wishes'>> {
  /** What it changes, where that is one of the wishes. */
  readonly label?: ChangeSaying;
}

/** Why there is no such trip. */
export type Refusal = RefusalReason & {
  /** Best first; absent when no change was tried, empty when none of those tried helps. */
  readonly remedies?: readonly Remedy[];
  readonly message: RefusalSaying;
};

type RefusalReason =
  | {
      readonly reason: 'INVALID_INPUT';
      readonly details: { readonly fields: Readonly<Record<string, FieldSaying>> };
    }
  | {
      readonly reason: 'SAME_PLACE' | 'DATE_ORDER' | 'WISHES_IMPOSSIBLE';
      readonly details: Readonly<Record<string, never>>;
    }
  | {
      readonly reason: 'UNKNOWN_PLACE';
      readonly details: {
        readonly field: 'from' | 'to';
        readonly suggestions: readonly string[];
        /** Distance of each suggestion from the requested place; empty when its position is unknown. */
        readonly distancesKm: readonly number[];
        /** True when the single suggestion is very likely what was meant. */
        readonly isSure: boolean;
        /** True when the place is known and not planned: the suggestions are what is planned in its stead. */
        readonly isKnown: boolean;
      };
    }
  | {
      readonly reason: 'ABROAD';
      readonly details: { readonly field: 'from' | 'to'; readonly suggestions: readonly string[] };
    }
  | {
      readonly reason: 'TRIP_TOO_SHORT';
      readonly details: {
        readonly minDays: number;
        /** Null where no number of days is enough. */
        readonly fastest: Variant['transport'] | null;
        /** Parts of a route, where no number of days is enough for all of it. */
        readonly otherPlaces?: readonly string[];
      };
    }
  | {
      /** The named places are too far from each other for one trip. */
      readonly reason: 'ROUTE_TOO_FAR';
      readonly details: { readonly otherPlaces: readonly string[] };
    }
  | { readonly reason: 'TRIP_TOO_LONG'; readonly details: { readonly maxDays: number } }
  | {
      readonly reason: 'BUDGET_TOO_LOW';
      readonly details: { readonly cheapest: Rupees; readonly by: Variant['transport']; readonly tier: HotelTier };
    }
  | { readonly reason: 'BUDGET_TOO_HIGH'; readonly details: { readonly dearest: Rupees } }
  | {
      readonly reason: 'DESTINATION_CLOSED';
      readonly details: { readonly openFrom: Day | ''; readonly alternatives: readonly string[] };
    };

/** The verifier's results for an answer's plans. */
export interface CheckedPlans {
  readonly planned: number;
  /** Number of plans that passed every check. */
  readonly passed: number;
  /** Number of plans that failed each check, by its id. */
  readonly failed: Readonly<Record<string, number>>;
}

/** Events of the engine while it works; `itinerary` events arrive in the order in which they are shown. */
export type PlanningEvent =
  | {
      readonly kind: 'progress';
      readonly step: 'places' | 'transport' | 'sights' | 'prices' | 'checks';
      readonly text: ProgressSaying;
    }
  | { readonly kind: 'itinerary'; readonly itinerary: Itinerary }
  /** Once, after the itineraries or before the refusal, if any plan was made. */
  | { readonly kind: 'checked'; readonly plans: CheckedPlans }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
