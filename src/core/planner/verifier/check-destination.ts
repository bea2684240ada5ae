import type { Base, Gazetteer } from '../../gazetteer/gazetteer.ts';
import type { RegionRecord } from '../../gazetteer/types.ts';
import { greatCircleKm, type Point } from '../../geo.ts';
import { DESTINATION, ROUTE_DETOUR } from '../limits.ts';
import type { Finding } from './checks.ts';
import { baseOfNight, findNearestBase, findVisits, normaliseName, type Trip } from './trip.ts';

interface Goal {
  readonly points: readonly Point[];
  readonly regionId: string | null;
}

interface Called {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Indexes records by each of their names; the first record of a name wins. */
function indexByName<T extends Called>(records: Iterable<T>): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const record of records) {
    for (const name of [record.name, ...record.aliases].map(normaliseName)) {
      if (!found.has(name)) found.set(name, record);
    }
  }
  return found;
}

interface NamedGoals {
  readonly bases: ReadonlyMap<string, Base>;
  readonly regions: ReadonlyMap<string, RegionRecord>;
}

const indexes = new WeakMap<Gazetteer, NamedGoals>();

/** Indexes bases and regions by name, once and without the planner's code. */
function goalsByName(gazetteer: Gazetteer): NamedGoals {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const built = {
    bases: indexByName(gazetteer.bases.values()),
    regions: indexByName(gazetteer.regions.values()),
  };
  indexes.set(gazetteer, built);
  return built;
}

/** Returns the requested base or region if its name is known, else the itinerary's own destination. */
function findGoal({ itinerary, request, gazetteer }: Trip): Goal {
  const name = normaliseName(request.to);
  const named = goalsByName(gazetteer);
  const base = named.bases.get(name);
  if (base) return { points: [base], regionId: null };
  const region = named.regions.get(name);
  const main = region && gazetteer.bases.get(region.mainBaseId);
  if (region) return { points: main ? [main] : [], regionId: region.id };
  return { points: [itinerary.to], regionId: null };
}

function findStays({ itinerary, gazetteer }: Trip): readonly Base[] {
  const nights = itinerary.days.map((day) => baseOfNight(day, gazetteer)).filter((base) => base !== undefined);
  if (nights.length > 0) return nights;
  const goal = findNearestBase(gazetteer, itinerary.to, 60);
  return goal ? [goal] : [];
}

/** V24: enough nights are near the requested place or in its region, and the others are not far. */
export function checkDestination(trip: Trip): Finding[] {
  const goal = findGoal(trip);
  const nights = findStays(trip);
  const kmTo = (base: Base) => Math.min(...goal.points.map((point) => greatCircleKm(point, base)));
  const isNear = (base: Base) =>
    (goal.regionId !== null && base.regions.includes(goal.regionId)) || kmTo(base) <= DESTINATION.nearKm;
  const findings: Finding[] = [];
  const near = nights.filter(isNear).length;
  if (near < nights.length * DESTINATION.nightsShare || near === 0) {
    findings.push({ check: 'V24', message: `only ${near} of ${nights.length} nights are near ${trip.request.to}` });
  }
  const far = [...new Set(nights.filter((base) => !isNear(base) && kmTo(base) > DESTINATION.farKm))];
  findings.push(
    ...far.map((base): Finding => ({ check: 'V24', message: `${base.name} is far from ${trip.request.to}` })),
  );
  if (trip.itinerary.stays.length === 0 && findVisits(trip).length === 0) {
    findings.push({ check: 'V24', message: `nothing is visited in ${trip.request.to}` });
  }
  const origin = goalsByName(trip.gazetteer).bases.get(normaliseName(trip.request.from));
  if (origin && greatCircleKm(origin, trip.itinerary.from) > DESTINATION.nearKm) {
    findings.push({
      check: 'V24',
      message: `the trip starts in ${trip.itinerary.from.name}, not in ${trip.request.from}`,
    });
  }
  return findings;
}

/** Returns where the long journey out ends and the long journey back starts; the origin when all is by road. */
function findGateways({ itinerary }: Trip): { readonly entry: Point; readonly exit: Point } {
  const isLong = (mode: string) => mode === 'flight' || mode === 'train';
  const out = itinerary.journeys.find((j) => j.direction === 'outward')?.rides ?? [];
  const back = itinerary.journeys.find((j) => j.direction === 'back')?.rides ?? [];
  return {
    entry: out.findLast((ride) => isLong(ride.mode))?.to ?? itinerary.from,
    exit: back.find((ride) => isLong(ride.mode))?.from ?? itinerary.from,
  };
}

/**
 * Returns the length of the shortest way from entry to exit through all points, by dynamic programming over subsets.
 */
function measureBestOrder(entry: Point, points: readonly Point[], exit: Point): number {
  const n = points.length;
  const best = new Map<string, number>();
  const visit = (mask: number, last: number): number => {
    const here = last < 0 ? entry : (points[last] ?? entry);
    if (mask === (1 << n) - 1) return greatCircleKm(here, exit);
    const key = `${mask} ${last}`;
    const known = best.get(key);
    if (known !== undefined) return known;
    let least = Number.POSITIVE_INFINITY;
    points.forEach((point, i) => {
      if ((mask & (1 << i)) === 0) least = Math.min(least, greatCircleKm(here, point) + visit(mask | (1 << i), i));
    });
    best.set(key, least);
    return least;
  };
  return visit(0, -1);
}

/** V15: the order of the bases is at most a quarter longer than the best one. */
export function checkRoute(trip: Trip): Finding[] {
  const bases = trip.itinerary.stays
    .map((stay) => lookUp(trip.gazetteer, stay.baseId))
    .filter((base) => base !== undefined);
  if (bases.length < 2 || bases.length > 12) return [];
  const { entry, exit } = findGateways(trip);
  const way: readonly Point[] = [entry, ...bases, exit];
  const length = way.slice(1).reduce((sum, point, i) => sum + greatCircleKm(way[i] ?? point, point), 0);
  const best = measureBestOrder(entry, bases, exit);
  if (length <= best * ROUTE_DETOUR.factor + ROUTE_DETOUR.slackKm) return [];
  const names = bases.map((base) => base.name).join(', ');
  return [{ check: 'V15', message: `${names}: ${Math.round(length)} km where ${Math.round(best)} would do` }];
}

const lookUp = (gazetteer: Gazetteer, baseId: string): Base | undefined => gazetteer.bases.get(baseId);
