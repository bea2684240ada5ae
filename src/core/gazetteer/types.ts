import type { Day, Weekday, YearDay } from '../dates.ts';
import type { Point } from '../geo.ts';

/** What a sight is loved for; also what a traveller may ask a trip to be about. */
export const THEMES = [
  'heritage',
  'spiritual',
  'museum',
  'nature',
  'viewpoint',
  'beach',
  'water',
  'wildlife',
  'garden',
  'adventure',
  'culture',
  'market',
  'food',
] as const;
export type Theme = (typeof THEMES)[number];

/** The ten landscapes that the travel posters can draw. */
export const TERRAINS = [
  'beach',
  'backwater',
  'snow-mountain',
  'tea-hills',
  'desert',
  'fort-city',
  'temple-town',
  'jungle',
  'lake',
  'metropolis',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const HOTEL_TIERS = ['budget', 'mid', 'premium', 'luxury'] as const;
export type HotelTier = (typeof HOTEL_TIERS)[number];

/** Price level. A: metros, Goa, Udaipur, Andamans; B: popular leisure places; C: small places. */
export type PlaceTier = 'A' | 'B' | 'C';

/** Class of the roads around: decides speed and detour. */
export type RoadClass = 'plains' | 'mixed' | 'hills';

/** Days of the year, both ends included, when a place or sight cannot be visited; may run over New Year. */
export interface Closure {
  readonly from: YearDay;
  readonly to: YearDay;
  readonly reason: string;
}

/** How one gets from an airport or a railway station to the base by road. */
export interface Gateway {
  readonly kind: 'airport' | 'station';
  /** IATA code of an airport, or Indian Railways code of a station, of the gazetteer. */
  readonly code: string;
  readonly roadKm: number;
  readonly roadMinutes: number;
  /** Set where the last stretch is not by road. */
  readonly by?: 'ferry' | 'toy-train';
}

export interface Stay {
  readonly tier: HotelTier;
  /** Only a well-known, long-standing hotel is named; otherwise left out and `kind` and `area` speak. */
  readonly name?: string;
  /** "3-star hotel", "homestay", "heritage haveli", "houseboat". */
  readonly kind: string;
  /** Where in the base: "near Mall Road". */
  readonly area: string;
}

export interface Dish {
  readonly name: string;
  readonly vegetarian: boolean;
}

/**
 * How far a fact can be relied on: `high`, a source says it; `medium`, a source says part of it or is old; `low`,
 * general knowledge.
 */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The source of a fact and when it was last checked. The agency confirms facts of low confidence first. */
export interface Provenance {
  /** Web addresses, or the name of a publication; empty for general knowledge. */
  readonly source: readonly string[];
  readonly checkedOn: Day;
  readonly confidence: Confidence;
}

/** Something to see or do, reachable from its base within a day. */
export interface SightRecord extends Point, Provenance {
  /** Unique in the whole gazetteer, kebab-case: `darjeeling-tiger-hill`. */
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Usual length of a visit. */
  readonly minutes: number;
  /** Opening windows `HH:MM-HH:MM` on one day, in order; `00:00-24:00` for open places. */
  readonly open: readonly string[];
  readonly closedWeekdays?: readonly Weekday[];
  readonly closedRanges?: readonly Closure[];
  /** Entry for one Indian adult; 0 when free. */
  readonly feeRupees: number;
  /** How much of a reason to come it is: 100 the Taj Mahal, 70 a town's best sights, 40 pleasant, 20 filler. */
  readonly score: number;
  /** The two to four sights a first visit must not miss. */
  readonly headline?: true;
  readonly themes: readonly Theme[];
  /**
   * When the visit must be: sunrise visits begin before 06:30, sunset ones end near 18:00, evening ones begin after
   * 17:00.
   */
  readonly bestAt?: 'sunrise' | 'sunset' | 'evening';
  /** Above sea level, where above 2,500 m or different from its base by more than 300 m. */
  readonly altitudeMetres?: number;
  /** Set when a permit is needed, with lead time in days. */
  readonly permit?: { readonly name: string; readonly leadDays: number };
  /** A trek or a high pass: not for children or elders. */
  readonly strenuous?: true;
  readonly indoor: boolean;
  /** One sentence of ours that says what it is and why one goes. No numbers in it. */
  readonly about: string;
  /**
   * One-way minutes and km by road from the base, where the model (see `travel.ts`) is wrong: ferries, one-way hill
   * roads.
   */
  readonly fromBase?: { readonly km: number; readonly minutes: number };
}

/** A town where one sleeps, with what can be seen from it. */
export interface BaseRecord extends Point, Provenance {
  /** Unique, kebab-case, the town's own name: `darjeeling`. */
  readonly id: string;
  readonly name: string;
  /** Other spellings and names; each belongs to one base only. */
  readonly aliases: readonly string[];
  /** ISO 3166-2:IN without the country: `WB`. */
  readonly state: string;
  readonly altitudeMetres: number;
  readonly placeTier: PlaceTier;
  readonly terrain: Terrain;
  readonly road: RoadClass;
  /** Ids of the regions it belongs to. */
  readonly regions: readonly string[];
  readonly gateways: readonly Gateway[];
  /** January to December: 1 the best time, 0.2 better not. */
  readonly monthWeights: readonly number[];
  /** When the whole place cannot be reached or is shut. */
  readonly closures?: readonly Closure[];
  readonly dishes: readonly Dish[];
  /** One example for each tier at least where there is one. */
  readonly stays: readonly Stay[];
  /** One or two sentences of ours on the place. */
  readonly about: string;
  /** What a traveller must know: monsoon, fog, snow, permits, altitude, dry days. */
  readonly notes: readonly string[];
  /** Languages heard. */
  readonly languages: readonly string[];
  readonly sights: readonly SightRecord[];
}

/** A name that travellers search for and that means several bases: "Kerala", "Ladakh". */
export interface RegionRecord {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The base at the heart of a first visit. */
  readonly mainBaseId: string;
  /**
   * The towns of the round trip that agencies sell, with the usual nights, the most wanted first: a short trip has the
   * first ones.
   */
  readonly classics: readonly (readonly [baseId: string, nights: number])[];
}

/** An Indian airport with scheduled passenger flights. */
export interface AirportRecord extends Point, Provenance {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** Hubs fly to each other without a stop. */
  readonly hub: boolean;
  /** Codes of the airports with non-stop flights (for one that is no hub; hubs among themselves are implied). */
  readonly directTo: readonly string[];
  /** Fare factor: 1.0 trunk, 1.1 to 1.25 tier-2, 1.5 to 1.6 remote. */
  readonly fareFactor: number;
}

/** A railway station of a base or of a larger city. */
export interface StationRecord extends Point, Provenance {
  /** Indian Railways station code. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export const RAIL_CLASSES = ['SL', '3A', '2A', '1A', 'CC'] as const;
export type RailClass = (typeof RAIL_CLASSES)[number];

/** A direct train that is known to run, in one direction. Times are typical and to be checked before booking. */
export interface TrainRecord extends Provenance {
  readonly number: string;
  readonly name: string;
  /** Codes of two stations of the gazetteer. */
  readonly from: string;
  readonly to: string;
  /** `HH:MM` at the first and the last of the two; `minutes` decides the day of arrival. */
  readonly departs: string;
  readonly minutes: number;
  readonly km: number;
  readonly classes: readonly RailClass[];
  /** Weekdays of departure; left out when daily. */
  readonly weekdays?: readonly Weekday[];
  /** Fare factor: Vande Bharat 1.25 on CC, Rajdhani and Tejas 1.4. */
  readonly fareFactor?: number;
}

/** Where the road model is wrong: a measured leg between two bases, valid in both directions. */
export interface LegRecord extends Provenance {
  readonly a: string;
  readonly b: string;
  readonly km: number;
  readonly minutes: number;
  readonly by: 'road' | 'ferry' | 'boat-and-road';
  /** When the leg is shut: Manali to Leh in winter. */
  readonly closedRanges?: readonly Closure[];
}

/** A town or another place that travellers name. */
export interface NamedTown extends Point {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Old and other names in lower case; each belongs to one town only. */
  readonly aliases: readonly string[];
  /** ISO 3166-2:IN without the country. */
  readonly state: string;
  /** Of the city proper, about as in the census of 2011; decides between namesakes. 0 where trips do not start. */
  readonly population: number;
}

/**
 * Why a town is known: trips start there (`origin`); travellers name it as a destination that we do not plan
 * (`unplanned`); it is a station spelt almost like a place of ours and far from it (`namesake`).
 */
export const TOWN_KINDS = ['origin', 'unplanned', 'namesake'] as const;
export type TownKind = (typeof TOWN_KINDS)[number];

/** A row of the table of towns. */
export interface TownRecord extends NamedTown, Provenance {
  readonly kind: TownKind;
}

/** A state or union territory in the rectangle around it, degrees WGS 84, with about 0.1 degree of slack. */
export interface StateRecord extends Provenance {
  /** ISO 3166-2:IN without the country, as of the change of November 2023 (CG, OD, TS, UK for CT, OR, TG, UT). */
  readonly code: string;
  readonly name: string;
  /** Names that it had, or has in speech, in lower case. */
  readonly aliases: readonly string[];
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A name abroad that travellers type, with the names of Indian places that come near. */
export interface AbroadRecord {
  /** Under its `nameKey`. */
  readonly name: string;
  readonly instead: readonly string[];
}
