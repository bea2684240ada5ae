import type { Day, DayRange, Weekday, YearDay } from '../dates.ts';
import type { Point } from '../geo.ts';

/** What sights are known for; also what a traveller may ask a trip to be about. */
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

/** The landscapes that the travel posters can draw. */
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

/** Rooms of one's own, by comfort. */
export const ROOM_TIERS = ['budget', 'mid', 'premium', 'luxury'] as const;
export type RoomTier = (typeof ROOM_TIERS)[number];

/** Where one sleeps, by comfort: a bed in a dormitory, or a room. */
export const HOTEL_TIERS = ['dormitory', ...ROOM_TIERS] as const;
export type HotelTier = (typeof HOTEL_TIERS)[number];

/** Price level. A: metros, Goa, Udaipur, Andamans; B: popular leisure places; C: small places. */
export type PlaceTier = 'A' | 'B' | 'C';

/** Class of the roads around: decides speed and detour. */
export type RoadClass = 'plains' | 'mixed' | 'hills';

/** When a place or sight cannot be visited: every year, or on some days that the back office has entered. */
export interface Closure extends DayRange {
  readonly reason: string;
}

/** The way by road from an airport or a railway station to the base. */
export interface Gateway {
  readonly kind: 'airport' | 'station';
  /** The gazetteer's IATA code of an airport, or Indian Railways code of a station. */
  readonly code: string;
  readonly roadKm: number;
  readonly roadMinutes: number;
  /** Set when the last stretch is not by road. */
  readonly by?: 'ferry' | 'toy-train';
}

export interface Stay {
  readonly tier: HotelTier;
  /** Only for a well-known, long-standing hotel; otherwise `kind` and `area` describe it. */
  readonly name?: string;
  /** "3-star hotel", "homestay", "heritage haveli", "houseboat". */
  readonly kind: string;
  /** Where in the base: "near Mall Road". */
  readonly area: string;
  /** Days of the year on which it is open, both included; left out where it is open all year. */
  readonly season?: { readonly from: YearDay; readonly to: YearDay };
}

/**
 * How reliable a fact is: `high`, a source states it; `medium`, a source states part of it or is old; `low`, general
 * knowledge.
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

/** Facts of a place that may come from another source than the rest of its row. */
export const FACTS = ['position', 'hours', 'closedDays', 'fee', 'season', 'duration'] as const;
export type Fact = (typeof FACTS)[number];

/** The provenance of a row, and of its single facts where it differs. */
export interface ProvenanceByFact extends Provenance {
  readonly provenance?: { readonly [fact in Fact]?: Provenance };
}

/** Something to see or do, reachable from its base within a day. */
export interface SightRecord extends Point, ProvenanceByFact {
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
  /** Name of the ticket, where one ticket is valid at several sights on one day; each of them has its price. */
  readonly ticket?: string;
  /** How strong a reason to come it is: 100 the Taj Mahal, 70 a town's best sights, 40 pleasant, 20 filler. */
  readonly score: number;
  /** The two to four sights a first visit must not miss. */
  readonly headline?: true;
  readonly themes: readonly Theme[];
  /**
   * The time of the visit: sunrise visits begin before 06:30, sunset ones end near 18:00, evening ones begin after
   * 17:00.
   */
  readonly bestAt?: 'sunrise' | 'sunset' | 'evening';
  /** Above sea level; given above 2,500 m, or when it differs from its base's by more than 300 m. */
  readonly altitudeMetres?: number;
  /** Set when a permit is needed, with lead time in days. */
  readonly permit?: { readonly name: string; readonly leadDays: number };
  /** Lunch is served on the way and is in the price: a cruise, a day with the park's guides. */
  readonly withLunch?: true;
  /** A trek or a high pass: not for children or elders. */
  readonly strenuous?: true;
  /** Reached or seen only by a flight of steps or a climb: not in a wheelchair. Set where our own text of it says so. */
  readonly steps?: true;
  readonly indoor: boolean;
  /** One sentence, written for the site, on what it is and why to go. Without numbers. */
  readonly about: string;
  /**
   * One-way minutes and km by road from the base, where the model (see `travel.ts`) is wrong: ferries, one-way hill
   * roads.
   */
  readonly fromBase?: { readonly km: number; readonly minutes: number };
  /** Set where it is a day out to another base: a trip that sleeps there does not come back for the day. */
  readonly dayTripTo?: string;
}

/** A town where travellers stay, with the sights that can be seen from it. */
export interface BaseRecord extends Point, Provenance {
  /** Unique, kebab-case, the town's own name: `darjeeling`. */
  readonly id: string;
  readonly name: string;
  /** Other spellings and names; each belongs to a single base. */
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
  /** January to December: 1 for the best time, 0.2 for months to avoid. */
  readonly monthWeights: readonly number[];
  /** Nights of a usual first visit, as agencies sell it. */
  readonly usualNights: number;
  /** When the whole place is unreachable or closed. */
  readonly closures?: readonly Closure[];
  /** Names of rows of the table of dishes, the best known first. */
  readonly dishes: readonly string[];
  /** At least one example for each available tier. */
  readonly stays: readonly Stay[];
  /** One or two sentences on the place, written for the site. */
  readonly about: string;
  /** What a traveller must know: monsoon, fog, snow, permits, altitude, dry days. */
  readonly notes: readonly string[];
  /** Languages spoken there. */
  readonly languages: readonly string[];
  readonly sights: readonly SightRecord[];
}

/** A name that travellers search for and that covers several bases: "Kerala", "Ladakh". */
export interface RegionRecord {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The main base of a first visit. */
  readonly mainBaseId: string;
  /**
   * The towns of the usual round trip of agencies, with the usual nights, most wanted first: a short trip has the first
   * ones.
   */
  readonly classics: readonly (readonly [baseId: string, nights: number])[];
  /** Orders of travel that agencies sell: ids of bases, from the first night to the last. Shorter trips leave some out. */
  readonly tours?: readonly (readonly string[])[];
  /**
   * Further towns that agencies add to such a trip. Other towns of the region are planned on long trips, or when they are
   * asked for.
   */
  readonly also?: readonly string[];
}

/** An Indian airport with scheduled passenger flights. */
export interface AirportRecord extends Point, Provenance {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** Hubs fly to each other without a stop. */
  readonly hub: boolean;
  /** Codes of the airports with non-stop flights (for airports that are no hubs; hubs fly to each other). */
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

/** A known direct train, in one direction. Times are typical; check them before booking. */
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

/** A measured leg between two bases, valid in both directions, where the road model is wrong. */
export interface LegRecord extends Provenance {
  readonly a: string;
  readonly b: string;
  readonly km: number;
  readonly minutes: number;
  readonly by: 'road' | 'ferry' | 'boat-and-road';
  /** When the leg is closed: Manali to Leh in winter. */
  readonly closedRanges?: readonly Closure[];
}

/** A town or another place that travellers name. */
export interface NamedTown extends Point {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Old and other names in lower case; each belongs to a single town. */
  readonly aliases: readonly string[];
  /** ISO 3166-2:IN without the country. */
  readonly state: string;
  /**
   * Of the city proper, roughly the census of 2011; decides between places of the same name. 0 where trips do not
   * start.
   */
  readonly population: number;
}

/**
 * Why a town is listed: trips start there (`origin`); travellers name it as a destination without planned trips
 * (`unplanned`); it is a station spelt almost like another place and far from it (`namesake`).
 */
export const TOWN_KINDS = ['origin', 'unplanned', 'namesake'] as const;
export type TownKind = (typeof TOWN_KINDS)[number];

/** A row of the table of towns. */
export interface TownRecord extends NamedTown, Provenance {
  readonly kind: TownKind;
}

/**
 * A place that travellers name and that is seen from a base: a town with its sights, or a famous sight under its short
 * name. Its base and position are those of its sights.
 */
export interface SubPlaceRecord {
  readonly name: string;
  /** Other spellings, in lower case; each belongs to one place. */
  readonly aliases: readonly string[];
  /** Ids of its sights, all of one base, the main one first: a trip there visits at least one of them. */
  readonly sights: readonly string[];
}

/** How a name that several places share is read when nothing else is said. */
export const NAMESAKE_MEANINGS = ['clearly', 'likely', 'ask', 'other'] as const;

/** One of several places with the same name. */
export interface SameNameRecord extends Point {
  /** The shared name. */
  readonly name: string;
  /** The name with which it is told apart: "Aurangabad, Bihar". Resolves to this place. */
  readonly place: string;
  /** ISO 3166-2:IN without the country. */
  readonly state: string;
  /**
   * `clearly`: the name alone means this place; `likely`: the same, and the trip says so; `ask`: the traveller is
   * asked; `other`: only when told apart.
   */
  readonly meant: (typeof NAMESAKE_MEANINGS)[number];
}

/** A pilgrimage or another round of places that is asked for by one name. */
export interface CircuitRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names of its places, planned or not. */
  readonly places: readonly string[];
  /** Planned as one trip through its places in this order. */
  readonly asOneTrip?: true;
}

/** A state or union territory as its bounding rectangle, in degrees (WGS 84), with about 0.1 degree of tolerance. */
export interface StateRecord extends Provenance {
  /** ISO 3166-2:IN without the country, as changed in November 2023 (CG, OD, TS, UK for CT, OR, TG, UT). */
  readonly code: string;
  readonly name: string;
  /** Former and colloquial names, in lower case. */
  readonly aliases: readonly string[];
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** From which comfort on something better is bought at a sight. */
export const EXTRA_TIERS = ['premium', 'luxury'] as const satisfies readonly RoomTier[];

/** Something better at a sight for a higher budget: a boat of one's own, the second stage of a gondola. */
export interface ExtraRecord extends Provenance {
  readonly sightId: string;
  /** Written for the site; stands before the sight's name. */
  readonly name: string;
  readonly tier: (typeof EXTRA_TIERS)[number];
  /** Beside the entry. */
  readonly rupees: number;
  readonly per: 'person' | 'party';
}

/** Beds that are let one by one in a base: a hostel, a youth hostel, a dharamshala. At most one row for each base. */
export interface DormitoryRecord extends Provenance, Pick<Stay, 'kind' | 'area'> {
  readonly baseId: string;
}

/**
 * A night that is a sight itself: a houseboat, a desert camp. At most one row for each base. The price has dinner and
 * breakfast.
 */
export interface NightStayRecord extends Provenance, Pick<Stay, 'kind' | 'area'> {
  readonly baseId: string;
  /** The sight of the base beside which it stands; left out where it is in the town. */
  readonly beside?: string;
  /** A room or tent for two, for one night, before season and GST. */
  readonly roomRupees: number;
  /** A boat of two bedrooms is let as a whole. */
  readonly leastRooms: number;
  /** So many nights there are usual; longer stays are in a hotel. */
  readonly mostNights: number;
  /** The season, both days included; left out where it is open all year. */
  readonly from?: YearDay;
  readonly to?: YearDay;
}

/** What a practical note is about, in the order in which notes are shown. */
export const BOOKING_TOPICS = [
  'book-ahead',
  'permit-how',
  'who-may-enter',
  'dress',
  'last-return',
  'cash',
  'phone-coverage',
] as const;
export type BookingTopic = (typeof BOOKING_TOPICS)[number];

/** How a visit is booked, or what to know before one goes there. */
export interface BookingNoteRecord extends Provenance {
  /** Ids of sights and bases. */
  readonly places: readonly string[];
  readonly what: BookingTopic;
  /** One to three sentences, written for the site. Without numbers. */
  readonly text: string;
}

/** A festival or fair of single towns, with what it does to a trip there. */
export interface FairRecord extends Provenance {
  readonly id: string;
  readonly name: string;
  /** Ids of the bases where it is held. */
  readonly bases: readonly string[];
  /** Spans of days, both ends included: `2027-07-05..2027-07-13`, or `12-01..12-05` in every year. */
  readonly days: readonly string[];
  /** What a room costs on these nights, compared to the usual. */
  readonly hotelFactor: number;
  /** What there is to see and what to prepare for, written for the site. */
  readonly about: string;
}

/** A name abroad that travellers type, with the names of similar Indian places. */
export interface AbroadRecord {
  /** As `nameKey` returns it. */
  readonly name: string;
  readonly instead: readonly string[];
}
