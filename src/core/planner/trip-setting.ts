import type { Minute } from '../clock-time.ts';
import { addDays, type Day, daysBetween, formatDay, monthOf } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { KnownTown } from '../gazetteer/name-index.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { type PlaceInstead, type ResolvedPlace, resolveDestination, resolvePlace } from '../gazetteer/resolve-place.ts';
import { intercityTravel } from '../gazetteer/travel.ts';
import type { RegionRecord } from '../gazetteer/types.ts';
import { greatCircleKm } from '../geo.ts';
import { findCircuits, isClosedOn, type Skeleton } from './circuit.ts';
import { DESTINATION } from './limits.ts';
import { type Town, townOfPlace } from './origin.ts';
import { joinNames } from './phrases.ts';
import { type Direction, findTransport, type TransportOption } from './transport-options.ts';
import type { Refusal, TripRequest } from './types.ts';

/** A request with its places resolved: home, the bases asked for, their neighbours. */
export interface TripSetting {
  readonly request: TripRequest;
  readonly gazetteer: Gazetteer;
  readonly home: Town;
  /** The destination's name. */
  readonly destination: string;
  /** The requested place, if the trip only goes near it; the destination is then the nearest base. */
  readonly near?: KnownTown;
  /** Typed names that were read as similar ones. */
  readonly misspelt: { readonly from?: string; readonly to?: string };
  readonly asked: readonly Base[];
  readonly candidates: readonly Base[];
  /** The region's usual round trip with its nights, most wanted first; empty when a single town was requested. */
  readonly classics: RegionRecord['classics'];
  readonly durationDays: number;
}

/** A name for which no trip can be planned. */
type Unplaceable = Extract<ResolvedPlace, { kind: 'abroad' | 'unknown' }>;

const MOST_CANDIDATES = 8;
const MOST_CANDIDATES_LONG = 11;
const NEIGHBOUR_KM = 350;
/** Within this distance an airport is a town's own. */
const STEP_AIRPORT_KM = 60;
/** Within this distance a base is the same town. */
const SAME_TOWN_KM = 12;

/** Returns text such as "Lonavala (54 km away) and Mumbai (120 km away)". */
const nameDistances = (places: readonly PlaceInstead[]): string =>
  joinNames(places.map(({ name, km }) => (km ? `${name} (${km} km away)` : name)));

function sayUnknown(name: string, { known, suggestions, isSure }: Extract<Unplaceable, { kind: 'unknown' }>): string {
  const names = nameDistances(suggestions);
  if (known !== undefined) return `We don't plan trips to ${known} yet. The nearest places that we do plan: ${names}.`;
  const unknown = `We don't know a place called "${name}".`;
  if (suggestions.length === 0) return `${unknown} Check the spelling, or name the nearest larger town.`;
  if (suggestions.some(({ km }) => km !== undefined)) return `${unknown} Places that we plan near there: ${names}.`;
  return isSure ? `${unknown} Did you mean ${names}?` : `${unknown} Names like it: ${names}.`;
}

function refusePlace(field: 'from' | 'to', typed: string, found: Unplaceable): Refusal {
  const name = typed.trim().slice(0, 60);
  if (found.kind === 'abroad') {
    const suggestions = found.suggestions.slice(0, 3);
    const message = `${name} lies outside India; we plan trips within India. How about ${suggestions.join(', ')}?`;
    return { reason: 'ABROAD', message, details: { field, suggestions } };
  }
  const suggestions = found.suggestions.map((place) => place.name);
  const distancesKm = found.suggestions.flatMap(({ km }) => km ?? []);
  const details = { field, suggestions, distancesKm, isSure: found.isSure };
  return { reason: 'UNKNOWN_PLACE', message: sayUnknown(name, found), details };
}

/** Returns the first day from `day` on which a base is open, within a year. */
function openFrom(base: Base, day: Day): Day {
  for (let n = 0; n < 370; n++) {
    const candidate = addDays(day, n);
    if (!isClosedOn(base, candidate)) return candidate;
  }
  return addDays(day, 370);
}

function closedRefusal(gazetteer: Gazetteer, base: Base, day: Day): Refusal {
  const opens = openFrom(base, day);
  const alternatives = [...gazetteer.bases.values()]
    .filter((other) => other.id !== base.id && !isClosedOn(other, day))
    .map((other) => {
      const near = Math.max(0, 1 - greatCircleKm(other, base) / 800);
      const season = other.monthWeights[monthOf(day) - 1] ?? 0;
      return { name: other.name, fit: season + near + (other.terrain === base.terrain ? 0.7 : 0) };
    })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 3)
    .map(({ name }) => name);
  const reason = base.closures?.find(() => isClosedOn(base, day))?.reason ?? 'closed in this season';
  const full = reason.endsWith('.') ? reason : `${reason}.`;
  const message = `${base.name} cannot be visited on these dates: ${full} It opens again from ${formatDay(opens)}. In the meantime: ${alternatives.join(', ')}.`;
  return { reason: 'DESTINATION_CLOSED', message, details: { openFrom: opens, alternatives } };
}

/** Returns bases that may share the trip: the requested ones, then those of their regions, then those near by road. */
function findCandidates(
  gazetteer: Gazetteer,
  asked: readonly Base[],
  days: number,
  home: Town,
  isOneBase: boolean,
): readonly Base[] {
  const main = asked[0] as Base;
  const most = days > 9 ? MOST_CANDIDATES_LONG : MOST_CANDIDATES;
  const isHome = (base: Base): boolean => greatCircleKm(base, home) <= SAME_TOWN_KM;
  const byNearness = placesWithin(gazetteer.near.bases, main, Math.min(NEIGHBOUR_KM, DESTINATION.farKm))
    .map(({ place, km }) => ({ base: place, km }))
    .filter(({ base }) => base.id !== main.id && !isHome(base))
    .sort((a, b) => a.km - b.km || (a.base.id < b.base.id ? -1 : 1));
  const shares = (base: Base): boolean => base.regions.some((region) => main.regions.includes(region));
  const related = byNearness.filter(({ base }) => shares(base)).map(({ base }) => base);
  const others = byNearness
    .filter(({ base }) => !shares(base))
    .map(({ base }) => base)
    .filter((base) => days > 7 || (intercityTravel(gazetteer, main, base)?.minutes ?? 999) <= 240);
  const others2 = days >= 5 ? others : [];
  const ordered = isOneBase ? [...asked, ...related, ...others2] : [...asked, ...related, ...(days > 7 ? others : [])];
  return [...new Set(ordered)].slice(0, Math.max(most, Math.min(asked.length, most + 3)));
}

/** Returns the request with a sight named as its destination among the favoured ones. */
const favouring = (request: TripRequest, sight: Sight | undefined): TripRequest =>
  sight
    ? { ...request, wishes: { ...request.wishes, favoured: [...(request.wishes?.favoured ?? []), sight.id] } }
    : request;

/** Resolves the places of a request, or returns why they cannot be planned. */
export function findSetting(
  request: TripRequest,
  gazetteer: Gazetteer,
):
  | { readonly kind: 'setting'; readonly setting: TripSetting }
  | { readonly kind: 'refused'; readonly refusal: Refusal } {
  const refuse = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;
  const from = resolvePlace(request.from, gazetteer);
  if (from.kind === 'abroad' || from.kind === 'unknown') return refuse(refusePlace('from', request.from, from));
  const to = resolveDestination(request.to, gazetteer);
  if (to.kind !== 'bases') return refuse(refusePlace('to', request.to, to));
  const home = townOfPlace(gazetteer, from);
  if (!home) return refuse(refusePlace('from', request.from, { kind: 'unknown', suggestions: [], isSure: false }));
  const away = to.bases.filter((base) => greatCircleKm(base, home) > SAME_TOWN_KM);
  const sameRegion = from.kind === 'region' && to.name === from.region.name;
  if (away.length === 0 || sameRegion) {
    const message = 'Departure and destination cannot be the same';
    return refuse({ reason: 'SAME_PLACE', message, details: {} });
  }
  const open = away.filter((base) => !isClosedOn(base, request.departureDate) && !isClosedOn(base, request.returnDate));
  if (open.length === 0) return refuse(closedRefusal(gazetteer, away[0] as Base, request.departureDate));
  const durationDays = daysBetween(request.departureDate, request.returnDate) + 1;
  const candidates = findCandidates(gazetteer, open, durationDays, home, to.asked === 'base');
  const region = to.asked === 'region' && [...gazetteer.regions.values()].find(({ name }) => name === to.name);
  const isOpen = (id: string): boolean => open.some((base) => base.id === id);
  const setting: TripSetting = {
    request: to.near ? favouring(request, gazetteer.sights.get(to.near.id)) : request,
    gazetteer,
    home,
    destination: to.near ? (open[0] as Base).name : to.name,
    ...(to.near && { near: to.near }),
    misspelt: {
      ...(from.misspelt !== undefined && { from: from.misspelt }),
      ...(to.misspelt !== undefined && { to: to.misspelt }),
    },
    asked: open,
    candidates,
    classics: region ? region.classics.filter(([id]) => isOpen(id)) : [],
    durationDays,
  };
  return { kind: 'setting', setting };
}

/** On the same day, a trip leaves from noon on if possible, else from eight, else at any hour. */
const EARLIEST_TODAY: readonly Minute[] = [720, 480, 0];

/** Returns ways of travelling for a trip of this many days; by default the setting's own length. */
export function findSkeletons(setting: TripSetting, durationDays = setting.durationDays): readonly Skeleton[] {
  const { request } = setting;
  const starts = request.bookedOn === request.departureDate ? EARLIEST_TODAY : [0];
  let detour: readonly Skeleton[] | undefined;
  for (const earliest of starts) {
    const found = findCircuits(circuitRequest(setting, durationDays, earliest));
    const goesThere = found.some(({ stays }) => stays.length === 0 || setting.asked.includes(stays[0]?.base as Base));
    if (goesThere) return found;
    if (found.length > 0) detour ??= found;
  }
  if (detour) return detour;
  if (durationDays < 3) return [];
  const candidates = [...new Set([...setting.candidates, ...findStepStones(setting)])];
  return findCircuits(circuitRequest({ ...setting, candidates }, durationDays, starts.at(-1) ?? 0));
}

/** Returns towns with their own airport where a night can break a journey too long for one day. */
function findStepStones({ gazetteer, asked, home }: TripSetting): readonly Base[] {
  const main = asked[0] as Base;
  return placesWithin(gazetteer.near.bases, main, DESTINATION.farKm - 50)
    .map(({ place, km }) => ({ base: place, km }))
    .filter(({ base }) => base.gateways.some(({ kind, roadKm }) => kind === 'airport' && roadKm <= STEP_AIRPORT_KM))
    .filter(({ base }) => greatCircleKm(base, home) > SAME_TOWN_KM)
    .sort((a, b) => a.km - b.km || (a.base.id < b.base.id ? -1 : 1))
    .slice(0, 5)
    .map(({ base }) => base);
}

function circuitRequest(setting: TripSetting, durationDays: number, earliest: Minute) {
  const { request, gazetteer, home, asked, candidates, classics } = setting;
  const known = new Map<string, readonly TransportOption[]>();
  const ask = (base: Base, direction: Direction, day: Day, from: Minute): readonly TransportOption[] => {
    const key = `${base.id} ${direction} ${day}`;
    const options =
      known.get(key) ??
      findTransport({ gazetteer, home, base, direction, day, travelClass: request.travelClass, earliest: from });
    known.set(key, options);
    return options;
  };
  const outOf = (base: Base) =>
    ask(base, 'outward', request.departureDate, earliest).filter(
      ({ nights }) => nights < Math.max(1, durationDays - 1),
    );
  const backOf = (base: Base) =>
    [0, 1, 2]
      .filter((nights) => nights === 0 || nights < durationDays - 1)
      .flatMap((nights) => {
        const day = addDays(request.departureDate, durationDays - 1 - nights);
        const from = durationDays === 1 ? earliest : 0;
        return ask(base, 'back', day, from).filter((option) => option.nights === nights);
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
    favoured: request.wishes?.favoured ?? [],
    outOf,
    backOf,
  };
}
