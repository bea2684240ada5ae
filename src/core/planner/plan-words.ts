import type { Minute } from '../clock-time.ts';
import type { Day } from '../dates.ts';
import type { HotelTier, RoomTier } from '../gazetteer/types.ts';
import type { Rupees } from '../money.ts';
import type { LineSaying } from '../pricing/line-sayings.ts';
import type { LocalTier, Meal, MealTier } from '../pricing/types.ts';
import type { Ride } from '../rides.ts';
import type { Words } from '../sayings.ts';
import type {
  DaySaying,
  DifferenceSaying,
  NoteSaying,
  SaidNight,
  SaidVehicle,
  StopSaying,
  TitleSaying,
} from './sayings.ts';
import type { CheckId } from './verifier/checks.ts';
import type { Diet } from './wishes.ts';

/** A main ride with its cabin. */
export interface SaidSeat {
  readonly vehicle: SaidVehicle;
  readonly cabin?: Ride['cabin'];
}

/** The way there or back: its main ride, and a long one by road at the end. */
export interface SaidWay {
  readonly main: SaidVehicle;
  readonly overnight: boolean;
  readonly then?: SaidVehicle;
}

/** A ride with its times, as a row of a day has it. */
export interface SaidRide extends SaidSeat {
  readonly number?: string;
  readonly from: string;
  readonly to: string;
  readonly departs: Minute;
  readonly minutes: number;
  /** It may arrive so many minutes later. */
  readonly delayMinutes: number;
}

/** What is eaten: a dish of the town, or the food of a place; neither where nothing is known. */
export interface SaidFood {
  readonly dish?: string;
  /** `food` and `since` are left out where the facts no longer have the place. */
  readonly at?: { readonly name: string; readonly area: string; readonly food?: string; readonly since?: number };
}

/** What happens in a part of a day, in order. */
export type DayEvent =
  | { readonly is: 'visits'; readonly start: Minute; readonly names: readonly string[] }
  | { readonly is: 'ride'; readonly ride: SaidRide }
  | ({ readonly is: 'meal'; readonly meal: Meal; readonly start: Minute } & SaidFood)
  | { readonly is: 'desk'; readonly title: StopSaying | string };

/** A part of a day without a row. */
export type IdlePart =
  | 'until-leaving'
  | 'slow-morning'
  | 'free-afternoon'
  | 'free-evening'
  | 'journey-home'
  | 'back-home'
  | 'on-board';

/** The words of one language for plans: their sayings, and the sentences of cards and day plans. */
export interface PlanWords {
  readonly titles: Words<TitleSaying>;
  readonly differences: Words<DifferenceSaying>;
  readonly days: Words<DaySaying>;
  readonly stops: Words<StopSaying>;
  readonly notes: Words<NoteSaying>;
  readonly lines: Words<LineSaying>;
  readonly vehicle: (vehicle: SaidVehicle) => string;
  readonly cabin: (cabin: Ride['cabin']) => string;
  readonly checks: Readonly<Record<CheckId, string>>;
  readonly card: CardWords;
  readonly day: DayWords;
  readonly details: DetailsWords;
  readonly calendar: CalendarWords;
}

/** The sentences of a card. */
interface CardWords {
  readonly duration: (days: number) => string;
  readonly packageName: (card: { readonly towns: readonly string[]; readonly days: number }) => string;
  readonly rooms: (stay: { readonly nights: number; readonly tier: RoomTier }) => string;
  readonly beds: (nights: { readonly inBeds: number; readonly inRooms: number }) => string;
  readonly nightStay: (night: SaidNight) => string;
  readonly seats: (seats: readonly SaidSeat[]) => string;
  readonly meals: (tier: MealTier) => string;
  readonly local: (tier: LocalTier) => string;
  readonly guides: (sights: readonly string[]) => string;
  readonly extra: (extra: { readonly name: string; readonly sight: string }) => string;
  readonly entries: string;
  readonly highlight: (sight: { readonly name: string; readonly about: string }) => string;
  readonly hotelType: (hotel: { readonly type: string; readonly tier: RoomTier }) => string;
  readonly noRoom: { readonly name: string; readonly type: string };
  readonly transport: (ways: {
    readonly out: SaidWay | undefined;
    readonly back: SaidWay | undefined;
    /** By train or flight from one town to the next. */
    readonly between: readonly (SaidWay & { readonly to: string })[];
  }) => string;
}

/** The sentences of a day and its rows. */
interface DayWords {
  readonly part: (events: readonly DayEvent[]) => string;
  readonly idle: Readonly<Record<IdlePart, string>>;
  readonly arrivesHome: (ride: SaidRide) => string;
  readonly meals: (meals: readonly ({ readonly meal: Meal } & SaidFood)[]) => string;
  readonly about: (abouts: readonly string[], isTravel: boolean) => string;
  readonly visit: (visit: { readonly about: string; readonly lunch?: 'there' | 'packed' | 'included' }) => string;
  readonly ride: (ride: SaidRide) => string;
  readonly food: (food: SaidFood) => string;
  readonly stop: (title: StopSaying | string) => string;
}

/** The sentences of the full plan. */
interface DetailsWords {
  readonly price: (perPerson: Rupees) => string;
  readonly transport: (transport: string, local: LocalTier) => string;
  readonly stays: (
    stays: readonly { readonly nights: number; readonly town: string; readonly hotel: string }[],
    count: { readonly beds: number; readonly rooms: number },
  ) => string;
  readonly roomType: (tier: HotelTier | 'night-stay') => string;
  readonly amenities: (tier: HotelTier | 'night-stay') => readonly string[];
  readonly hotelPlace: (area: string, town: string) => string;
  readonly meals: (meals: {
    readonly tier: MealTier;
    readonly diets: readonly Diet[];
    readonly dishes: readonly string[];
  }) => string;
  readonly mealsOfDay: (day: number) => string;
  readonly mealCost: (perDay: Rupees) => string;
  readonly accessibility: (walk: { readonly isLimited: boolean; readonly hard: readonly string[] }) => string;
  readonly dates: (from: Day, to: Day) => string;
  readonly terms: readonly string[];
}

/** The sentences of a calendar file beside those of the day plan. */
interface CalendarWords {
  /** The title of the nights in a hotel. */
  readonly nights: (stay: { readonly nights: number; readonly town: string }) => string;
  readonly example: (stay: { readonly hotel: string; readonly room: string }) => string;
  /** When to leave for a row, which begins at `start`. */
  readonly setOff: (way: { readonly start: Minute; readonly minutes: number; readonly km: number }) => string;
  /** The title of a meal at a named place. */
  readonly mealAt: (meal: { readonly title: string; readonly place: string }) => string;
}
