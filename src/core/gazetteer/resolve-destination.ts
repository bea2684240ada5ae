import { nameKey } from '../names.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type KnownTown, nameIndexOf } from './name-index.ts';
import {
  asAsked,
  type PlannedDestination,
  type ResolvedDestination,
  stopOf,
  type UnplannedPlace,
} from './named-stops.ts';
import { nearestBases, type PlaceInstead, type ResolvedPlace, resolvePlace } from './resolve-place.ts';
import { readRoute } from './resolve-route.ts';
import type { CircuitRecord } from './types.ts';

/** Returns a refusal's details for a known place without planned trips: the nearest bases. */
const unplanned = (town: KnownTown, gazetteer: Gazetteer): UnplannedPlace => ({
  kind: 'unknown',
  known: town.name,
  suggestions: nearestBases(gazetteer, town),
  isSure: false,
});

function refuseCircuit({ name, places }: CircuitRecord, gazetteer: Gazetteer): UnplannedPlace {
  const { exact } = nameIndexOf(gazetteer);
  const parts = places.flatMap((part) => exact.get(nameKey(part)) ?? []);
  const planned: PlaceInstead[] = parts
    .flatMap((part) => stopOf(part, '', gazetteer) ?? [])
    .slice(0, 4)
    .map((stop) => ({ name: stop.name, km: 0 }));
  const near = parts.flatMap((part) => (part.kind === 'town' ? nearestBases(gazetteer, part.town) : []));
  const least = new Map<string, PlaceInstead>();
  for (const place of near.toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))) {
    if (!least.has(place.name)) least.set(place.name, place);
  }
  const suggestions = planned.length > 0 ? planned : [...least.values()].slice(0, 3);
  return { kind: 'unknown', known: name, suggestions, isSure: false, as: 'circuit' };
}

/** Returns the route through the places of a circuit that is planned as one trip. */
function routeOfCircuit({ name, places, asOneTrip }: CircuitRecord, gazetteer: Gazetteer) {
  const route = asOneTrip && readRoute(places.join(' then '), gazetteer);
  return route?.kind === 'bases' ? { ...route, name, inOrder: true } : undefined;
}

/** Returns the circuit that a text names, if any. */
const findCircuit = (text: string, { circuits }: Gazetteer): CircuitRecord | undefined =>
  circuits.find(({ name, aliases }) => [name, ...aliases].some((each) => nameKey(each) === nameKey(text)));

function destinationOf(
  place: Exclude<ResolvedPlace, { kind: 'abroad' | 'unknown' }>,
  text: string,
  gazetteer: Gazetteer,
) {
  const stop = stopOf(place, text, gazetteer);
  if (!stop) return place.kind === 'town' ? unplanned(asAsked(place.town, text), gazetteer) : undefined;
  const isRegion = place.kind === 'region';
  const found: PlannedDestination = {
    kind: 'bases',
    name: stop.name,
    bases: stop.bases,
    asked: isRegion ? 'region' : 'base',
    named: isRegion ? [] : [stop],
    inOrder: false,
    ...(isRegion && { region: place.region }),
    misspelt: place.misspelt === undefined ? [] : [{ asked: place.misspelt, goesTo: stop.name }],
    ...(place.toldApart !== undefined && { toldApart: place.toldApart }),
  };
  return found;
}

/**
 * Returns where a trip goes for what was typed as its destination: one place, a region, or a route through several named
 * places. A known place that is not planned is answered with the nearest bases; another place never stands for it.
 */
export function resolveDestination(text: string, gazetteer: Gazetteer): ResolvedDestination {
  const circuit = findCircuit(text, gazetteer);
  if (circuit) return routeOfCircuit(circuit, gazetteer) ?? refuseCircuit(circuit, gazetteer);
  const place = resolvePlace(text, gazetteer);
  if (place.kind === 'abroad') return place;
  if (place.kind !== 'unknown') {
    return destinationOf(place, text, gazetteer) ?? { kind: 'unknown', suggestions: [], isSure: false };
  }
  return (place.isShared ? undefined : readRoute(text, gazetteer)) ?? place;
}
