import type { Day, Weekday } from '../dates.ts';
import type { HotelTier, Theme } from '../gazetteer/types.ts';
import type { SaidSeason } from '../pricing/line-sayings.ts';
import type { Meal } from '../pricing/types.ts';
import type { Pace } from './types.ts';
import type { CheckId } from './verifier/checks.ts';

export const VEHICLES = [
  'flight',
  'train',
  'ferry',
  'hill-train',
  'night-coach',
  'coach',
  'local-bus',
  'state-bus',
  'shared-jeep',
  'hired-car',
  'own-car',
] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** What a traveller rides in. */
export interface SaidVehicle {
  readonly is: Vehicle;
  /** A train's name, where it has one. */
  readonly name?: string;
}

/** The places of a trip: the towns, and what is seen from them. */
export interface SaidPlaces {
  readonly names: readonly string[];
  readonly with?: readonly string[];
}

/** How a trip goes there. */
export type Way = 'night-train' | 'train' | 'flight' | 'night-coach' | 'coach' | 'state-bus' | 'car';

export type TitleSaying = { readonly places: SaidPlaces } & (
  | { readonly say: 'theme'; readonly theme: Theme }
  | { readonly say: 'comfort'; readonly tier: HotelTier }
  | { readonly say: 'way' | 'way-to'; readonly way: Way }
  | { readonly say: 'named-train'; readonly train: string }
  | {
      readonly say: 'low-cost' | 'route' | 'slow-route' | 'one-hotel' | 'quiet' | 'uncrowded' | 'full-days' | 'another';
    }
  | { readonly say: 'from-to'; readonly from: string; readonly to: string }
  | { readonly say: 'numbered'; readonly number: number }
);

/** A night that is a sight itself: "houseboat" in "Alappuzha". */
export interface SaidNight {
  readonly type: string;
  readonly town: string;
  readonly nights: number;
}

/** The difference of a suggestion from the others of its answer. */
export interface DifferenceSaying {
  readonly say: 'classics' | 'low-cost' | 'quiet' | 'comfort' | 'moving' | 'full' | 'one-hotel' | 'theme' | 'edited';
  /** In travel order; empty for a day trip. */
  readonly stays: readonly { readonly place: string; readonly nights: number }[];
  readonly place: string;
  /** Nights on houseboats and in camps; absent in plans stored before there were any. */
  readonly nightStays?: readonly SaidNight[];
  /** The sights of each day that is spent away from the town where one sleeps, for at most two days. */
  readonly daysOut: readonly (readonly string[])[];
  /** The best sights that fit what the suggestion is for. */
  readonly sights: readonly string[];
  readonly way: Way;
  readonly tier: HotelTier;
  readonly pace: Pace;
  readonly theme?: Theme;
  /** It costs so many percent less than the first suggestion; offers leave it true. */
  readonly savesPercent?: number;
}

/** Why a day is for rest: one landed high, came by a night on board, or was on the way all the day before. */
export type RestReason = 'height' | 'night' | 'long-way';

export type DaySaying =
  | {
      readonly say: 'sights';
      readonly names: readonly string[];
      /** The town where the traveller arrives on this day. */
      readonly to?: string;
      readonly thenHome?: true;
    }
  | { readonly say: 'journey-home' | 'night-train' | 'night-coach' | 'night-home' | 'travel-day' }
  | { readonly say: 'arrive' | 'free-day'; readonly town: string }
  | { readonly say: 'rest-day'; readonly town: string; readonly because: RestReason; readonly sight?: string };

export type StopSaying =
  | { readonly say: 'sight'; readonly name: string }
  | { readonly say: 'meal'; readonly meal: Meal }
  | { readonly say: 'ride'; readonly vehicle: SaidVehicle; readonly to: string }
  | { readonly say: 'check-in' | 'free-in'; readonly town: string }
  | { readonly say: 'check-in-night'; readonly kind: string; readonly area: string }
  | {
      readonly say:
        | 'check-out'
        | 'check-out-bags'
        | 'check-out-moving'
        | 'check-out-early'
        | 'leave-bags'
        | 'packed-breakfast-eaten'
        | 'rest-before-breakfast'
        | 'rest'
        | 'easy-morning'
        | 'easy-afternoon'
        | 'back'
        | 'back-for-afternoon'
        | 'free-here';
    };

export type NoteSaying =
  | { readonly say: 'monsoon' | 'north-east-monsoon' | 'snow' | 'heat' | 'fog' }
  | { readonly say: 'dear-rooms'; readonly season: SaidSeason; readonly towns: readonly string[] }
  | { readonly say: 'closed-road'; readonly from: string; readonly to: string; readonly reason: string }
  | { readonly say: 'permit'; readonly name: string; readonly sights: readonly string[]; readonly leadDays: number }
  | { readonly say: 'altitude'; readonly town: string; readonly metres: number; readonly flown: boolean }
  | {
      readonly say: 'fair';
      readonly name: string;
      readonly town: string;
      readonly first: Day;
      readonly last: Day;
      readonly about: string;
    }
  | {
      readonly say: 'booking';
      /** Names of the visited sights and towns. */
      readonly places: readonly string[];
      /** The sentences of the table of notes on booking. */
      readonly about: string;
    }
  | { readonly say: 'festival'; readonly name: string; readonly day: Day }
  | { readonly say: 'long-weekend'; readonly name: string }
  | {
      readonly say: 'times-typical';
      /** Names and numbers of the trains. */
      readonly trains: readonly { readonly name: string; readonly number: string }[];
      /** True where no direct train is known. */
      readonly change: boolean;
    }
  | { readonly say: 'night-on-the-way'; readonly town: string; readonly from: string; readonly to: string }
  | { readonly say: 'arrives-late'; readonly vehicle: SaidVehicle; readonly to: string }
  | { readonly say: 'leaves-today' | 'own-way-to-station' | 'no-first-class' }
  | { readonly say: 'estimate'; readonly checkedOn: Day }
  | BrokenSaying
  | MissedSaying;

/** A rule that a plan breaks as its traveller has changed it; on a day, by a sight, where these are known. */
export interface BrokenSaying {
  readonly say: 'broken';
  readonly check: CheckId;
  readonly day?: number;
  readonly sight?: string;
}

/** Why a sight that one comes for is not in the plan. */
export type MissedSaying = { readonly sight: string } & (
  | { readonly say: 'missed-season'; readonly reason: string }
  | { readonly say: 'missed-theme' | 'missed-strenuous' | 'missed-sunrise' | 'missed-avoided' }
  | { readonly say: 'missed-permit'; readonly permit: string }
  | { readonly say: 'missed-weekday'; readonly weekdays: readonly Weekday[]; readonly town: string }
  | { readonly say: 'missed-time'; readonly town: string }
);
