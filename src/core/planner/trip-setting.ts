import type { Minute } from '../clock-time.ts';
import { addDays, type Day, daysBetween } from '../dates.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { type NamedStop, type PlannedDestination, type UnplannedPlace, wordStops } from '../gazetteer/named-stops.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { resolveDestination } from '../gazetteer/resolve-destination.ts';
import { type AbroadPlace, resolvePlace, takeApart } from '../gazetteer/resolve-place.ts';
import { type IntercityTravel, intercityTravel } from '../gazetteer/travel.ts';
import type { RegionRecord } from '../gazetteer/types.ts';
import { findCircuits, isClosedOn, type Skeleton } from './circuit.ts';
import { closedThen, openSightOf, refuseClosedBase, refuseClosedSights } from './closed-places.ts';
import { mayBeOfferedDormitories, wishesDormitories } from './dormitories.ts';
import { DESTINATION, TRANSFER_MINUTES_PER_DAY } from './limits.ts';
import { findFarSights, type NamedRoute } from './named-route.ts';
import { type Town, townOfPlace } from './origin.ts';
import { isSolo, minuteOf, needsCare } from './party-needs.ts';
import type { RefusalSaying } from './refusal-sayings.ts';
import { findStepStones, isWhereOneStarts, onTheWayHome } from './step-stones.ts';
import { findScheduledTransfers, scheduledTransfers } from './transfers.ts';
import { type Direction, findTransport, type TransportOption } from './transport-options.ts';
import { isWantedTransfer, isWantedWay } from './transport-wishes.ts';
import type { Instead, Refusal, TripRequest } from './types.ts';
import { toursThrough, usualTowns } from './usual-trips.ts';
import { isWantedBase, namedSights, requiredBases } from './wanted-sights.ts';

/** A request with its places resolved: home, the bases asked for, their neighbours. */
export interface TripSetting {
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
  readonly home: Town;
  /** The destination's name. */
  readonly destination: string;
  /** The full name of the destination, when other places have the same name. */
  readonly toldApart?: string;
  /** Typed names that were read as similar ones. */
  readonly misspelt: readonly Pick<Instead, 'field' | 'asked' | 'goesTo'>[];
  readonly asked: readonly Base[];
  readonly candidates: readonly Base[];
  /** The region's usual round trip with its nights, most wanted first; empty when a single town was requested. */
  readonly classics: RegionRecord['classics'];
  /** The places that every suggestion visits; none for a region. */
  readonly route: NamedRoute;
  /** Ids of the sights that every suggestion visits: one for each named place that is seen from a town. */
  readonly mustSee: ReadonlySet<string>;
  readonly durationDays: number;
  /** True when longer drives and later arrivals than suit the party are taken. */
  readonly eased?: true;
  /** True when beds in dormitories and plain thalis are taken: they were asked for, or nothing else can be paid. */
  readonly thrift?: true;
}

/** A request and the facts that it is planned from. */
interface Asked {
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
}

/** A name for which no trip can be planned. */
type Unplaceable = AbroadPlace | UnplannedPlace;

const MOST_CANDIDATES = 8;
const MOST_CANDIDATES_LONG = 11;
const NEIGHBOUR_KM = 350;
/** A classic stop of the place's regions is preferred to others at this share of its distance. */
const CLASSIC_NEARNESS = 0.5;

function sayUnknown(
  name: string,
  found: Extract<Unplaceable, { kind: 'unknown' }>,
  { gazetteer, request }: Asked,
): RefusalSaying {
  const { known, suggestions: places, isSure } = found;
  if (found.isShared) return { say: 'which-one', name, places };
  if (known !== undefined) {
    const say = found.as === undefined ? 'unplanned' : (`unplanned-${found.as}` as const);
    const closed = closedThen(gazetteer, [takeApart(name).head, known], request);
    return { say, name: known, places, ...(closed && { closed }) };
  }
  if (places.length === 0) return { say: 'unknown', name, places };
  if (places.some(({ km }) => km !== undefined)) return { say: 'unknown-near', name, places };
  return { say: isSure ? 'unknown-sure' : 'unknown-like', name, places };
}

/** Drops the town where the trip starts from the places that are suggested instead. */
function withoutStart(found: Unplaceable, start: ReturnType<typeof resolvePlace>): Unplaceable {
  if (found.kind !== 'unknown' || start.kind !== 'base') return found;
  return { ...found, suggestions: found.suggestions.filter((place) => place.name !== start.base.name) };
}

function refusePlace(field: 'from' | 'to', typed: string, found: Unplaceable, asked: Asked): Refusal {
  const name = typed.trim().slice(0, 60);
  if (found.kind === 'abroad') {
    const suggestions = found.suggestions.slice(0, 3);
    const message = { say: 'abroad', name, instead: suggestions } as const;
    return { reason: 'ABROAD', message, details: { field, suggestions } };
  }
  const suggestions = found.suggestions.map((place) => place.name);
  const distancesKm = found.suggestions.flatMap(({ km }) => km ?? []);
  const isKnown = found.known !== undefined;
  const details = { field, suggestions, distancesKm, isSure: found.isSure, isKnown };
  return { reason: 'UNKNOWN_PLACE', message: sayUnknown(name, found, asked), details };
}

/** From this many days on a trip may stop where agencies seldom go. */
const LONG_DAYS = 10;

/** What was asked for. */
type AskedAs = 'town' | 'route' | RegionRecord;

const isRegion = (as: AskedAs): as is RegionRecord => typeof as !== 'string';

/** Returns the towns of a region in the order in which a first visit wants them. */
const byClassics = (bases: readonly Base[], classics: RegionRecord['classics']): readonly Base[] => {
  const rankOf = ({ id }: Base): number => {
    const rank = classics.findIndex(([baseId]) => baseId === id);
    return rank < 0 ? classics.length : rank;
  };
  return bases.toSorted((a, b) => rankOf(a) - rankOf(b));
};

/**
 * Returns bases that may share the trip: the requested ones, then those of their regions, then those near by road. Towns
 * that no agency would add share short trips only when they were asked for.
 */
function findCandidates(
  gazetteer: Gazetteer,
  asked: readonly Base[],
  days: number,
  home: Town,
  as: AskedAs,
): readonly Base[] {
  const main = asked[0] as Base;
  const most = days >= LONG_DAYS ? MOST_CANDIDATES_LONG : MOST_CANDIDATES;
  const usual = usualTowns(gazetteer);
  const isOffered = ({ id }: Base): boolean => days >= LONG_DAYS || usual.has(id);
  const classics = new Set(
    main.regions.flatMap((id) => (gazetteer.regions.get(id)?.classics ?? []).map(([baseId]) => baseId)),
  );
  // The towns that agencies combine with it come before small ones on the way.
  const rankOf = (base: Base, km: number): number => (classics.has(base.id) ? CLASSIC_NEARNESS * km : km);
  const byNearness = placesWithin(gazetteer.near.bases, main, Math.min(NEIGHBOUR_KM, DESTINATION.farKm))
    .map(({ place, km }) => ({ base: place, km }))
    .filter(({ base }) => base.id !== main.id && !isWhereOneStarts(base, home) && isOffered(base))
    .sort((a, b) => rankOf(a.base, a.km) - rankOf(b.base, b.km) || (a.base.id < b.base.id ? -1 : 1));
  const shares = (base: Base): boolean => base.regions.some((id) => main.regions.includes(id));
  const related = byNearness.filter(({ base }) => shares(base)).map(({ base }) => base);
  const others = byNearness
    .filter(({ base }) => !shares(base))
    .map(({ base }) => base)
    .filter((base) => days > 7 || (intercityTravel(gazetteer, main, base)?.minutes ?? 999) <= 240);
  const offered = isRegion(as) ? byClassics(asked.filter(isOffered), as.classics) : asked;
  const wanted = offered.length > 0 ? offered : asked;
  const ordered = [...wanted, ...related, ...(days > (as === 'town' ? 4 : 7) ? others : [])];
  return [...new Set(ordered)].slice(0, Math.max(most, Math.min(wanted.length, most + 3)));
}

/** With at most this many nights for each named town a route needs no further ones. */
const NIGHTS_PER_STOP = 5;

/** Returns the towns of a route: those that were named, and their neighbours where there are nights to fill. */
function candidatesOfRoute(
  gazetteer: Gazetteer,
  { named }: PlannedDestination,
  open: readonly Base[],
  days: number,
  home: Town,
) {
  const own = [...open.slice(0, MOST_CANDIDATES_LONG), ...onTheWayHome(gazetteer, named, home)];
  return days - 1 <= NIGHTS_PER_STOP * named.length ? own : findCandidates(gazetteer, own, days, home, 'route');
}

/** Refuses a route whose places no day's drive, ferry, train or flight connects; offers its connected parts. */
function refuseScattered(gazetteer: Gazetteer, named: readonly NamedStop[], request: TripRequest): Refusal | undefined {
  const isDriven = (a: Base, b: Base): boolean =>
    (intercityTravel(gazetteer, a, b)?.minutes ?? Infinity) <= TRANSFER_MINUTES_PER_DAY;
  const isServed = (a: Base, b: Base): boolean =>
    findScheduledTransfers({ gazetteer }, a, b, request.departureDate, request, true).length > 0;
  const isLinked = (a: NamedStop, b: NamedStop): boolean =>
    a.bases.some((one) => b.bases.some((other) => one === other || isDriven(one, other))) ||
    a.bases.some((one) => b.bases.some((other) => isServed(one, other)));
  const parts: NamedStop[][] = [];
  for (const stop of named) {
    const linked = parts.filter((part) => part.some((other) => isLinked(stop, other)));
    const joined = [...linked.flat(), stop];
    parts.splice(0, parts.length, ...parts.filter((part) => !linked.includes(part)), joined);
  }
  if (parts.length < 2) return undefined;
  const message = { say: 'too-far-apart', names: named.map(({ name }) => name) } as const;
  const otherPlaces = parts.map((part) => part.map(({ name }) => name).join(', '));
  return { reason: 'ROUTE_TOO_FAR', message, details: { otherPlaces } };
}

/** Refuses a trip to where it starts; a sight of that town is said to be a day's outing. */
function refuseHome({ named }: PlannedDestination, home: Town): Refusal {
  const stop = named.find(({ sights }) => sights.length > 0);
  const message: RefusalSaying = stop ? { say: 'outing', sight: stop.name, town: home.name } : { say: 'same-place' };
  return { reason: 'SAME_PLACE', message, details: {} };
}

/** Returns why a destination is closed on the request's dates, or undefined. */
function refuseClosed(gazetteer: Gazetteer, named: readonly NamedStop[], bases: readonly Base[], request: TripRequest) {
  const isShut = (base: Base): boolean =>
    isClosedOn(base, request.departureDate) || isClosedOn(base, request.returnDate);
  const stop = named.find((each) => each.bases.every(isShut));
  if (stop) return refuseClosedBase(gazetteer, stop.bases[0] as Base, stop.name, request);
  if (bases.every(isShut)) return refuseClosedBase(gazetteer, bases[0] as Base, (bases[0] as Base).name, request);
  for (const each of named) {
    const refusal = each.sights.length > 0 ? refuseClosedSights(gazetteer, each, request) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}

/** Resolves the places of a request, or returns why they cannot be planned. */
export function findSetting(
  request: TripRequest,
  gazetteer: Gazetteer,
):
  | { readonly kind: 'setting'; readonly setting: TripSetting }
  | { readonly kind: 'refused'; readonly refusal: Refusal } {
  const refuse = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;
  const asked = { request, gazetteer };
  const from = resolvePlace(request.from, gazetteer);
  if (from.kind === 'abroad' || from.kind === 'unknown') return refuse(refusePlace('from', request.from, from, asked));
  const to = resolveDestination(request.to, gazetteer);
  if (to.kind !== 'bases') return refuse(refusePlace('to', request.to, withoutStart(to, from), asked));
  const home = townOfPlace(gazetteer, from);
  if (!home) {
    return refuse(refusePlace('from', request.from, { kind: 'unknown', suggestions: [], isSure: false }, asked));
  }
  const away = to.bases.filter((base) => !isWhereOneStarts(base, home));
  // A route through the town where it starts begins there; it is not slept in.
  const named = to.named.filter((stop) => !stop.bases.every((base) => isWhereOneStarts(base, home)));
  const sameRegion = from.kind === 'region' && to.name === from.region.name;
  if (away.length === 0 || sameRegion) return refuse(refuseHome(to, home));
  const scattered = refuseScattered(gazetteer, named, request);
  if (scattered) return refuse(scattered);
  const closed = refuseClosed(gazetteer, named, away, request);
  if (closed) return refuse(closed);
  const open = away.filter((base) => !isClosedOn(base, request.departureDate) && !isClosedOn(base, request.returnDate));
  const durationDays = daysBetween(request.departureDate, request.returnDate) + 1;
  const wanted = open.filter((base) => isWantedBase(base, request));
  const isRoute = open.length > 1 && to.asked === 'route';
  const endsIn = to.endsIn && named.includes(to.endsIn) ? to.endsIn : undefined;
  const found = isRoute
    ? candidatesOfRoute(gazetteer, to, open, durationDays, home)
    : findCandidates(gazetteer, open, durationDays, home, to.region ?? 'town');
  const required = requiredBases(request, gazetteer).filter((base) => !isWhereOneStarts(base, home));
  const setting: TripSetting = {
    request,
    gazetteer,
    home,
    destination: to.asked === 'region' ? to.name : wordStops(named),
    ...(to.toldApart !== undefined && { toldApart: to.toldApart }),
    misspelt: [
      ...(from.misspelt === undefined ? [] : [{ field: 'from' as const, asked: from.misspelt, goesTo: home.name }]),
      ...to.misspelt.map((read) => ({ field: 'to' as const, ...read })),
    ],
    // When all are avoided, the contradiction is told before anything is planned.
    asked: wanted.length > 0 ? wanted : open,
    candidates: [...new Set([...found, ...required])].filter((base) => isWantedBase(base, request)),
    classics: (to.region?.classics ?? []).filter(([id]) => open.some((base) => base.id === id)),
    route: {
      named,
      inOrder: to.inOrder,
      ...(endsIn && { endsIn }),
      farSights: findFarSights(named),
    },
    mustSee: new Set(named.flatMap((stop) => openSightOf(stop, request)?.id ?? [])),
    durationDays,
    ...(wishesDormitories(request) && { thrift: true }),
  };
  return { kind: 'setting', setting };
}

/** On the same day, a trip leaves from noon on if possible, else from eight, else at any hour. */
const EARLIEST_TODAY: readonly Minute[] = [720, 480, 0];

/**
 * Returns a setting, and for a party with children, elders or a single traveller also the one in which longer drives and
 * later arrivals than suit it are taken: only where there is no other way, and the plan says so.
 */
const withEasing = (setting: TripSetting): readonly TripSetting[] =>
  needsCare(setting.request) || isSolo(setting.request) ? [setting, { ...setting, eased: true }] : [setting];

/**
 * Returns the settings to try until one has enough suggestions. Those that save wherever one can come last, and are only
 * for travellers who cannot pay the others (`forThePoor`).
 */
export function settingsToTry(setting: TripSetting): readonly { setting: TripSetting; forThePoor: boolean }[] {
  const usual = withEasing(setting).map((each) => ({ setting: each, forThePoor: false }));
  if (setting.thrift || !mayBeOfferedDormitories(setting.request)) return usual;
  return [
    ...usual,
    ...usual.map((each) => ({ setting: { ...each.setting, thrift: true as const }, forThePoor: true })),
  ];
}

/** Returns ways of travelling for a trip of this many days; by default the setting's own length. */
export function findSkeletons(setting: TripSetting, durationDays = setting.durationDays): readonly Skeleton[] {
  const { request } = setting;
  const starts = request.bookedOn === request.departureDate ? EARLIEST_TODAY : [0];
  let detours: readonly Skeleton[] = [];
  for (const earliest of starts) {
    const found = findCircuits(circuitRequest(setting, durationDays, earliest));
    const goesThere = found.some(({ stays }) => stays.length === 0 || setting.asked.includes(stays[0]?.base as Base));
    if (goesThere) return found;
    if (detours.length === 0) detours = found;
  }
  if (durationDays < 3) return detours;
  const { gazetteer, asked, home } = setting;
  const stones = findStepStones(gazetteer, asked[0] as Base, home).filter((base) => isWantedBase(base, request));
  const candidates = [...new Set([...setting.candidates, ...stones])];
  const stepped = findCircuits(circuitRequest({ ...setting, candidates }, durationDays, starts.at(-1) ?? 0, stones));
  return preferThere([...detours, ...stepped], setting.asked);
}

/** What a further night elsewhere costs a trip whose place no journey of a day reaches. */
const ELSEWHERE_PRICE = 150;

/** Returns trips best first, less for every night that is not at the place asked for. */
function preferThere(found: readonly Skeleton[], asked: readonly Base[]): readonly Skeleton[] {
  const elsewhere = ({ stays }: Skeleton): number =>
    stays.filter(({ base }) => !asked.includes(base)).reduce((sum, { nights }) => sum + nights, 0);
  return found
    .map((skeleton) => {
      const stop = skeleton.stays.find(({ base, nights }) => nights === 1 && !asked.includes(base));
      const value = skeleton.value - ELSEWHERE_PRICE * elsewhere(skeleton);
      return { ...skeleton, value, ...(stop && { stepStone: stop.base }) };
    })
    .sort((a, b) => b.value - a.value);
}

/** So many days a trip needs for two nights on board in a row, on a train that we do not know by name. */
const DAYS_FOR_TWO_NIGHTS = 9;

/** Travellers who leave home at this hour or later are offered the last flights of the day. */
const LATE_START: Minute = 900;

function circuitRequest(setting: TripSetting, durationDays: number, earliest: Minute, stones: readonly Base[] = []) {
  const { request, gazetteer, home, asked, candidates, classics, eased = false } = setting;
  const known = new Map<string, readonly TransportOption[]>();
  const ask = (base: Base, direction: Direction, day: Day, from: Minute): readonly TransportOption[] => {
    const key = `${base.id} ${direction} ${day}`;
    const isWanted = (option: TransportOption) => isWantedWay(option, direction, request, eased);
    const { travelClass } = request;
    const takesStateBuses = travelClass === 'Economy' && !needsCare(request);
    const startsLate = direction === 'outward' && (minuteOf(request.wishes?.arriveAfter) ?? 0) >= LATE_START;
    const who = { travelClass, takesStateBuses, startsLate, isWanted };
    const options = known.get(key) ?? findTransport({ gazetteer, home, base, direction, day, earliest: from, ...who });
    known.set(key, options);
    return options;
  };
  const hasDaysFor = ({ nights, typical }: TransportOption): boolean =>
    nights < 2 || !typical || durationDays >= DAYS_FOR_TWO_NIGHTS;
  const outOf = (base: Base) =>
    ask(base, 'outward', request.departureDate, earliest).filter(
      (option) => option.nights < Math.max(1, durationDays - 1) && hasDaysFor(option),
    );
  const backOf = (base: Base) =>
    [0, 1, 2]
      .filter((nights) => nights === 0 || nights < durationDays - 1)
      .flatMap((nights) => {
        const day = addDays(request.departureDate, durationDays - 1 - nights);
        const from = durationDays === 1 ? earliest : 0;
        return ask(base, 'back', day, from).filter((option) => option.nights === nights && hasDaysFor(option));
      })
      .sort((a, b) => a.rank - b.rank);
  return {
    gazetteer,
    home,
    startDate: request.departureDate,
    durationDays,
    asked,
    candidates,
    classics,
    isRelaxed: request.wishes?.pace === 'relaxed',
    isGentle: needsCare(request),
    tours: toursThrough(gazetteer, candidates),
    favoured: [...namedSights(request), ...setting.mustSee],
    route: setting.route,
    stones,
    required: requiredBases(request, gazetteer),
    isWantedTransfer: (travel: IntercityTravel) => isWantedTransfer(travel, request, eased),
    scheduledBetween: scheduledTransfers({ gazetteer, asked, route: setting.route, classics, stones }, request, eased),
    outOf,
    backOf,
  };
}
