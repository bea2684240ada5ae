import type { Base, Gazetteer } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm, type Point } from '../../geo.ts';
import { valuesOf } from '../../sayings.ts';
import { DESTINATION, ROUTE_DETOUR } from '../limits.ts';
import type { Finding } from './checks.ts';
import { type Goal, type ReadGoals, readGoals } from './named-goals.ts';
import { baseOfNight, findNearestBase, findVisits, normaliseName, type Trip } from './trip.ts';

/** Within this distance a place is the town where the trip starts: it is not slept in. */
const SAME_TOWN_KM = 12;

/** Returns what was asked for: by the request's own words, else by the name that the itinerary gives its destination. */
function findGoals({ itinerary, request, gazetteer }: Trip): ReadGoals {
  const asked = readGoals(request.to, gazetteer);
  const read = asked.goals.length > 0 ? asked : readGoals(itinerary.to.name, gazetteer);
  const isAway = ({ bases }: Goal): boolean => bases.some((base) => greatCircleKm(base, itinerary.from) > SAME_TOWN_KM);
  return { ...read, goals: read.goals.filter(isAway) };
}

function findNights({ itinerary, gazetteer }: Trip): readonly Base[] {
  return itinerary.days.map((day) => baseOfNight(day, gazetteer)).filter((base) => base !== undefined);
}

/** Returns the bases of the nights; of a day trip that of its visits. */
function findStays(trip: Trip): readonly Base[] {
  const nights = findNights(trip);
  if (nights.length > 0) return nights;
  const visited = new Set(findVisits(trip).flatMap(({ sight }) => trip.gazetteer.bases.get(sight?.baseId ?? '') ?? []));
  const goal = findNearestBase(trip.gazetteer, trip.itinerary.to, 60);
  return visited.size > 0 ? [...visited] : goal ? [goal] : [];
}

/** Returns why a named place is not visited, or undefined. */
function findMissing({ bases, sightIds, names }: Goal, stays: readonly Base[], trip: Trip): string | undefined {
  const [name = ''] = names;
  if (!stays.some((base) => bases.includes(base))) return `no night is in ${name}`;
  const visited = findVisits(trip).some(({ stop }) => sightIds.includes(stop.sightId));
  return sightIds.length === 0 || visited ? undefined : `${name} is not visited`;
}

const isIn = (goal: Goal, base: Base | undefined): boolean => base !== undefined && goal.bases.includes(base);

/** Returns true when the nights are in the order in which the request names its places. */
const keepsOrder = ({ goals }: ReadGoals, stays: readonly Base[]): boolean =>
  goals
    .map((goal) => stays.findIndex((base) => isIn(goal, base)))
    .every((place, i, all) => i === 0 || place >= (all[i - 1] ?? 0));

/** Returns what is wrong with the places of a trip by what its request names. */
function findUnmet(trip: Trip): readonly string[] {
  const read = findGoals(trip);
  const stays = findStays(trip);
  const places = read.goals.filter(({ regionId }) => regionId === undefined || read.goals.length > 1);
  const { endsIn } = read;
  const says = (text: string, { names }: Goal): boolean => {
    const words = ` ${normaliseName(text)} `;
    return [...names].some((name) => words.includes(` ${name} `));
  };
  return [
    ...places.flatMap((goal) => findMissing(goal, stays, trip) ?? []),
    ...(read.inOrder && !keepsOrder(read, stays) ? ['the places are not in the order asked for'] : []),
    ...(endsIn && !isIn(endsIn, stays.at(-1)) ? [`the trip does not return from ${[...endsIn.names][0]}`] : []),
    ...places
      .filter((goal) => !says(trip.itinerary.to.name, goal))
      .map(({ names }) => `${[...names][0]} is not its name`),
    ...places
      .filter((goal) => !says(valuesOf(trip.itinerary.title).join(', '), goal))
      .map(({ names }) => `the title does not name ${[...names][0]}`),
  ];
}

/** Returns true for a single night on the way there or back, before or after a flight or a train. */
function isOnTheWay(base: Base, { itinerary: { stays, journeys } }: Trip): boolean {
  const isServed = (index: number): boolean =>
    journeys[index]?.rides.some(({ mode }) => mode === 'train' || mode === 'flight') ?? false;
  return stays.every(
    ({ baseId, nights }, index) =>
      baseId !== base.id ||
      (nights === 1 && (index === 0 || index === stays.length - 1) && (isServed(index) || isServed(index + 1))),
  );
}

/**
 * V24: every place that the request names is slept in or visited, and stands in the name and the title; enough nights
 * are near them or in the region, and the others are not
 * far, but for a night on the way.
 */
export function checkDestination(trip: Trip): Finding[] {
  const { goals } = findGoals(trip);
  const points: readonly Point[] = goals.length > 0 ? goals.flatMap(({ bases }) => bases) : [trip.itinerary.to];
  const nights = findStays(trip);
  const kmTo = (base: Base) => Math.min(...points.map((point) => greatCircleKm(point, base)));
  const isNear = (base: Base) => kmTo(base) <= DESTINATION.nearKm;
  const findings: Finding[] = findUnmet(trip).map((message) => ({ check: 'V24', message }));
  const near = nights.filter(isNear).length;
  if (near < nights.length * DESTINATION.nightsShare || near === 0) {
    findings.push({ check: 'V24', message: `only ${near} of ${nights.length} nights are near ${trip.request.to}` });
  }
  const far = [...new Set(nights.filter((base) => !isNear(base) && kmTo(base) > DESTINATION.farKm))].filter(
    (base) => !isOnTheWay(base, trip),
  );
  findings.push(
    ...far.map((base): Finding => ({ check: 'V24', message: `${base.name} is far from ${trip.request.to}` })),
  );
  if (trip.itinerary.stays.length === 0 && findVisits(trip).length === 0) {
    findings.push({ check: 'V24', message: `nothing is visited in ${trip.request.to}` });
  }
  const [origin] = readGoals(trip.request.from, trip.gazetteer).goals;
  const start = origin && origin.sightIds.length === 0 ? origin.bases[0] : undefined;
  if (start && greatCircleKm(start, trip.itinerary.from) > DESTINATION.nearKm && !startsInNamedTown(trip)) {
    findings.push({
      check: 'V24',
      message: `the trip starts in ${trip.itinerary.from.name}, not in ${trip.request.from}`,
    });
  }
  return findings;
}

/** Returns true when a trip starts in the town whose whole name was typed: Rajarhat Gopalpur is not Gopalpur. */
function startsInNamedTown({ request, itinerary, gazetteer }: Trip): boolean {
  const typed = normaliseName(request.from);
  return gazetteer.originTowns.some(
    (town) =>
      greatCircleKm(town, itinerary.from) <= SAME_TOWN_KM &&
      [town.name, ...town.aliases].some((name) => normaliseName(name) === typed),
  );
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

/** V15: the order of the bases is at most a quarter longer than the best one, unless the traveller named the order. */
export function checkRoute(trip: Trip): Finding[] {
  const bases = trip.itinerary.stays
    .map((stay) => lookUp(trip.gazetteer, stay.baseId))
    .filter((base) => base !== undefined);
  if (bases.length < 2 || bases.length > 12) return [];
  const read = findGoals(trip);
  if (read.goals.length > 1 && read.inOrder && keepsOrder(read, bases)) return [];
  const { entry, exit } = findGateways(trip);
  const way: readonly Point[] = [entry, ...bases, exit];
  const length = way.slice(1).reduce((sum, point, i) => sum + greatCircleKm(way[i] ?? point, point), 0);
  const best = measureBestOrder(entry, bases, exit);
  if (length <= best * ROUTE_DETOUR.factor + ROUTE_DETOUR.slackKm) return [];
  const names = bases.map((base) => base.name).join(', ');
  return [{ check: 'V15', message: `${names}: ${Math.round(length)} km where ${Math.round(best)} would do` }];
}

const lookUp = (gazetteer: Gazetteer, baseId: string): Base | undefined => gazetteer.bases.get(baseId);
