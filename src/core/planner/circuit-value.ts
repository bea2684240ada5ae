import type { Minute } from '../clock-time.ts';
import { type Day, monthOf } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { type IntercityTravel, localTravel } from '../gazetteer/travel.ts';
import type { RegionRecord } from '../gazetteer/types.ts';
import type { Point } from '../geo.ts';
import { ALTITUDE, HILL_ROAD_MINUTES_FOR_TWO_NIGHTS } from './limits.ts';
import { isOfRoute, type NamedRoute, nightsForFar, type StayEnds } from './named-route.ts';
import type { Transfer } from './transfers.ts';
import type { TransportOption } from './transport-options.ts';
import type { Tour } from './usual-trips.ts';

const ONE_NIGHT_PRICE = { usual: 45, region: 130 } as const;
/** Value of a second night at each of several named places: a named town is not left on the next morning. */
const NAMED_SECOND_NIGHT = 150;
/** Price of a night beyond what a base's sights can fill. */
const EMPTY_NIGHT_PRICE = 200;
/** Value of another landscape on the way: backwaters after tea hills. */
const LANDSCAPE_VALUE = { asked: 110, beyond: 60 } as const;
/** Value of the usual stops of agencies on a first visit to a region, most wanted towns first. */
const CLASSIC_VALUES: readonly number[] = [560, 460, 360, 210, 110, 80];
/** Share of it for stopping at a base at all; the rest requires its usual nights. */
const CLASSIC_STOP_SHARE = 0.6;
/** Price of a base outside the region, or one that no agency would include in such a short trip. */
const STRANGER_PRICE = 130;
const SHORT_TRIP_DAYS = 10;
/** Longest road on the day of landing high, where travellers must rest. */
const LANDED_HIGH_ROAD_MINUTES = 120;
const RISKY_ROAD_MINUTES = { toMorningFlight: 180, toAnyFlight: 300 } as const;
const MORNING_FLIGHT: Minute = 840;
const VISITS_A_DAY = 3.3;
const DAY_MINUTES = 600;

export interface StayNights {
  readonly base: Base;
  readonly nights: number;
}

/** The input of the search for round trips. */
export interface CircuitRequest {
  readonly gazetteer: Gazetteer;
  readonly home: Point;
  readonly startDate: Day;
  readonly durationDays: number;
  /** The requested bases, main one first. */
  readonly asked: readonly Base[];
  readonly candidates: readonly Base[];
  /** The region's usual round trip with its nights, most wanted first; empty when a single town was requested. */
  readonly classics: RegionRecord['classics'];
  /** True where no two days running may have a change of town. */
  readonly isRelaxed: boolean;
  /** True for a party with small children, elders or anybody who walks little. */
  readonly isGentle: boolean;
  /** Orders in which agencies sell these towns. */
  readonly tours: readonly Tour[];
  /** Ids of sights that the traveller wants to see. */
  readonly favoured: readonly string[];
  /** The places that every trip must visit. */
  readonly route: NamedRoute;
  /** Towns for a night on the way to a place that no journey of a day reaches. */
  readonly stones: readonly Base[];
  /** Bases that every trip stops at. */
  readonly required: readonly Base[];
  /** Returns true for a move between two bases that the traveller wants. */
  readonly isWantedTransfer: (travel: IntercityTravel) => boolean;
  /** Returns the trains and flights between two bases on a day; none where one would rather drive. */
  readonly scheduledBetween: (a: Base, b: Base, day: Day) => readonly Transfer[];
  readonly outOf: (base: Base) => readonly TransportOption[];
  /** Returns options that leave this many nights before the last day and arrive home on it. */
  readonly backOf: (base: Base) => readonly TransportOption[];
}

/** Sums of the best sights' values at a base: of all, and of those that fit into an afternoon. */
interface Curves {
  readonly all: readonly number[];
  readonly short: readonly number[];
}

const curvesByBase = new WeakMap<Base, Curves>();

/** Longest visit with the way there and back that fits into the rest of a day after an arrival. */
const AFTERNOON_MINUTES = 240;

const fitsAfternoon = (base: Base, sight: Sight): boolean =>
  sight.bestAt !== 'sunrise' && sight.minutes + 2 * localTravel(base, null, sight).minutes <= AFTERNOON_MINUTES;

function sumUp(sights: readonly Sight[]): readonly number[] {
  // Cubed: a third day of fillers is worth much less than a first day elsewhere.
  const scores = sights.map(({ score }) => score ** 3 / 6400).sort((a, b) => b - a);
  const curve = [0];
  for (const score of scores) curve.push((curve.at(-1) ?? 0) + score);
  return curve;
}

function curvesOf(base: Base): Curves {
  const known = curvesByBase.get(base);
  if (known) return known;
  const short = base.sights.filter((sight) => fitsAfternoon(base, sight));
  const curves = { all: sumUp(base.sights), short: sumUp(short) };
  curvesByBase.set(base, curves);
  return curves;
}

/** Returns how many nights a base can fill when every day is to have a sight, closing days allowed for. */
const nightsFilledBy = (base: Base): number => Math.max(2, Math.floor(base.sights.length * 0.6));

/**
 * Returns the value of the best sights of so many days at a base, parts of days included. Without a whole day among
 * them, long excursions and sunrises do not count: a night between two journeys shows only what is near.
 */
export function valueOfDays(base: Base, days: number, hasWholeDay: boolean): number {
  const curve = curvesOf(base)[hasWholeDay ? 'all' : 'short'];
  const visits = Math.max(0, days) * VISITS_A_DAY;
  const whole = Math.min(Math.floor(visits), curve.length - 1);
  const value = curve[whole] ?? 0;
  return whole + 1 < curve.length ? value + (visits - whole) * ((curve[whole + 1] ?? 0) - value) : value;
}

const clip = (share: number): number => Math.max(0, Math.min(1, share));

/** Returns the share of a day left for sights after arriving, or before leaving. */
const arrivalShare = (arrive: number): number => clip((1140 - arrive - 60) / DAY_MINUTES);
const departureShare = (leave: number): number => clip((leave - 570) / DAY_MINUTES);

/** Returns the value of variety: each landscape counts once, more where the traveller asked to go. */
export function valueOfLandscapes(request: CircuitRequest, bases: readonly Base[]): number {
  const asked = new Set(bases.filter((base) => request.asked.includes(base)).map(({ terrain }) => terrain));
  const all = new Set(bases.map(({ terrain }) => terrain));
  return LANDSCAPE_VALUE.asked * asked.size + LANDSCAPE_VALUE.beyond * (all.size - asked.size);
}

/** Value of a named sight: its town is preferred to others, and three of them are worth as much as the best town. */
const FAVOURED_VALUE = 150;
const MOST_FAVOURED = 3;

/** Returns the value that named sights give the bases of a path. */
export function valueOfFavoured({ favoured }: CircuitRequest, bases: readonly Base[]): number {
  if (favoured.length === 0) return 0;
  const countAt = (base: Base): number => base.sights.filter(({ id }) => favoured.includes(id)).length;
  return [...new Set(bases)].reduce((sum, base) => sum + FAVOURED_VALUE * Math.min(MOST_FAVOURED, countAt(base)), 0);
}

/** Returns how much of a region's usual round trip a path covers. */
export const valueOfClassics = (request: CircuitRequest, bases: readonly Base[]): number =>
  [...new Set(bases)].reduce((sum, base) => sum + classicValue(request, base), 0) - priceOfStrangers(request, bases);

/** Returns the price of bases outside a region's usual round trip on a short trip. */
export const priceOfStrangers = (request: CircuitRequest, bases: readonly Base[]): number =>
  STRANGER_PRICE * countStrangers(request, bases);

/**
 * Returns the number of bases that no agency would include in such a short trip of the region; 0 when a single town was
 * requested.
 */
export function countStrangers({ classics, durationDays }: CircuitRequest, bases: readonly Base[]): number {
  if (classics.length === 0 || durationDays > SHORT_TRIP_DAYS) return 0;
  return bases.filter((base) => classics.every(([id]) => id !== base.id)).length;
}

/** Returns how many of a region's usual stops are among some bases. */
export const countClassics = ({ classics }: CircuitRequest, bases: readonly Base[]): number =>
  classics.filter(([id]) => bases.some((base) => base.id === id)).length;

const classicValue = ({ classics }: CircuitRequest, base: Base): number => {
  const rank = classics.findIndex(([id]) => id === base.id);
  return rank < 0 ? 0 : (CLASSIC_VALUES[rank] ?? 30);
};

/** Returns a stay's value as part of the region's usual round trip; the full value requires its usual nights. */
function valueOfClassic(request: CircuitRequest, base: Base, nights: number): number {
  const share = Math.min(1, nights / Math.max(1, usualNights(request, base)));
  return classicValue(request, base) * (CLASSIC_STOP_SHARE + (1 - CLASSIC_STOP_SHARE) * share);
}

const usualNights = ({ classics }: CircuitRequest, base: Base): number =>
  classics.find(([id]) => id === base.id)?.[1] ?? 0;

/** Returns true where hours of driving would follow a landing in the high mountains on the same day. */
export const landsTooHigh = ({ kind, rides }: TransportOption, { altitudeMetres }: Base): boolean =>
  kind === 'flight' &&
  altitudeMetres > ALTITUDE.flownInAbove &&
  (rides.at(-1)?.mode ?? 'flight') !== 'flight' &&
  (rides.at(-1)?.minutes ?? 0) > LANDED_HIGH_ROAD_MINUTES;

/** Returns true where a flight home depends on a ferry or a long hill road of the same day. */
export function isRiskyReturn({ rides, kind }: TransportOption): boolean {
  const flight = rides.find(({ mode }) => mode === 'flight');
  if (kind !== 'flight' || !flight) return false;
  const { toMorningFlight, toAnyFlight } = RISKY_ROAD_MINUTES;
  const limit = flight.departs <= MORNING_FLIGHT ? toMorningFlight : toAnyFlight;
  return rides.some(({ mode, minutes }) => mode === 'ferry' || (mode === 'cab' && minutes > limit));
}

/** Bases in travel order, with the ways between them. */
export interface Path {
  readonly bases: readonly Base[];
  readonly transfers: readonly Transfer[];
}

/**
 * Returns the least nights at a base: two after a long hill road, and as the altitude rules require after landing high.
 */
function leastNights(
  path: Path,
  index: number,
  request: CircuitRequest,
  out: TransportOption,
  back: TransportOption,
): number {
  const isBetween = index > 0 && index < path.bases.length - 1;
  return Math.max(
    isBetween && request.isRelaxed ? 2 : 1,
    nightsOfRoad(path, index, out),
    nightsForFar(request.route, path.bases[index] as Base, endsOf(path.bases.length, index, out, back)),
  );
}

/** A night is rather spent in the one town that was asked for. */
const ASKED_NIGHT_GAIN = 33;

const isTheTown = ({ asked }: CircuitRequest, base: Base): boolean => asked.length === 1 && asked[0] === base;

/** Share of its sights' value that a night beyond the usual ones has in one of several towns. */
const BEYOND_USUAL = 0.45;

/** Returns the value of the sights that so many nights show; less for those beyond the usual ones. */
function valueOfNights(request: CircuitRequest, base: Base, nights: number, sightsOf: (nights: number) => number) {
  const usual = isTheTown(request, base) ? nights : usualNights(request, base) || base.usualNights;
  const all = sightsOf(nights);
  const within = nights > usual ? sightsOf(usual) : all;
  return (within + BEYOND_USUAL * (all - within)) * weightOf(request, base);
}

/** Returns when the first stay is reached, and when the last is left. */
export const endsOf = (count: number, index: number, out: TransportOption, back: TransportOption): StayEnds => ({
  arrive: index === 0 ? out.arrive : undefined,
  leave: index === count - 1 ? back.leave : undefined,
});

function nightsOfRoad(path: Path, index: number, out: TransportOption): number {
  const base = path.bases[index] as Base;
  if (index === 0) {
    const hills = out.rides.filter((ride) => ride.hills).reduce((sum, ride) => sum + ride.minutes, 0);
    const flownHigh = out.kind === 'flight' && base.altitudeMetres > ALTITUDE.flownInAbove;
    return flownHigh ? ALTITUDE.restNights : hills > HILL_ROAD_MINUTES_FOR_TWO_NIGHTS ? 2 : 1;
  }
  const transfer = path.transfers[index - 1];
  if (transfer?.by === 'flight' && base.altitudeMetres > ALTITUDE.flownInAbove) return ALTITUDE.restNights;
  const isOnWayHome = index === path.bases.length - 1;
  return transfer?.hills && transfer.minutes > HILL_ROAD_MINUTES_FOR_TWO_NIGHTS && !isOnWayHome ? 2 : 1;
}

/**
 * Returns the weight of a base's sights: highest where the traveller asked to go, higher in season, lower for cities on
 * a round trip.
 */
function weightOf({ asked, startDate, route, classics }: CircuitRequest, base: Base): number {
  const isTown = asked.length === 1;
  const season = 0.5 + 0.5 * (base.monthWeights[monthOf(startDate) - 1] ?? 1);
  if (!asked.includes(base)) return (isTown ? 0.85 : 0.6) * season;
  const isWanted = isOfRoute(route, base) || classics.some(([id]) => id === base.id);
  const city = base.terrain === 'metropolis' && !isTown && !isWanted ? 0.75 : 1;
  return (isTown ? 1.3 : base === asked[0] || isOfRoute(route, base) ? 1.15 : 1.05) * city * season;
}

/**
 * Distributes the nights among the bases of a path by marginal value, and returns their value; undefined when there are
 * too few.
 */
export function shareNights(
  path: Path,
  nights: number,
  request: CircuitRequest,
  out: TransportOption,
  back: TransportOption,
) {
  const counts = path.bases.map((_, index) => leastNights(path, index, request, out, back));
  let left = nights - counts.reduce((sum, n) => sum + n, 0);
  if (left < 0) return undefined;
  const daysAt = (index: number, n: number): number => {
    const [before, after] = [path.transfers[index - 1], path.transfers[index]];
    const arrive = index === 0 ? out.arrive : (before?.option?.arrive ?? 540 + (before?.minutes ?? 0));
    const isLast = index === path.bases.length - 1;
    const leave = isLast ? back.leave : after?.option?.nights ? after.option.leave : undefined;
    return arrivalShare(arrive) + (n - 1) + (leave === undefined ? 0 : departureShare(leave));
  };
  const worthAt = (index: number, n: number): number => {
    const base = path.bases[index] as Base;
    const repeated = path.bases.indexOf(base) < index;
    if (repeated || request.stones.includes(base)) return 10 - (n - 1) * EMPTY_NIGHT_PRICE;
    const tooLong = Math.max(0, n - nightsFilledBy(base)) * EMPTY_NIGHT_PRICE;
    const sights = valueOfNights(request, base, n, (count) => valueOfDays(base, daysAt(index, count), count > 1));
    const settled = n > 1 && isOfRoute(request.route, base) ? NAMED_SECOND_NIGHT : 0;
    return valueOfClassic(request, base, n) + sights + settled + 12 * n - tooLong;
  };
  const oneNightPrice = request.classics.length > 0 ? ONE_NIGHT_PRICE.region : ONE_NIGHT_PRICE.usual;
  const isOneNightStand = (index: number): boolean => usualNights(request, path.bases[index] as Base) === 1;
  while (left > 0) {
    let [best, bestGain] = [0, Number.NEGATIVE_INFINITY];
    counts.forEach((n, index) => {
      const asked = isTheTown(request, path.bases[index] as Base) ? ASKED_NIGHT_GAIN : 0;
      const gain = worthAt(index, n + 1) - worthAt(index, n) + asked;
      if (gain > bestGain) [best, bestGain] = [index, gain];
    });
    counts[best] = (counts[best] ?? 0) + 1;
    left--;
  }
  const value = counts.reduce(
    (sum, n, index) =>
      sum + worthAt(index, n) - (n === 1 && counts.length > 1 && !isOneNightStand(index) ? oneNightPrice : 0),
    0,
  );
  return { stays: path.bases.map((base, i): StayNights => ({ base, nights: counts[i] ?? 1 })), value };
}
