/**
 * The limits of a sensible day that the planner keeps and the verifier enforces. Data only: no rule is computed here,
 * so planner and verifier can still be wrong independently. Minutes unless the name says otherwise; clock times are
 * minutes after midnight. Values marked as judgement are to be confirmed.
 */

import type { RailClass, RoadClass } from '../gazetteer/types.ts';
import type { FlightCabin, RideMode } from '../rides.ts';
import type { Pace, TravelClass } from './types.ts';

/**
 * Sights and length of a day (V10, V12). The length runs from the start of the travel to the first counted stop to the
 * end of the last counted stop, plus `returnTravel` when no uncounted stop comes after it. Counted: visits, lunch,
 * `free`, check-in, check-out. Not counted: rides, breakfast, dinner, `rest`, a change of bed within a stay. The minutes of `rest` stops between
 * counted ones are subtracted (back to bed after a sunrise).
 */
export const PACE_LIMITS: Readonly<Record<Pace, { readonly sights: number; readonly dayMinutes: number }>> = {
  relaxed: { sights: 3, dayMinutes: 9 * 60 },
  balanced: { sights: 4, dayMinutes: 11 * 60 },
  full: { sights: 5, dayMinutes: 12.5 * 60 },
};
/** With children or elders (V10, V28); no `strenuous` sight either. */
export const GENTLE_DAY_MINUTES = 8 * 60;
/**
 * Who travels (V10, V44); ages in years. A party is gentle with a child under `gentleUnder`, with elders, or when one of
 * it walks little or uses a wheelchair: then its drives by day are at most `roadMinutes` a day and no night is spent in
 * a coach. With a child under `smallUnder` days are shorter and end by `homeBy`, for a nap and an early supper.
 * Judgement.
 */
export const PARTY_LIMITS = {
  gentleUnder: 10,
  smallUnder: 6,
  smallDayMinutes: 7 * 60,
  smallHomeBy: 19 * 60,
  roadMinutes: 6 * 60,
  /**
   * The longest day with a long excursion to a place that the party named (V10): only where nothing shorter reaches it,
   * and said (V56).
   */
  excursionMinutes: 11 * 60,
  /** A traveller alone is at the place to stay by this time. */
  soloHomeBy: 20 * 60 + 30,
} as const;

/** What "avoid" means (V42): the first row or ride of a day, minutes on roads in a day, metres above the sea. */
export const AVOID_LIMITS = { earlyUntil: 7 * 60, longDriveMinutes: 4 * 60, heightMetres: 3000 } as const;

/**
 * Local roads (V08): km = great circle x detour; minutes = the first `NEAR_KM` road km at the `near` speed, the rest at
 * the `far` speed, + 5.
 */
export const LOCAL_ROADS: Readonly<
  Record<RoadClass, { readonly detour: number; readonly nearKmh: number; readonly farKmh: number }>
> = {
  plains: { detour: 1.28, nearKmh: 35, farKmh: 50 },
  mixed: { detour: 1.45, nearKmh: 30, farKmh: 40 },
  hills: { detour: 1.65, nearKmh: 22, farKmh: 28 },
};
export const NEAR_KM = 25;
export const LOCAL_PARKING_MINUTES = 5;
/**
 * V08 locates stops as follows: visits are at their sight; breakfast, `rest`, check-in and check-out are at the stay
 * (the base's centre); lunch, dinner and `free` are where the stop before was, unless they have `travel`: then at the
 * stay. After a ride the traveller is at `ride.to`; from there to the stay counts the base's gateway of that code (else
 * the local model; nothing within 3 km). A sight with `fromBase` takes exactly that from and to its base's centre, a
 * station or an airport; between two sights of which one or both have `fromBase`: max(model, |difference of the minutes
 * from the centre|). The road class is that of the night's base. A planned time may be this much below the model.
 */
export const TRAVEL_TOLERANCE_MINUTES = 1;

/**
 * Between towns without a LegRecord: km = great circle x detour, minutes = km / speed. The class of a leg is the common
 * class of both ends, `mixed` when they differ; an end that is not within 15 km of a base is `plains`.
 */
export const INTERCITY_ROADS: Readonly<Record<RoadClass, { readonly detour: number; readonly kmh: number }>> = {
  plains: { detour: 1.28, kmh: 55 },
  mixed: { detour: 1.45, kmh: 40 },
  hills: { detour: 1.65, kmh: 28 },
};
/**
 * Lower bound of a ride's time, seat to seat: minutes >= fixed + km x 60 / kmh. Typical flight time: 35 + km / 12.5.
 */
export const FASTEST_RIDES: Readonly<
  Record<'flight' | 'train' | 'ferry' | 'toy-train', { readonly fixed: number; readonly kmh: number }>
> = {
  flight: { fixed: 25, kmh: 850 },
  train: { fixed: 0, kmh: 115 },
  ferry: { fixed: 0, kmh: 60 },
  'toy-train': { fixed: 0, kmh: 30 },
};

/**
 * A long excursion takes most of a day: more than this on the way there, or this in all with the way back, or a walk
 * (`strenuous`) of this length. It begins as early as breakfast allows, lunch is eaten there (its visit is then longer by
 * `lunchMinutes`) or is in its price, and the day may be this long at any pace (V10, V11); not with children or elders.
 */
export const EXCURSION = {
  wayMinutes: 90,
  dayMinutes: 330,
  walkMinutes: 180,
  lunchMinutes: 45,
  longestDay: 12.5 * 60,
} as const;

/** What one comes to a town for, by its score: in every suggestion that sleeps there, when it is open. */
export const MUST_SEE_SCORE = 90;

/** Maximum time between a sight and the stay, one way (V16): usual, and as the day's day trip. */
export const SIGHT_REACH_MINUTES = { usual: 90, dayTrip: 210 } as const;
/** A sight of another base than the one slept at: allowed within the same reach by the local model, when it has no
 * `fromBase` and no ferry leg lies between the two bases. */

/**
 * Meals (V11): start and end inside the window; lunch lasts 45 to 90 minutes; two meals of a day start at least 4 h
 * apart.
 */
export const MEAL_WINDOWS = {
  breakfast: { from: 6 * 60, to: 10 * 60 + 30 },
  lunch: { from: 11 * 60 + 30, to: 14 * 60 + 30 },
  dinner: { from: 18 * 60 + 30, to: 23 * 60 },
} as const;
/**
 * Lunch is required on a day with stops at or before 11:30 and at or after 14:30, unless a ride overlaps its window
 * (lunch is eaten on the way).
 */
export const LUNCH_MINUTES = { min: 45, usual: 60, max: 90 } as const;
/**
 * A place to eat is named for lunch within this distance of the sight before or after, for dinner within it of the
 * town's centre.
 */
export const EATING_PLACE_KM = 1.5;

export const MEAL_GAP_MINUTES = 240;

/** Minimum time at the terminal before departure (V09). For a ride stop: stop before + travel + this <= departs. */
export const BOARDING_MINUTES: Readonly<Record<RideMode, number>> = {
  flight: 120,
  train: 45,
  bus: 30,
  cab: 0,
  ferry: 60, // Judgement: Andaman ferries close their gates 45 to 60 minutes before
  'toy-train': 30,
};
/** From a ride's arrival until the travel to the next stop or ride begins (luggage, platform). */
export const ALIGHTING_MINUTES: Readonly<Record<RideMode, number>> = {
  flight: 30,
  train: 15,
  bus: 10,
  cab: 0,
  ferry: 15,
  'toy-train': 10,
};
/** Flight to flight at the same airport takes this instead of alighting + boarding: 97 of 100 connections are made. */
export const FLIGHT_CONNECTION_MINUTES = 150;
/** No visit begins earlier than this after the last arrival of the outward journey, whatever the mode. */
export const FIRST_VISIT_AFTER_ARRIVAL_MINUTES = 60;

/** V53: a plan is kept in this share of its simulated trips; sights are left out until it is. */
export const ROBUST_SHARE = 0.95;

/** Least `delayBufferMinutes` of a ride: this, or a quarter of its minutes when that is less (flights: always this). */
export const DELAY_MINUTES: Readonly<Record<RideMode, number>> = {
  flight: 40,
  train: 45,
  bus: 50,
  cab: 50,
  ferry: 30,
  'toy-train': 30,
};
/**
 * A change to another flight, train, bus or ferry must survive this delay of the ride before: arrival +
 * delayBufferMinutes <= next departure.
 */

/** A train of at least this many minutes, or an overnight one, is long: no flight departs on the day of its arrival. */
export const LONG_TRAIN_MINUTES = 480;

export const CHECK_IN_FROM = 12 * 60;
/** Cabs and day buses are off hill roads (`ride.hills`) by then; overnight coaches are exempt. */
export const HILL_ROAD_UNTIL = 18 * 60;
/**
 * No coach runs at night to a hill town from which the next airport or station is farther than this by road: its roads
 * are closed at night, or nobody drives them. Judgement; the Char Dham roads are closed at night by order.
 */
export const NIGHT_COACH_GATEWAY_MINUTES = 4 * 60;
/** A journey that arrives later than this (or before 04:00) has a note on it. */
export const LATE_ARRIVAL = 22 * 60;
export const EARLIEST_DEPARTURE_UNNOTED = 4 * 60;

/** Sleep and rest between two days at a base (V10): end of the last stop + return travel to the travel to the first. */
export const REST_BETWEEN_DAYS_MINUTES = 8 * 60;

/** Transfers between bases (V13): door to door of one day, one base change a day; relaxed: none on two days running.
 * Also the longest day by cab or day bus in any direction. Nights on board are exempt. */
export const TRANSFER_MINUTES_PER_DAY = 8 * 60;
/**
 * V60: a train or a flight between two towns of a trip is for towns without a road, or with one that takes longer than
 * this: a drive of a morning shows the country. A night on board between two towns is one night, in a berth. Judgement.
 */
export const TRANSFER_BY_RAIL_OR_AIR = {
  roadMinutes: 4 * 60 + 30,
  /** V13: the longest from door to door by day, most of it in a seat that one can leave. */
  minutesPerDay: 9 * 60,
} as const;
/** After more than this on hill roads in one day, at least two nights at the base reached; one where it is the last night of the trip. */
export const HILL_ROAD_MINUTES_FOR_TWO_NIGHTS = 6 * 60;

/** V15: great-circle length gateway - bases in order - gateway <= factor x the best order + slack. The gateway is where
 * the last flight or train of the outward journey arrives (first of the way back departs), else the origin. */
export const ROUTE_DETOUR = { factor: 1.25, slackKm: 40 } as const;

/**
 * A rest day (V66): after landing high, and for elders, those who walk little and those who asked for a slow pace after
 * a night on board, or after a day of so many minutes on the way. It has at most so many sights, near the stay (minutes
 * one way) and short. Judgement.
 */
export const REST_DAY = {
  sights: 1,
  wayMinutes: 30,
  sightMinutes: 120,
  longWayMinutes: 8 * 60,
  /** After an arrival later than this the day is over anyway. */
  arrivesBy: 14 * 60,
  /** Nights of a stay of which one day may be for rest. */
  nightsAfterNight: 2,
  nightsAfterLongWay: 3,
} as const;

/** Altitude (V17), metres. [S] Ladakh administration's acclimatisation order for air arrivals. */
export const ALTITUDE = {
  /** Landing by air above this requires rest. */
  flownInAbove: 3000,
  /** Minimum nights at the base landed at, before any other base. */
  restNights: 2,
  /**
   * For this many hours after landing: no sight above `sightMaximum` (Leh's own hills reach 3,650), nothing strenuous.
   */
  restHours: 48,
  sightMaximum: 3700,
  /**
   * The altitude of the k-th consecutive night above `countAbove` is at most base + k x rise + tolerance (the first,
   * when flown in, is exempt).
   */
  countAbove: 2500,
  base: 3000,
  risePerNight: 500,
  tolerance: 100,
} as const;

/**
 * V18: each permit has a note of kind `permit` with its name and its lead days as digits; and it can still be obtained:
 * leadDays <= days from booking to the visit.
 */

/** V23: cabins for the requested class, best first; a later one only when the train has none of the earlier. */
export const CABINS: Readonly<
  Record<TravelClass, { readonly flight: FlightCabin; readonly rail: readonly (readonly RailClass[])[] }>
> = {
  Economy: { flight: 'economy', rail: [['SL', '3A', 'CC'], ['2A'], ['1A']] },
  'Premium Economy': { flight: 'premium-economy', rail: [['2A', 'CC'], ['3A'], ['1A'], ['SL']] },
  Business: { flight: 'business', rail: [['1A'], ['2A', 'CC'], ['3A'], ['SL']] },
  'First Class': { flight: 'business', rail: [['1A'], ['2A', 'CC'], ['3A'], ['SL']] },
};
/** A night is never spent in a chair car. */

/** State buses (V23): by day, for road km up to this, on the plains and to the hill towns of these states. */
export const STATE_BUS_KM = 350;
export const STATE_BUS_HILLS: ReadonlySet<string> = new Set(['HP', 'UK', 'TN', 'KL', 'KA', 'WB', 'MH', 'RJ']);

/**
 * V24: at least this share of the hotel nights is within the distance of the requested place or in its region; the rest
 * within `farKm`.
 */
export const DESTINATION = { nearKm: 150, farKm: 500, nightsShare: 1 / 3 } as const;

/** V25: share of the visits with a requested theme; or of the sights with it in the towns slept in, where they are few. */
export const THEME_SHARE = { ofVisits: 0.4, ofSights: 0.5 } as const;

/**
 * V26. A pair may share more when there are only `fewest` suggestions, or its bases offer fewer than `poolFactor` x as many sights (that suit the party and the themes asked for) as it visits (distinct
 * visits of both together), and the two differ in transport, hotel tier, pace, shape or bases. An answer to `exclude`
 * may be shorter.
 */
export const ANSWER = { fewest: 3, mostJaccard: 0.7, poolFactor: 1.6 } as const;

/**
 * V29: a full day (neither first nor last) has a visit, unless rides take at least this long, or it is a day of rest
 * after landing high (V17: landing day and the next).
 */
export const TRAVEL_DAY_MINUTES = 240;

/** Least and most of a sight's usual minutes for a visit (V04). */
export const VISIT_LENGTH = { least: 0.75, most: 2 } as const;
/**
 * V04, `bestAt`: sunrise visits of sights that close by `sunriseOnlyUntil` begin by (elsewhere a later hour is fine
 * too), sunset visits end between, evening visits begin from.
 */
export const BEST_LIGHT = {
  sunriseBy: 6 * 60 + 30,
  sunriseOnlyUntil: 11 * 60,
  sunsetFrom: 17 * 60,
  sunsetTo: 20 * 60 + 15,
  /** Where the place closes earlier: the visit ends at most this long before. */
  beforeClosing: 30,
  eveningFrom: 17 * 60,
} as const;

/**
 * When a trip needs the note on a season (V27): some night (or, on a day trip, the destination) is within the dates and
 * fits every condition given.
 */
export const SEASON_NOTES: readonly {
  readonly id: 'monsoon' | 'north-east-monsoon' | 'snow' | 'heat' | 'fog';
  readonly from: string;
  readonly to: string;
  /** Only these states (ISO 3166-2:IN without country); any when left out. */
  readonly states?: readonly string[];
  /** Not in these regions. */
  readonly exceptRegions?: readonly string[];
  readonly minLat?: number;
  readonly minAltitude?: number;
  readonly maxAltitude?: number;
}[] = [
  { id: 'monsoon', from: '06-10', to: '09-30', exceptRegions: ['ladakh'] },
  {
    id: 'north-east-monsoon',
    from: '10-15',
    to: '12-15',
    states: ['TN', 'PY', 'AN'],
  },
  { id: 'snow', from: '12-10', to: '03-10', minLat: 26, minAltitude: 1900 },
  {
    id: 'heat',
    from: '04-10',
    to: '06-25',
    states: ['RJ', 'DL', 'HR', 'PB', 'UP', 'MP', 'GJ', 'BR', 'JH', 'TS', 'OD'],
    maxAltitude: 700,
  },
  { id: 'fog', from: '12-15', to: '01-31', minLat: 24, maxAltitude: 600 },
];
