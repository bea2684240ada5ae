import { addDays, type Day, isInRange } from '../dates.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import { intercityTravel } from '../gazetteer/travel.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import {
  type CircuitRequest,
  countClassics,
  countStrangers,
  endsOf,
  isRiskyReturn,
  landsTooHigh,
  type Path,
  priceOfStrangers,
  type StayNights,
  shareNights,
  valueOfClassics,
  valueOfDays,
  valueOfFavoured,
  valueOfLandscapes,
} from './circuit-value.ts';
import { firstDaysOf, landingIndex, nightsAboard } from './first-days.ts';
import { ALTITUDE, DESTINATION, ROUTE_DETOUR, TRANSFER_MINUTES_PER_DAY } from './limits.ts';
import { countNamed, followsNamed, isAsTyped, isOfRoute, opensFar } from './named-route.ts';
import type { TransportKind } from './scheduled-rides.ts';
import { keepsNightsWhole, priceOfTransfer, type Transfer, transfersOnDays } from './transfers.ts';
import type { TransportOption } from './transport-options.ts';
import { valueOfOrder } from './usual-trips.ts';

/** A trip without its sights: the transport, the stays, and the moves between them. */
export interface Skeleton {
  readonly kind: TransportKind;
  readonly out: TransportOption;
  readonly back: TransportOption;
  /** Empty for a day trip. */
  readonly stays: readonly StayNights[];
  /** From each stay to the next, on its day. */
  readonly transfers: readonly Transfer[];
  /** The base of a day trip's sights, else of the first stay. */
  readonly mainBase: Base;
  readonly value: number;
  /** The town of a night on the way, where no journey of a day reaches the place. */
  readonly stepStone?: Base;
}

/** People name towns in the order in which they mean to travel; a much better one is taken all the same. */
const AS_TYPED_VALUE = 100;
/** Price in sight scores of transport hassle, of a change of base. */
const HASSLE_PRICE = 0.5;
const BASE_CHANGE_PRICE = 20;
/** With this many trips within the region no trip leaves it. */
const ENOUGH_OF_REGION = 6;
/** Price of going by coach or train and returning by something else: neither cheap nor quick. */
const MIXED_WAY_PRICE = 100;
/** Price of a ferry or hours of hill road on the day of the flight home, which is missed when the pass is closed. */
const RISKY_RETURN_PRICE = 700;
/** Penalty of a ferry on the day of landing, when travellers prefer to stay. */
const FERRY_ON_LANDING_PRICE = 600;
/** Price of sleeping high before sleeping lower: Nubra comes before Pangong. */
const HIGH_FIRST_PRICE = 200;
/** Price of nights very high up for those who bear them least. */
const TOO_HIGH = { metres: 4000, price: 300 } as const;
const BEAM_WIDTH = 24;
/** Exceeds any other value: a path through the required bases stays in the beam. */
const REQUIRED_VALUE = 20_000;

export const isClosedOn = (base: Base, day: Day): boolean =>
  base.closures?.some((range) => isInRange(day, range)) ?? false;

const longestPath = (request: CircuitRequest): number => {
  const nights = request.durationDays - 1;
  const usual = nights <= 2 ? 2 : nights <= 4 ? 3 : nights <= 9 ? 4 : nights <= 14 ? 6 : 8;
  return Math.max(usual, Math.min(request.route.named.length, nights));
};

/** Returns the longest move between two bases that is worth it on a trip of so many nights. */
const longestTransfer = (nights: number): number =>
  nights <= 2 ? 150 : nights === 3 ? 270 : nights === 4 ? 430 : TRANSFER_MINUTES_PER_DAY - 30;

/** Returns how many bases a trip of so many nights may have: two nights each on average. */
const mostBases = (nights: number): number => Math.max(1, Math.min(8, Math.floor((nights + 1) / 2)));

/** Returns how often a path sleeps at a high place before it first comes to a lower one, both of them high up. */
function countHighFirst(bases: readonly Base[]): number {
  const heights = [...new Set(bases)]
    .map((base) => base.altitudeMetres)
    .filter((height) => height > ALTITUDE.countAbove);
  return heights.filter((height, i) => heights.slice(i + 1).some((later) => later < height)).length;
}

/** A night on the way is one more stay there, and one more back. */
const mostBasesOf = ({ route, stones }: CircuitRequest, nights: number): number =>
  Math.max(mostBases(nights) + (stones.length > 0 ? 2 : 1), route.named.length);

/** Returns true when the nights rise no faster than the body acclimatises (V17). */
function keepsAltitude(stays: readonly StayNights[], landing: number): boolean {
  let running = 0;
  for (const [index, { base, nights }] of stays.entries()) {
    for (let night = 0; night < nights; night++) {
      running = base.altitudeMetres > ALTITUDE.countAbove ? running + 1 : 0;
      const limit = ALTITUDE.base + running * ALTITUDE.risePerNight + ALTITUDE.tolerance;
      const exempt = index === landing && night === 0;
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

/** The shortest paths of a search: the many orders of the same towns share one. */
const shortestOf = new WeakMap<CircuitRequest, Map<string, number>>();

function shortestPathOf(request: CircuitRequest, from: Point, bases: readonly Base[], to: Point): number {
  const known = shortestOf.get(request) ?? new Map<string, number>();
  shortestOf.set(request, known);
  const ids = bases.map(({ id }) => id).sort();
  const key = [from.lat, from.lon, to.lat, to.lon, ...ids].join(' ');
  const km = known.get(key) ?? shortestPath(from, bases, to);
  known.set(key, km);
  return km;
}

const gatewayOf = (option: TransportOption, home: Point, outward: boolean): Point => {
  const main = option.rides.filter(({ mode }) => mode === 'flight' || mode === 'train');
  const ride = outward ? main.at(-1) : main[0];
  return ride ? (outward ? ride.to : ride.from) : home;
};

/** Returns true when the order of the bases is not much longer than the best order (V15). */
function keepsDirection(request: CircuitRequest, path: Path, out: TransportOption, back: TransportOption): boolean {
  if (request.route.inOrder || path.bases.length < 2 || path.bases.length > 6) return true;
  const [from, to] = [gatewayOf(out, request.home, true), gatewayOf(back, request.home, false)];
  const planned = pathLength(from, path.bases, to);
  return planned <= ROUTE_DETOUR.factor * shortestPathOf(request, from, path.bases, to) + ROUTE_DETOUR.slackKm - 1;
}

/**
 * On a trip of at most this many nights, at least half of them are at the one requested place; at one that is reached
 * only with nights on the way, the usual ones are enough.
 */
const MAIN_STAY_NIGHTS = 6;

/** Returns true when enough nights are where the traveller asked to go (V24). */
function staysAsked(request: CircuitRequest, stays: readonly StayNights[]): boolean {
  const total = stays.reduce((sum, { nights }) => sum + nights, 0);
  const bases = stays.map(({ base }) => base);
  if (!followsNamed(request.route, bases)) return false;
  const main = request.asked[0] as Base;
  const isThere = (base: Base): boolean =>
    request.asked.includes(base) || greatCircleKm(base, main) <= DESTINATION.nearKm;
  const there = stays.filter(({ base }) => isThere(base)).reduce((sum, { nights }) => sum + nights, 0);
  if (!stays.some(({ base }) => request.asked.includes(base))) return false;
  if (request.asked.length > 1 || total > MAIN_STAY_NIGHTS) return there >= total * DESTINATION.nightsShare;
  const own = stays.filter(({ base }) => base === main).reduce((sum, { nights }) => sum + nights, 0);
  const isFar = request.stones.length > 0;
  return own >= total / 2 || (isFar && own >= main.usualNights && there >= total * DESTINATION.nightsShare);
}

function isOpenAllNights(request: CircuitRequest, stays: readonly StayNights[], firstDays: readonly number[]): boolean {
  return stays.every(({ base, nights }, index) => {
    if (!base.closures) return true;
    const day = firstDays[index] ?? 1;
    const days = Array.from({ length: nights + 1 }, (_, n) => addDays(request.startDate, day - 1 + n));
    return !days.some((date) => isClosedOn(base, date));
  });
}

/** Returns true when every named sight far from its base is open on a day that is free for it. */
function opensAllFar(
  request: CircuitRequest,
  stays: readonly StayNights[],
  firstDays: readonly number[],
  out: TransportOption,
  back: TransportOption,
): boolean {
  return stays.every(({ base, nights }, index) => {
    const first = addDays(request.startDate, (firstDays[index] ?? 1) - 1);
    return opensFar(request.route, base, first, nights, endsOf(stays.length, index, out, back));
  });
}

function completePath(
  request: CircuitRequest,
  path: Path,
  out: TransportOption,
  back: TransportOption,
): Skeleton | undefined {
  const aboard = path.transfers.reduce((sum, transfer) => sum + nightsAboard(transfer), 0);
  const nights = request.durationDays - 1 - out.nights - back.nights - aboard;
  if (nights < path.bases.length || (path.bases.length > 1 && path.bases.length > mostBasesOf(request, nights)))
    return undefined;
  const shared = shareNights(path, nights, request, out, back);
  if (landsTooHigh(out, path.bases[0] as Base)) return undefined;
  if (!shared || !staysAsked(request, shared.stays) || !keepsDirection(request, path, out, back)) return undefined;
  if (!keepsAltitude(shared.stays, landingIndex(out, path.bases, path.transfers))) return undefined;
  const firstDays = firstDaysOf(out, shared.stays, path.transfers);
  if (!isOpenAllNights(request, shared.stays, firstDays)) return undefined;
  if (!opensAllFar(request, shared.stays, firstDays, out, back)) return undefined;
  const transfers = transfersOnDays(request, path.transfers, shared.stays, firstDays);
  if (!transfers || !keepsNightsWhole(out, shared.stays, transfers)) return undefined;
  const value =
    shared.value +
    valueOfLandscapes(request, path.bases) +
    valueOfFavoured(request, path.bases) -
    priceOfStrangers(request, path.bases) -
    (out.kind === back.kind ? 0 : MIXED_WAY_PRICE) -
    HIGH_FIRST_PRICE * countHighFirst(path.bases) -
    (request.isGentle && path.bases.some((base) => base.altitudeMetres > TOO_HIGH.metres) ? TOO_HIGH.price : 0) +
    valueOfOrder(request.tours, path.bases) +
    (isAsTyped(request.route, path.bases) ? AS_TYPED_VALUE : 0) -
    (isRiskyReturn(back) ? RISKY_RETURN_PRICE : 0) -
    (out.kind === 'flight' && out.rides.some(({ mode }) => mode === 'ferry') ? FERRY_ON_LANDING_PRICE : 0) -
    transfers.reduce((sum, transfer) => sum + priceOfTransfer(transfer), 0) -
    BASE_CHANGE_PRICE * path.transfers.length -
    HASSLE_PRICE * (out.hassle + back.hassle);
  const mainBase = path.bases.find((base) => request.asked.includes(base)) ?? (path.bases[0] as Base);
  return { kind: out.kind, out, back, stays: shared.stays, transfers, mainBase, value };
}

/** On a trip of at most so many days a night train one way and a day train the other save a night in a bed. */
const MIXED_NIGHTS_DAYS = 6;

/** Returns the ways home for a way out: the same kind, else the one with the least hassle. */
function backsFor(request: CircuitRequest, base: Base, out: TransportOption): readonly TransportOption[] {
  const backs = request.backOf(base);
  const ofKind = backs.filter(({ kind }) => kind === out.kind);
  const alike = ofKind.filter(({ nights }) => nights > 0 === out.nights > 0);
  if (alike.length === 0) return (ofKind.length > 0 ? ofKind : backs).slice(0, 2);
  const byDay =
    request.durationDays <= MIXED_NIGHTS_DAYS && out.nights > 0 ? ofKind.filter(({ nights }) => nights === 0) : [];
  return [...alike.slice(0, 2), ...byDay.slice(0, 1)];
}

function bestCompletion(request: CircuitRequest, path: Path, outs: readonly TransportOption[]): readonly Skeleton[] {
  const last = path.bases.at(-1) as Base;
  return outs.flatMap((out) =>
    backsFor(request, last, out).flatMap((back) => completePath(request, path, out, back) ?? []),
  );
}

/** Two named towns, or one and the town for a night on the way, may be a day's drive apart, however short the trip. */
const longestWay = ({ route, asked, stones, durationDays }: CircuitRequest, a: Base, b: Base): number => {
  const isStep = (stone: Base, far: Base): boolean => stones.includes(stone) && asked.includes(far);
  const isNeeded = (isOfRoute(route, a) && isOfRoute(route, b)) || isStep(a, b) || isStep(b, a);
  return isNeeded ? TRANSFER_MINUTES_PER_DAY - 15 : longestTransfer(durationDays - 1);
};

/** Paths through the named places are never dropped for others. */
const NAMED_PROMISE = 5000;

function extendPath(request: CircuitRequest, path: Path): readonly Path[] {
  const last = path.bases.at(-1) as Base;
  const first = path.bases[0] as Base;
  return request.candidates.flatMap((base) => {
    const closes = base === first && path.bases.length >= 2;
    if (path.bases.includes(base) && !closes) return [];
    if (path.bases.length > 2 && path.bases.indexOf(last) < path.bases.length - 1) return [];
    return waysBetween(request, last, base).map((transfer) => ({
      bases: [...path.bases, base],
      transfers: [...path.transfers, transfer],
    }));
  });
}

/** Returns the ways from one base to another: by road or ferry, and by rail or air where that is usual. */
function waysBetween(request: CircuitRequest, a: Base, b: Base): readonly Transfer[] {
  const road = intercityTravel(request.gazetteer, a, b, request.startDate);
  const isDriven = road && road.minutes <= longestWay(request, a, b) && request.isWantedTransfer(road);
  return [...(isDriven ? [road] : []), ...request.scheduledBetween(a, b, request.startDate)];
}

const PROMISED_MINUTE_PRICE = 0.25;
/** A night on board costs little of a day. */
const PROMISED_NIGHT = 120;

const promisedMinutes = (transfer: Transfer): number =>
  nightsAboard(transfer) > 0 ? PROMISED_NIGHT : transfer.minutes;

/** Returns an optimistic value of a path for the beam search: its sights, minus the road so far. */
function promise(request: CircuitRequest, path: Path): number {
  const nights = request.durationDays - 1;
  const each = nights / path.bases.length;
  const road = path.transfers.reduce((sum, transfer) => sum + promisedMinutes(transfer), 0);
  const sights = [...new Set(path.bases)].reduce(
    (sum, base) => sum + valueOfDays(base, each, each > 1) * (request.asked.includes(base) ? 1.2 : 0.9),
    0,
  );
  const charm =
    valueOfLandscapes(request, path.bases) +
    valueOfClassics(request, path.bases) +
    valueOfFavoured(request, path.bases);
  const required = request.required.filter((base) => path.bases.includes(base)).length;
  const named = NAMED_PROMISE * countNamed(request.route, path.bases) + REQUIRED_VALUE * required;
  return sights + charm + named - PROMISED_MINUTE_PRICE * road;
}

/**
 * Returns trips from home through the bases asked for and their neighbours, best first: every order of a few bases
 * (beam search for longer ones), with the nights distributed by marginal value, which is exact because the values are
 * concave.
 */
export function findCircuits(request: CircuitRequest): readonly Skeleton[] {
  const nights = request.durationDays - 1;
  if (nights === 0) return findDayTrips(request);
  const found: Skeleton[] = [];
  let paths: readonly Path[] = request.candidates.map((base) => ({ bases: [base], transfers: [] }));
  for (let length = 1; length <= longestPath(request) && paths.length > 0; length++) {
    for (const path of paths.filter((each) => hasRequired(request, each))) {
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
  const within = found.filter(({ stays }) => countStrangers(request, basesOf(stays)) === 0);
  const leavesNoneOut = countMostClassics(request, within) === countMostClassics(request, found);
  return within.length >= ENOUGH_OF_REGION && leavesNoneOut ? within : found;
}

const basesOf = (stays: readonly StayNights[]): readonly Base[] => stays.map(({ base }) => base);

/** Returns how many of the usual stops of a region the fullest of some trips has. */
const countMostClassics = (request: CircuitRequest, trips: readonly Skeleton[]): number =>
  trips.reduce((most, { stays }) => Math.max(most, countClassics(request, basesOf(stays))), 0);

const hasRequired = ({ required }: CircuitRequest, { bases }: Path): boolean =>
  required.every((base) => bases.includes(base));

/** Returns the two best ways of each kind, by day and by night. */
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
    .filter((base) => !isClosedOn(base, request.startDate) && followsNamed(request.route, [base]))
    .filter((base) => request.required.every((required) => required === base))
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
