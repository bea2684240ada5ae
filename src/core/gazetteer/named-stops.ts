import type { Point } from '../geo.ts';
import { latinWords, nameKey } from '../names.ts';
import type { Base, Gazetteer } from './gazetteer.ts';
import type { KnownPlace, KnownTown } from './name-index.ts';
import { type AbroadPlace, takeApart, type UnknownPlace } from './resolve-place.ts';
import type { RegionRecord } from './types.ts';

/** A place that every suggestion must visit, because the traveller named it. */
export interface NamedStop extends Point {
  /** As the traveller calls it. */
  readonly name: string;
  /** The trip sleeps at one of these; on a day trip it goes to one. */
  readonly bases: readonly Base[];
  /** Ids of sights of which the trip visits at least one, the main one first; empty when sleeping there is enough. */
  readonly sights: readonly string[];
}

/** A name that was read as another one. */
export interface ReadAs {
  readonly asked: string;
  readonly goesTo: string;
}

/** Where a trip can go for a name. */
export interface PlannedDestination {
  readonly kind: 'bases';
  readonly name: string;
  /** The requested one first. */
  readonly bases: readonly Base[];
  readonly asked: 'base' | 'region' | 'route';
  /** Every suggestion visits all of these; empty for a region. */
  readonly named: readonly NamedStop[];
  /** True when the named places are to be visited in this order. */
  readonly inOrder: boolean;
  /** The place from which the trip returns, if one was named. */
  readonly endsIn?: NamedStop;
  readonly region?: RegionRecord;
  readonly misspelt: readonly ReadAs[];
  /** The full name of the place, when others have the same name. */
  readonly toldApart?: string;
}

/** A known place, or several, to which no trip is planned. */
export interface UnplannedPlace extends UnknownPlace {
  /** A circuit is planned in parts; a route lacks the places given as `known`. */
  readonly as?: 'circuit' | 'route';
}

export type ResolvedDestination = PlannedDestination | AbroadPlace | UnplannedPlace;

/** Returns a place under the requested name, if that is in Latin letters: Sohra, not Cherrapunji. */
export function asAsked(town: KnownTown, text: string): KnownTown {
  const { head } = takeApart(text);
  const isAlias = town.aliases.some((alias) => nameKey(alias) === nameKey(head));
  if (!isAlias || latinWords(head).length === 0) return town;
  return { ...town, name: head.replace(/(?<=^| )(?!(?:of|and|the|to) )\p{Ll}/gu, (letter) => letter.toUpperCase()) };
}

/** Returns the bases of a region, its main one first. */
function basesOfRegion({ mainBaseId, id }: RegionRecord, gazetteer: Gazetteer): readonly Base[] {
  const members = [...gazetteer.bases.values()].filter((base) => base.regions.includes(id) || base.id === mainBaseId);
  const main = members.filter((base) => base.id === mainBaseId);
  return [...main, ...members.filter((base) => base.id !== mainBaseId)];
}

/** Returns the stop that a resolved place makes, or undefined when no trip is planned there. */
export function stopOf(place: KnownPlace, text: string, gazetteer: Gazetteer): NamedStop | undefined {
  if (place.kind === 'base') {
    const { name, lat, lon } = place.base;
    return { name, lat, lon, bases: [place.base], sights: [] };
  }
  if (place.kind === 'region') {
    const bases = basesOfRegion(place.region, gazetteer);
    const [main] = bases;
    return main && { name: place.region.name, lat: main.lat, lon: main.lon, bases, sights: [] };
  }
  const town = asAsked(place.town, text);
  const base = gazetteer.bases.get(town.seenFrom ?? '');
  const { name, lat, lon, sights = [] } = town;
  return base && { name, lat, lon, bases: [base], sights };
}

/** Returns "Delhi, Agra and Jaipur". */
export function wordStops(stops: readonly Pick<NamedStop, 'name'>[]): string {
  const names = stops.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
