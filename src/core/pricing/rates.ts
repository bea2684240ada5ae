import type { Day } from '../dates.ts';
import type { PlaceTier, RailClass, RoomTier, Theme } from '../gazetteer/types.ts';
import type { FlightCabin } from '../rides.ts';
import { seasonProvenance } from './seasons.ts';
import type { LocalTier, Meal, MealTier, RateBlock } from './types.ts';

type ByRoad<T> = { readonly plains: T; readonly hills: T };

const block = (source: RateBlock['source']): RateBlock => ({
  validFrom: '2026-11-01',
  checkedOn: '2026-11-21',
  source,
});

/**
 * Air fares, one way, economy, including GST and airport fees: (fixed + perKm x great-circle km) x route x lead x
 * season x weekday x cabin, rounded to ten rupees. The route factor is the ride's `fareFactor`.
 */
export const flightRates = {
  ...block({
    high: ['Business Standard 10/2025: HYD-DEL 5,500-8,500, HYD-CCU 4,500-6,500'],
    medium: [
      '222 fares of 8 metro pairs, Yatra and Moneycontrol trackers 2018-19: median 2,047 + 2.14/km',
      'lead factors smoothed from 300,153 EaseMyTrip rows of 2/2022',
    ],
    low: ['weekday factor, premium economy and business', 'the fixed part of a ticket with one stop'],
  }),
  fixed: 2300,
  /**
   * Replaces `fixed` for each flight of a ticket with one stop: one ticket's fixed part and 700 for the stop, halved.
   */
  throughFixed: 1500,
  perKm: 2.6,
  cabin: { economy: 1, 'premium-economy': 1.5, business: 4.2 } satisfies Record<FlightCabin, number>,
  /** By whole days from booking to the trip's first day: the first row whose `days` is reached. */
  lead: [
    { days: 30, factor: 1 },
    { days: 15, factor: 1.12 },
    { days: 8, factor: 1.35 },
    { days: 4, factor: 1.6 },
    { days: 0, factor: 2 },
  ],
  /** Friday and Sunday. */
  weekdays: [0, 5],
  weekdayFactor: 1.08,
} as const;

/**
 * Rail fares, one way: fixed + telescopic rupees per km in the bands up to `bandsKm` and beyond, times the train's
 * `fareFactor` (Vande Bharat 1.25, Rajdhani and Tejas 1.4 with meals), rounded to ten.
 */
export const trainRates = {
  ...block({
    high: ['newsbytes and patrika on the rises of 1 Jul 2025 and 26 Dec 2025'],
    low: ['within 5 % of published fares of 2026; supplements of premium trains'],
  }),
  bandsKm: [300, 500, 1000, 2000],
  classes: {
    SL: { fixed: 50, perKm: [0.62, 0.5, 0.45, 0.38, 0.3] },
    '3A': { fixed: 95, perKm: [1.65, 1.45, 1.25, 0.95, 0.75] },
    '2A': { fixed: 105, perKm: [2.35, 2.05, 1.75, 1.35, 1.05] },
    '1A': { fixed: 145, perKm: [3.95, 3.45, 2.95, 2.3, 1.8] },
    CC: { fixed: 95, perKm: [1.75, 1.6, 1.45, 1.3, 1.2] },
  } satisfies Record<RailClass, { fixed: number; perKm: readonly number[] }>,
} as const;

/**
 * Air-conditioned coaches and shared jeeps, per seat and road km, at least `atLeast`; `ordinaryPerKm` for ordinary and
 * express seats of state buses.
 */
export const busRates = {
  ...block({
    high: ['HRTC Delhi-Manali 1,533-1,689 for 556 km, Shimla-Manali 1,018, Shimla-Dharamshala 939'],
    medium: [
      'https://uttarjan.com/uttrakhand-goverment-bus-fare-increase: Rishikesh-Delhi 420 for 240 km, Haridwar-Delhi 365 for 220 km, ordinary',
      'https://www.latestly.com/agency-news/india-news-up-road-transport-corporation-hikes-general-bus-fare-by-25-paise-4806514.html: UPSRTC 1.30 per km, 2/2023',
      'https://odishabytes.com/bus-fares-hiked-again-in-odisha-check-new-fares/amp: Odisha 0.92 ordinary, 0.96 express, 4/2022',
    ],
    low: [
      'https://www.financialexpress.com/india-news/himachal-road-transport-corporation-increases-bus-fare-by-24-44-per-cent-in-plain-areas-while-20-69-per-cent-in-hilly-region/1325198/: HRTC ordinary in the hills 1.75 per km in 9/2018, raised by a quarter in 7/2020 and again in 4/2025',
      'the least fare',
      'one ordinary fare for all states, near the upper end',
    ],
  }),
  perKm: { plains: 2.8, hills: 3.8 } satisfies ByRoad<number>,
  ordinaryPerKm: { plains: 1.6, hills: 2.5 } satisfies ByRoad<number>,
  atLeast: 50,
} as const;

/**
 * Hired cars between towns, per vehicle, taxes and fuel included. Up to `transferKm` a ride is a point-to-point
 * transfer; beyond, the day's km are charged with a minimum, the driver's day and, on plains roads, tolls.
 */
export const cabRates = {
  ...block({
    high: ['operators 2025: sedan 11, SUV 14 per km, driver 250-300 a day'],
    low: ['uplift to 2026', 'transfers up to 60 km, tolls per km'],
  }),
  sedan: { seats: 4, perKm: { plains: 13, hills: 17 } satisfies ByRoad<number> },
  suv: { seats: 6, perKm: { plains: 18, hills: 23 } satisfies ByRoad<number> },
  minimumKm: { plains: 250, hills: 120 } satisfies ByRoad<number>,
  driverPerDay: 400,
  tollPerPlainsKm: 1.3,
  transferKm: 60,
  transfer: { atLeast: 400, perKm: { plains: 25, hills: 30 } satisfies ByRoad<number>, suvFactor: 1.4 },
} as const;

/**
 * One way by city bus, metro or local train in the cities (ids of bases) that have enough of them: Mumbai's bus fares by
 * stage, which local trains undercut and metros exceed by little.
 */
export const cityBusRates = {
  ...block({
    high: [
      'https://www.newsdrum.in/national/mumbai-best-bus-fares-to-increase-from-friday-minimum-fare-to-double-9049244: BEST, 10 up to 5 km to 60 up to 50 km, from 9 May 2025',
    ],
    low: ['the same in every city; which cities'],
  }),
  cities: ['mumbai', 'delhi', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad', 'kochi', 'lucknow'],
  /** Shorter ways are walked. */
  walkKm: 1.5,
  stages: [
    { upToKm: 5, rupees: 10 },
    { upToKm: 10, rupees: 20 },
    { upToKm: 15, rupees: 30 },
    { upToKm: 20, rupees: 35 },
    { upToKm: 25, rupees: 40 },
    { upToKm: 30, rupees: 45 },
    { upToKm: 35, rupees: 50 },
    { upToKm: 40, rupees: 55 },
    { upToKm: 50, rupees: 60 },
  ],
  perKmBeyond: 1.6,
} as const;

/**
 * The travellers' own car, per car: fuel per road km, tolls per km of the longer ways on the plains, parking for a day
 * with sights.
 */
export const ownCarRates = {
  ...block({
    high: [
      'https://www.newsbytesapp.com/news/india/petrol-and-diesel-prices-hold-steady-across-india/tldr: petrol 94.72 (Delhi) to 107.46 (Hyderabad) a litre, 1/2026',
      'https://www.deccanchronicle.com/business/annual-toll-pass-to-lead-to-80-pc-savings-for-nh-users-1887753: 1.60 per km of toll road for cars, 6/2025',
    ],
    low: ['13 km a litre on the plains, 10 in the hills', 'four fifths of a long way are toll roads', 'parking'],
  }),
  fuelPerKm: { plains: 8, hills: 10 } satisfies ByRoad<number>,
  tollPerPlainsKm: 1.3,
  /** Shorter ways have no tolls. */
  tollsFromKm: 60,
  parkingPerDay: 100,
} as const;

/**
 * Passenger ferries between islands, per seat: (fixed + perKm x km) x `fareFactor`; government boats have a factor of
 * about 0.5.
 */
export const ferryRates = {
  ...block({ low: ['Port Blair-Havelock private catamarans about 1,200-1,700, Havelock-Neil about 1,000'] }),
  fixed: 500,
  perKm: 17,
} as const;

/** Hill railways, first class, per seat: (fixed + perKm x km) x `fareFactor`. */
export const toyTrainRates = {
  ...block({ low: ['Kalka-Shimla and Nilgiri first class'] }),
  fixed: 100,
  perKm: 6,
} as const;

/** A double room for one night before season and GST. */
export const hotelRates = {
  ...block({
    high: ['HVS ANAROCK via Business Standard: average rate of the organised sector 9,400-9,700 forecast for 2026'],
    low: ['bands, each about +-25 %'],
  }),
  roomNight: {
    A: { budget: 1600, mid: 3600, premium: 8000, luxury: 20000 },
    B: { budget: 1300, mid: 2900, premium: 6200, luxury: 15000 },
    C: { budget: 1000, mid: 2200, premium: 4500, luxury: 10000 },
  } satisfies Record<PlaceTier, Record<RoomTier, number>>,
  peoplePerRoom: 2,
} as const;

/** A bed in a dormitory for one night, per person, before season and GST. */
export const dormitoryRates = {
  ...block({
    medium: [
      'https://recentlyheard.com/2022/05/13/top-10-backpacker-hostels-in-india-every-traveller-should-know-in-2022/: Delhi about 600',
      'https://www.moneycontrol.com/news/trends/travel-trends/9-backpacking-destinations-and-hostel-stays-to-explore-across-india-7588271.html: from 399 in 2021',
      'https://banglaxp.com/stay-in-digha-state-government-youth-hostel-for-just-225-rupees-pkd: state youth hostel 225',
    ],
    low: ['the same in every place of a level; dharamshalas ask for less'],
  }),
  bedNight: { A: 600, B: 450, C: 300 } satisfies Record<PlaceTier, number>,
} as const;

/** Food per person and day, and the percentage of it that each meal costs. */
export const mealRates = {
  ...block({ low: ['planner.md 2.5', 'three plain thalis or the like a day'] }),
  perDay: { thali: 350, budget: 500, mid: 1000, premium: 1900, luxury: 3500 } satisfies Record<MealTier, number>,
  percent: { breakfast: 20, lunch: 40, dinner: 40 } satisfies Record<Meal, number>,
  /** Trains with a fare factor above 1 serve the meals of their hours within the fare. */
  servedAboveFareFactor: 1,
} as const;

/**
 * Guides for half a day, per party; and what is bought beside the entry at sights that sell something better
 * (`facts/extras.csv`), of which the boats and jeeps take a party of so many.
 */
export const activityRates = {
  ...block({ low: ['licensed guides of state tourism offices, about 1,500 to 2,500 for half a day'] }),
  guideHalfDay: 1900,
  peoplePerGuide: 10,
  peoplePerParty: 6,
  /** Sights of these themes with at least this score are worth a guide. */
  guidedThemes: ['heritage', 'museum', 'spiritual'],
  guidedFromScore: 75,
} as const satisfies RateBlock & { readonly guidedThemes: readonly Theme[] } & Record<string, unknown>;

/** Local transport on a day with sights: autos, buses and metro per person, or a car with driver per vehicle. */
export const localRates = {
  ...block({ low: ['planner.md 2.3; hills x 1.3 for cars'] }),
  publicPerPerson: 250,
  vehiclePerDay: { cab: 2400, suv: 3800, luxury: 5500 } satisfies Record<
    Exclude<LocalTier, 'bus' | 'public' | 'own'>,
    number
  >,
  seats: { bus: 4, public: 4, cab: 4, suv: 6, luxury: 4, own: 5 } satisfies Record<LocalTier, number>,
  hillsFactor: 1.3,
} as const;

/**
 * Goods and services tax on a hotel room by the seasonal price of the night, from 22 Sep 2025. All other rates include
 * their taxes.
 */
export const gstRates = {
  validFrom: '2025-09-22',
  checkedOn: '2026-11-21',
  source: {
    high: ['Mint and WION on the GST Council decisions of Sept 2025; CBIC notification to be cited by the operator'],
  },
  hotelSlabs: [
    { upToRupees: 1000, rate: 0 },
    { upToRupees: 7500, rate: 0.05 },
    { upToRupees: Number.POSITIVE_INFINITY, rate: 0.18 },
  ],
} as const;

const blocks: readonly RateBlock[] = [
  flightRates,
  trainRates,
  busRates,
  cabRates,
  cityBusRates,
  ownCarRates,
  ferryRates,
  toyTrainRates,
  hotelRates,
  dormitoryRates,
  mealRates,
  activityRates,
  localRates,
  gstRates,
  seasonProvenance,
];

/** The day on which the oldest block of rates was last checked, which prices show. */
export const ratesCheckedOn: Day = blocks.map((b) => b.checkedOn).reduce((a, b) => (a < b ? a : b));
