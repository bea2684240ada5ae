import { addDays, type Day, isInRange, type YearDay } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import type { AirportRecord, RoadClass } from '../gazetteer/types.ts';
import { type FestivalCalendar, fairsOn, longWeekendOf } from './festivals.ts';
import type { SaidSeason } from './line-sayings.ts';
import type { RateBlock } from './types.ts';

/** Zones whose prices rise and fall together. */
export type SeasonZone = 'goa' | 'rajasthan' | 'kerala' | 'ladakh' | 'andaman' | 'hills' | 'plains' | 'city';

/** When a rule applies: every year, around a festival, or on long weekends. */
type SeasonTime =
  | { readonly kind: 'yearly'; readonly from: YearDay; readonly to: YearDay }
  | { readonly kind: 'festival'; readonly festivalId: string; readonly daysBefore: number; readonly daysAfter: number }
  | { readonly kind: 'long-weekend' };

/** The reasons for prices that differ from the usual. Stored in plans: never rename one. */
export const SEASON_IDS = [
  'christmas',
  'diwali',
  'durga-puja',
  'summer-hills',
  'ladakh-summer',
  'onam',
  'long-weekend',
  'monsoon-hills',
  'monsoon-goa',
  'monsoon-kerala',
  'monsoon-andaman',
  'hot-rajasthan',
  'ladakh-winter',
] as const;
export type SeasonId = (typeof SEASON_IDS)[number];

/** One reason for prices to differ from the usual. A zone left out keeps its price. */
export interface SeasonRule {
  readonly id: SeasonId;
  readonly when: SeasonTime;
  readonly hotel: Readonly<Partial<Record<SeasonZone, number>>>;
  readonly flight: Readonly<Partial<Record<SeasonZone, number>>>;
}

/** A price factor with its reason; without one at the usual price. */
export interface SeasonFactor {
  readonly factor: number;
  readonly reason?: SaidSeason;
}

/** Source and date of the season rules. */
export const seasonProvenance: RateBlock = {
  validFrom: '2026-11-01',
  checkedOn: '2026-11-21',
  source: {
    high: [
      'Financial Express, trak.in: fares +30-35 % in Diwali week; HPTDC 20-50 % off in the monsoon',
      'a houseboat price list: 0.88 / 1 / 1.8 for off season / season / 20 Dec-10 Jan',
    ],
    low: ['all others: Andamans, plains and city factors, Ladakh, Onam, long weekends'],
  },
};

const everywhere = (factor: number, others: Partial<Record<SeasonZone, number>> = {}) => ({
  goa: factor,
  rajasthan: factor,
  kerala: factor,
  andaman: factor,
  hills: factor,
  plains: factor,
  ...others,
});

/** All rules. When several apply on a day, the largest rise wins; without a rise, the largest discount. */
export const seasonRules: readonly SeasonRule[] = [
  {
    id: 'christmas',
    when: { kind: 'yearly', from: '12-20', to: '01-05' },
    hotel: { goa: 2.2, rajasthan: 1.8, kerala: 1.8, andaman: 1.8, hills: 1.6, plains: 1.4, city: 1.15 },
    flight: everywhere(1.35, { andaman: 1.6, plains: 1.35, city: 1.2 }),
  },
  {
    id: 'diwali',
    when: { kind: 'festival', festivalId: 'diwali', daysBefore: 3, daysAfter: 5 },
    hotel: everywhere(1.5, { goa: 1.6, rajasthan: 1.6, plains: 1.4, city: 1.1 }),
    flight: everywhere(1.35, { city: 1.35, ladakh: 1.35 }),
  },
  {
    id: 'durga-puja',
    when: { kind: 'festival', festivalId: 'dussehra', daysBefore: 4, daysAfter: 4 },
    hotel: everywhere(1.5, { hills: 1.6, plains: 1.4, city: 1.1 }),
    flight: everywhere(1.35, { city: 1.35, ladakh: 1.35 }),
  },
  {
    id: 'summer-hills',
    when: { kind: 'yearly', from: '04-20', to: '06-20' },
    hotel: { hills: 1.5 },
    flight: { hills: 1.15 },
  },
  {
    id: 'ladakh-summer',
    when: { kind: 'yearly', from: '06-01', to: '09-15' },
    hotel: { ladakh: 1.2 },
    flight: { ladakh: 1.15 },
  },
  {
    id: 'onam',
    when: { kind: 'festival', festivalId: 'onam', daysBefore: 3, daysAfter: 3 },
    hotel: { kerala: 1.2 },
    flight: { kerala: 1.15 },
  },
  {
    id: 'long-weekend',
    when: { kind: 'long-weekend' },
    hotel: everywhere(1.15),
    flight: everywhere(1.1, { city: 1.1 }),
  },
  {
    id: 'monsoon-hills',
    when: { kind: 'yearly', from: '07-01', to: '09-15' },
    hotel: { hills: 0.7 },
    flight: { hills: 0.9 },
  },
  {
    id: 'monsoon-goa',
    when: { kind: 'yearly', from: '06-01', to: '09-30' },
    hotel: { goa: 0.65 },
    flight: { goa: 0.9 },
  },
  {
    id: 'monsoon-kerala',
    when: { kind: 'yearly', from: '06-16', to: '08-14' },
    hotel: { kerala: 0.88 },
    flight: { kerala: 0.9 },
  },
  {
    id: 'monsoon-andaman',
    when: { kind: 'yearly', from: '06-01', to: '09-15' },
    hotel: { andaman: 0.75 },
    flight: { andaman: 0.9 },
  },
  {
    id: 'hot-rajasthan',
    when: { kind: 'yearly', from: '04-01', to: '06-30' },
    hotel: { rajasthan: 0.7 },
    flight: { rajasthan: 0.9 },
  },
  {
    id: 'ladakh-winter',
    when: { kind: 'yearly', from: '11-01', to: '03-31' },
    hotel: { ladakh: 0.8 },
    flight: {},
  },
];

/**
 * Regions whose bases share a zone, whatever their roads. The first region of the list that a base belongs to decides.
 */
export const zonesByRegion: readonly { readonly region: string; readonly zone: SeasonZone }[] = [
  { region: 'ladakh', zone: 'ladakh' },
  { region: 'andaman', zone: 'andaman' },
  { region: 'goa', zone: 'goa' },
  { region: 'kerala', zone: 'kerala' },
  { region: 'rajasthan', zone: 'rajasthan' },
];
/**
 * Otherwise a metropolis is a `city`, a town at least this high is in the `hills`, and the road class decides for the
 * rest.
 */
export const hillsFromMetres = 1000;
export const zonesByRoad: Readonly<Record<RoadClass, SeasonZone>> = {
  hills: 'hills',
  mixed: 'plains',
  plains: 'plains',
};
/** Airports by ISO state; all others are a `city`. */
export const zonesByAirportState: Readonly<Record<string, SeasonZone>> = {
  LA: 'ladakh',
  AN: 'andaman',
  GA: 'goa',
  KL: 'kerala',
  RJ: 'rajasthan',
  HP: 'hills',
  UK: 'hills',
  UT: 'hills',
  JK: 'hills',
  SK: 'hills',
  ML: 'hills',
  NL: 'hills',
  AR: 'hills',
};
/** Airports that serve another zone than their state's. */
export const zonesByAirport: Readonly<Record<string, SeasonZone>> = { IXB: 'hills' };

/** The properties of a base that decide its zone. */
export type ZonedBase = Pick<Base, 'regions' | 'road' | 'terrain' | 'altitudeMetres' | 'fairs'>;

/** Returns the season zone that sets the prices of a base. */
export function findSeasonZone(base: ZonedBase): SeasonZone {
  const byRegion = zonesByRegion.find(({ region }) => base.regions.includes(region));
  if (byRegion) return byRegion.zone;
  if (base.terrain === 'metropolis') return 'city';
  return base.altitudeMetres >= hillsFromMetres ? 'hills' : zonesByRoad[base.road];
}

const findAirportZone = (airport: Pick<AirportRecord, 'code' | 'state'>): SeasonZone =>
  zonesByAirport[airport.code] ?? zonesByAirportState[airport.state] ?? 'city';

function holdsOn(when: SeasonTime, day: Day, calendar: FestivalCalendar): boolean {
  if (when.kind === 'yearly') return isInRange(day, when);
  if (when.kind === 'long-weekend') return longWeekendOf(calendar, day) !== null;
  const festival = calendar.festivals.find((f) => f.id === when.festivalId);
  return (festival?.days ?? []).some((f) => day >= addDays(f, -when.daysBefore) && day <= addDays(f, when.daysAfter));
}

const rulesByCalendar = new WeakMap<FestivalCalendar, Map<Day, readonly SeasonRule[]>>();

/** Returns the rules of a day, cached because a planner asks for the same days thousands of times. */
function findRules(calendar: FestivalCalendar, day: Day): readonly SeasonRule[] {
  const rulesByDay = rulesByCalendar.get(calendar) ?? new Map<Day, readonly SeasonRule[]>();
  rulesByCalendar.set(calendar, rulesByDay);
  const known = rulesByDay.get(day);
  if (known) return known;
  const found = seasonRules.filter((rule) => holdsOn(rule.when, day, calendar));
  if (rulesByDay.size > 4000) rulesByDay.clear();
  rulesByDay.set(day, found);
  return found;
}

function chooseFactor(factors: readonly SeasonFactor[]): SeasonFactor {
  const usual: SeasonFactor = { factor: 1 };
  const dearest = factors.reduce((a, b) => (b.factor > a.factor ? b : a), usual);
  return dearest.factor > 1 ? dearest : factors.reduce((a, b) => (b.factor < a.factor ? b : a), usual);
}

function factorsFor(
  calendar: FestivalCalendar,
  day: Day,
  kind: 'hotel' | 'flight',
  zone: SeasonZone,
): readonly SeasonFactor[] {
  return findRules(calendar, day).flatMap((rule) => {
    const factor = rule[kind][zone];
    return factor === undefined ? [] : [{ factor, reason: { season: rule.id } }];
  });
}

/** Returns the season factor of a room in a base for the night of a day, with its reason. */
export function findHotelSeason(calendar: FestivalCalendar, base: ZonedBase, day: Day): SeasonFactor {
  const fairs = fairsOn(base, day).map(({ hotelFactor, name }) => ({ factor: hotelFactor, reason: { fair: name } }));
  return chooseFactor([...factorsFor(calendar, day, 'hotel', findSeasonZone(base)), ...fairs]);
}

/**
 * Returns the season factor of a flight on a day between two airports: either end can raise it. An unknown airport
 * counts as a city.
 */
export function findFlightSeason(
  calendar: FestivalCalendar,
  from: Pick<AirportRecord, 'code' | 'state'> | undefined,
  to: Pick<AirportRecord, 'code' | 'state'> | undefined,
  day: Day,
): SeasonFactor {
  const zones = [from, to].map((airport) => (airport ? findAirportZone(airport) : 'city'));
  return chooseFactor(zones.flatMap((zone) => factorsFor(calendar, day, 'flight', zone)));
}
