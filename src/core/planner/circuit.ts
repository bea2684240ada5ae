import type { Minute } from '../clock-time.ts';
import { addDays, type Day, inYearlyRange, monthOf } from '../dates.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { type IntercityTravel, intercityTravel } from '../gazetteer/travel.ts';
import type { RegionRecord } from '../gazetteer/types.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import {
  ALTITUDE,
  DESTINATION,
  HILL_ROAD_MINUTES_FOR_TWO_NIGHTS,
  ROUTE_DETOUR,
  TRANSFER_MINUTES_PER_DAY,
} from './limits.ts';
import type { TransportKind, TransportOption } from './transport-options.ts';

interface StayNights {
  readonly base: Base;
  readonly nights: number;
}

/** A trip without its sights: how one goes, where one sleeps, how one moves on. */
export interface Skeleton {
  readonly kind: TransportKind;
  readonly out: TransportOption;
  readonly back: TransportOption;
  /** Empty on a day trip. */
  readonly stays: readonly StayNights[];
  /** From each stay to the next. */
  readonly transfers: readonly IntercityTravel[];
  /** The base of the sights on a day trip, else of the first stay. */
  readonly mainBase: Base;
  readonly value: number;
}

interface CircuitRequest {
  readonly gazetteer: Gazetteer;
  readonly home: Point;
  readonly startDate: Day;
  readonly durationDays: number;
  /** Bases that were asked for, the main one first. */
  readonly asked: readonly Base[];
  readonly candidates: readonly Base[];
  /** The region's usual round trip with its nights, the most wanted first; empty when one town was asked for. */
  readonly classics: RegionRecord['classics'];
  readonly outOf: (base: Base) => readonly TransportOption[];
  /** Options that leave so many nights before the last day and come home on it. */
  readonly backOf: (base: Base) => readonly TransportOption[];
}

/** Weight of a minute on the road between bases, of a one-night stay, of transport hassle; in sight scores. */
const TRANSFER_PRICE = 0.1;
/** Beyond four hours each minute on the road counts several times over. */
const LONG_ROAD = 240;
const LONG_ROAD_FACTOR = 3;
const ONE_NIGHT_PRICE = { usual: 45, region: 110 } as const;
const HASSLE_PRICE = 0.5;
/** A night more than the sights of a base can fill. */
const EMPTY_NIGHT_PRICE = 200;
const BASE_CHANGE_PRICE = 20;
/** Another landscape on the way: backwaters after tea hills. */
const LANDSCAPE_VALUE = { asked: 110, beyond: 60 } as const;
/** A first visit to a region sees what agencies sell, the most wanted towns above all. */
const CLASSIC_VALUES: readonly number[] = [560, 460, 360, 210, 110, 80];
/** The share of it that a base is worth for being on the way at all; the rest comes with its usual nights. */
const CLASSIC_STOP_SHARE = 0.3;
/** A base outside the region, or one that no agency would put into so short a trip. */
const STRANGER_PRICE = 130;
const SHORT_TRIP_DAYS = 10;
/** With so many trips within the region no trip goes outside it. */
const ENOUGH_OF_REGION = 6;
/** The way there by coach or train, the way home by something else: neither cheap nor quick. */
const MIXED_WAY_PRICE = 100;
/** A ferry or hours of hill road on the day of the flight home: the flight is missed when the pass is shut. */
const RISKY_RETURN_PRICE = 520;
/** On the day of landing one is glad to stay. */
const FERRY_ON_LANDING_PRICE = 400;
/** Landed high, one goes no farther by road on that day. */
const LANDED_HIGH_ROAD_MINUTES = 120;
const RISKY_ROAD_MINUTES = { toMorningFlight: 180, toAnyFlight: 300 } as const;
const MORNING_FLIGHT: Minute = 840;
const BEAM_WIDTH = 24;
const VISITS_A_DAY = 3.3;
const DAY_MINUTES = 600;

export const isClosedOn = (base: Base, day: Day): boolean =>
  base.closures?.some((range) => inYearlyRange(day, range)) ?? false;

const curves = new WeakMap<Base, readonly number[]>();

/** Value of n visits at a base, best first: a concave curve. */
function curveOf(base: Base): readonly number[] {
  const known = curves.get(base);
  if (known) return known;
  // Cubed: a third day of fillers is worth much less than a first day elsewhere.
  const scores = base.sights.map(({ score }) => score ** 3 / 6400).sort((a, b) => b - a);
  const curve = [0];
  for (const score of scores) curve.push((curve.at(-1) ?? 0) + score);
  curves.set(base, curve);
  return curve;
}

/** How many nights a base can fill when every day is to have a sight, closing days allowed for. */
const nightsFilledBy = (base: Base): number => Math.max(2, Math.floor(base.sights.length * 0.6));

function valueOfDays(base: Base, days: number): number {
  const curve = curveOf(base);
  const visits = Math.max(0, days) * VISITS_A_DAY;
  const whole = Math.min(Math.floor(visits), curve.length - 1);
  const value = curve[whole] ?? 0;
  return whole + 1 < curve.length ? value + (visits - whole) * ((curve[whole + 1] ?? 0) - value) : value;
}

const clip = (share: number): number => Math.max(0, Math.min(1, share));

/** Shares of a day that are left for sights on arriving and before leaving. */
const arrivalShare = (arrive: number): number => clip((1140 - arrive - 60) / DAY_MINUTES);
const departureShare = (leave: number): number => clip((leave - 570) / DAY_MINUTES);

const longestPath = (request: CircuitRequest): number => {
  const nights = request.durationDays - 1;
  if (nights <= 2) return 2;
  if (nights <= 4) return 3;
  if (nights <= 9) return 4;
  return nights <= 14 ? 6 : 8;
};

/** The longest move between two bases that a trip of so many nights is worth. */
const longestTransfer = (nights: number): number =>
  nights <= 2 ? 150 : nights === 3 ? 270 : nights === 4 ? 430 : TRANSFER_MINUTES_PER_DAY - 30;

/** How many bases a trip of so many nights may have: two nights each on average. */
const mostBases = (nights: number): number => Math.max(1, Math.min(8, Math.floor((nights + 1) / 2)));

/** Variety: each landscape counts once, more where the traveller asked to go. */
function valueOfLandscapes(request: CircuitRequest, bases: readonly Base[]): number {
  const asked = new Set(bases.filter((base) => request.asked.includes(base)).map(({ terrain }) => terrain));
  const all = new Set(bases.map(({ terrain }) => terrain));
  return LANDSCAPE_VALUE.asked * asked.size + LANDSCAPE_VALUE.beyond * (all.size - asked.size);
}

/** How much of a region's usual round trip a path holds. */
const valueOfClassics = (request: CircuitRequest, bases: readonly Base[]): number =>
  [...new Set(bases)].reduce((sum, base) => sum + classicValue(request, base), 0) -
  STRANGER_PRICE * countStrangers(request, bases);

function countStrangers({ classics, durationDays }: CircuitRequest, bases: readonly Base[]): number {
  if (classics.length === 0 || durationDays > SHORT_TRIP_DAYS) return 0;
  return bases.filter((base) => classics.every(([id]) => id !== base.id)).length;
}

const classicValue = ({ classics }: CircuitRequest, base: Base): number => {
  const rank = classics.findIndex(([id]) => id === base.id);
  return rank < 0 ? 0 : (CLASSIC_VALUES[rank] ?? 30);
};

/** What the region's usual round trip makes a stay worth, the whole of it with its usual nights. */
function valueOfClassic(request: CircuitRequest, base: Base, nights: number): number {
  const share = Math.min(1, nights / Math.max(1, usualNights(request, base)));
  return classicValue(request, base) * (CLASSIC_STOP_SHARE + (1 - CLASSIC_STOP_SHARE) * share);
}

const usualNights = ({ classics }: CircuitRequest, base: Base): number =>
  classics.find(([id]) => id === base.id)?.[1] ?? 0;

/** True where one would drive for hours on the day of landing in the high mountains. */
const landsTooHigh = ({ kind, rides }: TransportOption, { altitudeMetres }: Base): boolean =>
  kind === 'flight' &&
  altitudeMetres > ALTITUDE.flownInAbove &&
  (rides.at(-1)?.mode ?? 'flight') !== 'flight' &&
  (rides.at(-1)?.minutes ?? 0) > LANDED_HIGH_ROAD_MINUTES;

/** True where a flight home hangs on a ferry or a long hill road of the same day. */
function isRiskyReturn({ rides, kind }: TransportOption): boolean {
  const flight = rides.find(({ mode }) => mode === 'flight');
  if (kind !== 'flight' || !flight) return false;
  const { toMorningFlight, toAnyFlight } = RISKY_ROAD_MINUTES;
  const limit = flight.departs <= MORNING_FLIGHT ? toMorningFlight : toAnyFlight;
  return rides.some(({ mode, minutes }) => mode === 'ferry' || (mode === 'cab' && minutes > limit));
}

interface Path {
  readonly bases: readonly Base[];
  readonly transfers: readonly IntercityTravel[];
}

/** Nights that a base must have: after a long hill road two, where one lands high as the rules of altitude say. */
function leastNights(path: Path, index: number, out: TransportOption): number {
  const base = path.bases[index] as Base;
  if (index === 0) {
    const hills = out.rides.filter((ride) => ride.hills).reduce((sum, ride) => sum + ride.minutes, 0);
    const flownHigh = out.kind === 'flight' && base.altitudeMetres > ALTITUDE.flownInAbove;
    return flownHigh ? ALTITUDE.restNights : hills > HILL_ROAD_MINUTES_FOR_TWO_NIGHTS ? 2 : 1;
  }
  const transfer = path.transfers[index - 1];
  return transfer?.hills && transfer.minutes > HILL_ROAD_MINUTES_FOR_TWO_NIGHTS ? 2 : 1;
}

/** True when no night is slept higher than the body follows (V17). */
function keepsAltitude(stays: readonly StayNights[], flownIn: boolean): boolean {
  let running = 0;
  for (const [index, { base, nights }] of stays.entries()) {
    for (let night = 0; night < nights; night++) {
      running = base.altitudeMetres > ALTITUDE.countAbove ? running + 1 : 0;
      const limit = ALTITUDE.base + running * ALTITUDE.risePerNight + ALTITUDE.tolerance;
      const exempt = flownIn && index === 0 && night === 0;
      if (running > 0 && !exempt && base.altitudeMetres > limit) return false;
    }
  }
  return true;
}

function pathLength(from: Point, points: readonly Point[], to: Point): number {
  let [km, at] = [0, from];
  for (const point of [...points, to]) {
    km += greatCircleKm(at, point);
    at = point;
  }
  return km;
}

function shortestPath(from: Point, points: readonly Point[], to: Point): number {
  if (points.length === 0) return greatCircleKm(from, to);
  return Math.min(...points.map((p, i) => greatCircleKm(from, p) + shortestPath(p, points.toSpliced(i, 1), to)));
}

const gatewayOf = (option: TransportOption, home: Point, outward: boolean): Point => {
  const main = option.rides.filter(({ mode }) => mode === 'flight' || mode === 'train');
  const ride = outward ? main.at(-1) : main[0];
  return ride ? (outward ? ride.to : ride.from) : home;
};

/** True when the order of the bases goes not much farther than the best order would (V15). */
function keepsDirection(request: CircuitRequest, path: Path, out: TransportOption, back: TransportOption): boolean {
  if (path.bases.length < 2 || path.bases.length > 6) return true;
  const [from, to] = [gatewayOf(out, request.home, true), gatewayOf(back, request.home, false)];
  const planned = pathLength(from, path.bases, to);
  return planned <= ROUTE_DETOUR.factor * shortestPath(from, path.bases, to) + ROUTE_DETOUR.slackKm - 1;
}

function shareNights(path: Path, nights: number, request: CircuitRequest, out: TransportOption, back: TransportOption) {
  const counts = path.bases.map((_, index) => leastNights(path, index, out));
  let left = nights - counts.reduce((sum, n) => sum + n, 0);
  if (left < 0) return undefined;
  const daysAt = (index: number, n: number): number => {
    const arrive = index === 0 ? out.arrive : 540 + (path.transfers[index - 1]?.minutes ?? 0);
    const isLast = index === path.bases.length - 1;
    return arrivalShare(arrive) + (n - 1) + (isLast ? departureShare(back.leave) : 0);
  };
  const worthAt = (index: number, n: number): number => {
    const base = path.bases[index] as Base;
    const repeated = path.bases.indexOf(base) < index;
    if (repeated) return 10 - (n - 1) * EMPTY_NIGHT_PRICE;
    const tooLong = Math.max(0, n - nightsFilledBy(base)) * EMPTY_NIGHT_PRICE;
    const isAsked = request.asked.includes(base);
    const main = !isAsked
      ? request.asked.length === 1
        ? 0.85
        : 0.6
      : request.asked.length === 1
        ? 1.3
        : base === request.asked[0]
          ? 1.15
          : 1.05;
    const city = base.terrain === 'metropolis' && request.asked.length > 1 ? 0.75 : 1;
    const season = base.monthWeights[monthOf(request.startDate) - 1] ?? 1;
    const usual = valueOfClassic(request, base, n);
    return usual + valueOfDays(base, daysAt(index, n)) * main * city * (0.5 + 0.5 * season) + 12 * n - tooLong;
  };
  const oneNightPrice = request.classics.length > 0 ? ONE_NIGHT_PRICE.region : ONE_NIGHT_PRICE.usual;
  const isOneNightStand = (index: number): boolean => usualNights(request, path.bases[index] as Base) === 1;
  while (left > 0) {
    let [best, bestGain] = [0, Number.NEGATIVE_INFINITY];
    counts.forEach((n, index) => {
      const gain = worthAt(index, n + 1) - worthAt(index, n);
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

/** On a trip of up to so many nights at least half of them are at the one place asked for. */
const MAIN_STAY_NIGHTS = 6;

/** True when enough of the nights are where the traveller asked to go (V24). */
function staysAsked(request: CircuitRequest, stays: readonly StayNights[]): boolean {
  const total = stays.reduce((sum, { nights }) => sum + nights, 0);
  const main = request.asked[0] as Base;
  const isThere = (base: Base): boolean =>
    request.asked.includes(base) || greatCircleKm(base, main) <= DESTINATION.nearKm;
  const there = stays.filter(({ base }) => isThere(base)).reduce((sum, { nights }) => sum + nights, 0);
  if (!stays.some(({ base }) => request.asked.includes(base))) return false;
  if (request.asked.length > 1 || total > MAIN_STAY_NIGHTS) return there >= total * DESTINATION.nightsShare;
  const own = stays.filter(({ base }) => base === main).reduce((sum, { nights }) => sum + nights, 0);
  return own >= total / 2;
}

function isOpenAllNights(request: CircuitRequest, stays: readonly StayNights[], firstDay: number): boolean {
  let day = firstDay;
  for (const { base, nights } of stays) {
    for (let n = 0; n <= nights; n++) if (isClosedOn(base, addDays(request.startDate, day - 1 + n))) return false;
    day += nights;
  }
  return true;
}

function completePath(
  request: CircuitRequest,
  path: Path,
  out: TransportOption,
  back: TransportOption,
): Skeleton | undefined {
  const nights = request.durationDays - 1 - out.nights - back.nights;
  if (nights < path.bases.length || (path.bases.length > 1 && path.bases.length > mostBases(nights) + 1))
    return undefined;
  const shared = shareNights(path, nights, request, out, back);
  if (landsTooHigh(out, path.bases[0] as Base)) return undefined;
  if (!shared || !staysAsked(request, shared.stays) || !keepsDirection(request, path, out, back)) return undefined;
  if (!keepsAltitude(shared.stays, out.kind === 'flight')) return undefined;
  if (!isOpenAllNights(request, shared.stays, 1 + out.nights)) return undefined;
  const road = path.transfers.reduce(
    (sum, { minutes }) => sum + minutes + LONG_ROAD_FACTOR * Math.max(0, minutes - LONG_ROAD),
    0,
  );
  const value =
    shared.value +
    valueOfLandscapes(request, path.bases) -
    STRANGER_PRICE * countStrangers(request, path.bases) -
    (out.kind === back.kind ? 0 : MIXED_WAY_PRICE) -
    (isRiskyReturn(back) ? RISKY_RETURN_PRICE : 0) -
    (out.kind === 'flight' && out.rides.some(({ mode }) => mode === 'ferry') ? FERRY_ON_LANDING_PRICE : 0) -
    TRANSFER_PRICE * road -
    BASE_CHANGE_PRICE * path.transfers.length -
    HASSLE_PRICE * (out.hassle + back.hassle);
  const mainBase = path.bases.find((base) => request.asked.includes(base)) ?? (path.bases[0] as Base);
  return { kind: out.kind, out, back, stays: shared.stays, transfers: path.transfers, mainBase, value };
}

/** Ways home for a way out: the same kind, else the one with the least trouble. */
function backsFor(request: CircuitRequest, base: Base, out: TransportOption): readonly TransportOption[] {
  const backs = request.backOf(base);
  const alike = backs.filter(({ kind, nights }) => kind === out.kind && nights > 0 === out.nights > 0);
  const same = alike.length > 0 ? alike : backs.filter(({ kind }) => kind === out.kind);
  return (same.length > 0 ? same : backs).slice(0, 2);
}

function bestCompletion(request: CircuitRequest, path: Path, outs: readonly TransportOption[]): readonly Skeleton[] {
  const last = path.bases.at(-1) as Base;
  return outs.flatMap((out) =>
    backsFor(request, last, out).flatMap((back) => completePath(request, path, out, back) ?? []),
  );
}

function extendPath(request: CircuitRequest, path: Path): readonly Path[] {
  const last = path.bases.at(-1) as Base;
  const first = path.bases[0] as Base;
  return request.candidates.flatMap((base) => {
    const closes = base === first && path.bases.length >= 2;
    if (path.bases.includes(base) && !closes) return [];
    if (path.bases.length > 2 && path.bases.indexOf(last) < path.bases.length - 1) return [];
    const transfer = intercityTravel(request.gazetteer, last, base, request.startDate);
    if (!transfer || transfer.minutes > longestTransfer(request.durationDays - 1)) return [];
    return [{ bases: [...path.bases, base], transfers: [...path.transfers, transfer] }];
  });
}

/** An optimistic value of a path for the beam: its sights, less the road so far. */
function promise(request: CircuitRequest, path: Path): number {
  const nights = request.durationDays - 1;
  const each = nights / path.bases.length;
  const road = path.transfers.reduce((sum, { minutes }) => sum + minutes, 0);
  const sights = [...new Set(path.bases)].reduce(
    (sum, base) => sum + valueOfDays(base, each) * (request.asked.includes(base) ? 1.2 : 0.9),
    0,
  );
  const charm = valueOfLandscapes(request, path.bases) + valueOfClassics(request, path.bases);
  return sights + charm - (TRANSFER_PRICE + 0.15) * road;
}

/**
 * Trips from home by the bases asked for and their neighbours, best first: every order of a few bases (a beam over the
 * longer ones), the nights shared by marginal value, which is exact because the values are concave.
 */
export function findCircuits(request: CircuitRequest): readonly Skeleton[] {
  const nights = request.durationDays - 1;
  if (nights === 0) return findDayTrips(request);
  const found: Skeleton[] = [];
  let paths: readonly Path[] = request.candidates.map((base) => ({ bases: [base], transfers: [] }));
  for (let length = 1; length <= longestPath(request) && paths.length > 0; length++) {
    for (const path of paths) {
      const first = path.bases[0] as Base;
      found.push(...bestCompletion(request, path, bestOuts(request.outOf(first))));
    }
    paths = paths
      .flatMap((path) => extendPath(request, path))
      .map((path) => ({ path, value: promise(request, path) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, BEAM_WIDTH * Math.min(4, length + 1))
      .map(({ path }) => path);
  }
  found.sort((a, b) => b.value - a.value);
  const within = found.filter(
    ({ stays }) =>
      countStrangers(
        request,
        stays.map(({ base }) => base),
      ) === 0,
  );
  return within.length >= ENOUGH_OF_REGION ? within : found;
}

/** The two best ways of each kind, by day and by night. */
function bestOuts(options: readonly TransportOption[]): readonly TransportOption[] {
  const counts = new Map<string, number>();
  return options.filter(({ kind, nights }) => {
    const key = `${kind} ${nights > 0}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (kind === 'train' ? 1 : 2);
  });
}

const roadMinutes = ({ rides }: TransportOption): number =>
  rides.filter(({ mode }) => mode === 'cab' || mode === 'bus').reduce((sum, { minutes }) => sum + minutes, 0);

/** Least minutes at the place on a day trip. */
const DAY_TRIP_MINUTES = 210;

function findDayTrips(request: CircuitRequest): readonly Skeleton[] {
  return request.asked
    .filter((base) => !isClosedOn(base, request.startDate))
    .flatMap((base) =>
      request
        .outOf(base)
        .filter(({ nights }) => nights === 0)
        .flatMap((out): Skeleton[] =>
          request
            .backOf(base)
            .filter(
              (back) =>
                back.nights === 0 &&
                back.leave - out.arrive >= DAY_TRIP_MINUTES &&
                roadMinutes(out) + roadMinutes(back) <= TRANSFER_MINUTES_PER_DAY,
            )
            .map((back): Skeleton => {
              const value = (back.leave - out.arrive) * 0.4 - out.hassle - back.hassle;
              return { kind: out.kind, out, back, stays: [], transfers: [], mainBase: base, value };
            }),
        ),
    )
    .sort((a, b) => b.value - a.value);
}
