import { type Day, isInRange } from '../dates.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { type Base, type Gazetteer, legKey, type Sight } from './gazetteer.ts';
import type { RoadClass } from './types.ts';

/** Kilometres by road (or ferry) and whole minutes. */
export interface Travel {
  readonly km: number;
  readonly minutes: number;
}

/** Road km = great circle x detour; speeds in km/h. Detours and speeds were measured on real routes. */
const ROADS: Readonly<Record<RoadClass, { detour: number; near: number; far: number; intercity: number }>> = {
  plains: { detour: 1.28, near: 35, far: 50, intercity: 55 },
  mixed: { detour: 1.45, near: 30, far: 40, intercity: 40 },
  hills: { detour: 1.65, near: 22, far: 28, intercity: 28 },
};

/** Up to this distance town traffic sets the speed. */
const NEAR_KM = 25;
/** Time to get out, park and find the entrance. */
const STOP_MINUTES = 5;

/** Island states without a road to the mainland: Andaman and Nicobar, Lakshadweep. */
const ISLAND_STATES: ReadonlySet<string> = new Set(['AN', 'LD']);

/** Returns true where only ferries and aircraft go. */
const isIsland = (place: { readonly state: string }): boolean => ISLAND_STATES.has(place.state);

/** States whose roads all lead over high passes, closed for months: only measured ways go in and out. */
const BEHIND_PASSES: ReadonlySet<string> = new Set(['LA']);

const crossesPasses = (a: RoadPlace, b: RoadPlace): boolean =>
  a.state !== b.state && (BEHIND_PASSES.has(a.state) || BEHIND_PASSES.has(b.state));

/** Bases reached only by measured boat-and-road legs: the Sundarbans. */
const boatBases = new WeakMap<Gazetteer, ReadonlySet<string>>();

function needsBoat(gazetteer: Gazetteer, place: { readonly id?: string }): boolean {
  const known =
    boatBases.get(gazetteer) ??
    new Set(
      [...gazetteer.bases.values()].filter(({ gateways }) => gateways.some((g) => g.by === 'ferry')).map((b) => b.id),
    );
  boatBases.set(gazetteer, known);
  return place.id !== undefined && known.has(place.id);
}

/** Returns local travel over a great-circle distance: the first 25 km in town traffic, the rest on the open road. */
export function localTravelOver(road: RoadClass, directKm: number): Travel {
  const rates = ROADS[road];
  const km = directKm * rates.detour;
  const hours = Math.min(km, NEAR_KM) / rates.near + Math.max(0, km - NEAR_KM) / rates.far;
  return { km: Math.round(km * 10) / 10, minutes: Math.ceil(hours * 60) + STOP_MINUTES };
}

const fromCentre = (base: Base, sight: Sight): Travel =>
  sight.fromBase ?? localTravelOver(base.road, greatCircleKm(base, sight));

/**
 * Returns minutes and km between two sights of a base, or between its centre (`null`) and a sight; the centre to itself
 * is 0. A measured way (`fromBase`) overrides the model; between two sights it is the minimum.
 */
export function localTravel(base: Base, a: Sight | null, b: Sight | null): Travel {
  if (a === b) return { km: 0, minutes: 0 };
  if (a === null) return fromCentre(base, b as Sight);
  if (b === null) return fromCentre(base, a);
  const model = localTravelOver(base.road, greatCircleKm(a, b));
  if (!a.fromBase && !b.fromBase) return model;
  const [first, second] = [fromCentre(base, a), fromCentre(base, b)];
  return {
    km: Math.max(model.km, Math.round(Math.abs(first.km - second.km) * 10) / 10),
    minutes: Math.max(model.minutes, Math.abs(first.minutes - second.minutes)),
  };
}

/** A place with a road class: a base, or a town, which counts as plains. */
export interface RoadPlace extends Point {
  readonly id?: string;
  readonly state: string;
  readonly road?: RoadClass;
}

export interface IntercityTravel extends Travel {
  readonly by: 'road' | 'ferry' | 'boat-and-road';
  /** True when a part is hill road, which is not driven after dark. */
  readonly hills: boolean;
}

const SLOWEST: readonly RoadClass[] = ['plains', 'mixed', 'hills'];

function roadClassBetween(a: RoadClass, b: RoadClass, directKm: number): RoadClass {
  if (a === b) return a;
  if (directKm > 80) return 'mixed';
  return SLOWEST[Math.max(SLOWEST.indexOf(a), SLOWEST.indexOf(b))] ?? 'mixed';
}

/** Returns road travel between towns over a great-circle distance, by the model alone; a suburb's is in town traffic. */
function intercityTravelOver(road: RoadClass, directKm: number): Travel {
  const { detour, near, intercity } = ROADS[road];
  const km = directKm * detour;
  return { km: Math.round(km), minutes: Math.ceil((km / (km <= NEAR_KM ? near : intercity)) * 60) };
}

/** Towns further than this from the jetty's town are no day's drive from the boat. */
const JETTY_REACH_KM = 200;

/**
 * Returns the way from a town to a place that is reached by boat: by road to the nearest town with a measured way, and
 * on as from there. It is no shorter than the direct road to the jetty.
 */
function travelByJetty(gazetteer: Gazetteer, far: RoadPlace, town: RoadPlace, day?: Day): IntercityTravel | undefined {
  const ways = [...gazetteer.bases.values()].flatMap((via): IntercityTravel[] => {
    const leg = far.id === undefined ? undefined : gazetteer.legs.get(legKey(via.id, far.id));
    if (leg?.by !== 'boat-and-road' || greatCircleKm(via, town) > JETTY_REACH_KM) return [];
    const road = intercityTravel(gazetteer, town, via, day);
    if (road?.by !== 'road') return [];
    return [{ km: road.km + leg.km, minutes: road.minutes + leg.minutes, by: leg.by, hills: false }];
  });
  return ways.sort((x, y) => x.minutes - y.minutes)[0];
}

/**
 * Returns the way between two towns on a day, as measured where there is a leg and by the model otherwise; undefined
 * when there is none: across the sea without a ferry, over a pass that is closed on that day, or one without a measured
 * way.
 */
export function intercityTravel(
  gazetteer: Gazetteer,
  a: RoadPlace,
  b: RoadPlace,
  day?: Day,
): IntercityTravel | undefined {
  const [roadA, roadB] = [a.road ?? 'plains', b.road ?? 'plains'];
  const hills = roadA === 'hills' || roadB === 'hills';
  const leg = a.id && b.id ? gazetteer.legs.get(legKey(a.id, b.id)) : undefined;
  if (leg) {
    if (day && leg.closedRanges?.some((range) => isInRange(day, range))) return undefined;
    return { km: leg.km, minutes: leg.minutes, by: leg.by, hills: hills && leg.by !== 'ferry' };
  }
  if (isIsland(a) || isIsland(b) || crossesPasses(a, b)) return undefined;
  const [boatA, boatB] = [needsBoat(gazetteer, a), needsBoat(gazetteer, b)];
  if (boatA || boatB) return boatA === boatB ? undefined : travelByJetty(gazetteer, boatA ? a : b, boatA ? b : a, day);
  const directKm = greatCircleKm(a, b);
  const road = roadClassBetween(roadA, roadB, directKm);
  return { ...intercityTravelOver(road, directKm), by: 'road', hills };
}
