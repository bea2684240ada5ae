import { usualAirportName } from '../gazetteer/airport-name.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import type { KnownPlace } from '../gazetteer/name-index.ts';
import { placesWithin } from '../gazetteer/point-grid.ts';
import { localTravelOver, type RoadPlace } from '../gazetteer/travel.ts';
import type { Gateway, NamedTown } from '../gazetteer/types.ts';
import type { Point } from '../geo.ts';
import type { NamedPoint } from '../rides.ts';

/** An airport or a station, with the way to it from a town's centre. */
export interface Terminal extends NamedPoint {
  readonly kind: 'airport' | 'station';
  readonly code: string;
  readonly roadKm: number;
  readonly roadMinutes: number;
  readonly by?: 'ferry' | 'toy-train';
}

/** A town with its road class and its usual terminals. */
export interface Town extends NamedPoint, RoadPlace {
  readonly terminals: readonly Terminal[];
}

/** Within this distance a terminal is the town's own: a city has several stations. */
const OWN_TERMINAL_KM = 30;
/** A town without its own terminal is served from within this distance. */
const FAR_AIRPORT_KM = 220;
const FAR_STATION_KM = 120;
/** A town within this distance of a base uses the base's roads. */
const SAME_TOWN_KM = 15;

function terminalFromGateway(gazetteer: Gazetteer, gateway: Gateway): Terminal | undefined {
  const at = gateway.kind === 'airport' ? gazetteer.airports.get(gateway.code) : gazetteer.stations.get(gateway.code);
  if (!at) return undefined;
  const { kind, code, roadKm, roadMinutes, by } = gateway;
  const name = kind === 'airport' ? usualAirportName(at) : at.name;
  return { kind, code, name, lat: at.lat, lon: at.lon, roadKm, roadMinutes, ...(by && { by }) };
}

interface Nearby extends NamedPoint {
  readonly kind: 'airport' | 'station';
  readonly code: string;
  readonly km: number;
}

function terminalsNear(gazetteer: Gazetteer, point: Point): readonly Nearby[] {
  const { airports, stations } = gazetteer.near;
  const all = [
    ...placesWithin(airports, point, FAR_AIRPORT_KM).map((near) => ({ ...near, kind: 'airport' as const })),
    ...placesWithin(stations, point, FAR_STATION_KM).map((near) => ({ ...near, kind: 'station' as const })),
  ];
  return all
    .map(({ place, kind, km }) => ({
      kind,
      code: place.code,
      name: kind === 'airport' ? usualAirportName(place) : place.name,
      lat: place.lat,
      lon: place.lon,
      km,
    }))
    .sort((a, b) => a.km - b.km || (a.code < b.code ? -1 : 1));
}

function asTerminal(near: Nearby, road: Base['road']): Terminal {
  const { km, minutes } = localTravelOver(road, near.km);
  return {
    kind: near.kind,
    code: near.code,
    name: near.name,
    lat: near.lat,
    lon: near.lon,
    roadKm: Math.round(km),
    roadMinutes: minutes,
  };
}

/** Returns the class of the road from a town that is no base to a terminal: slower where a base there has slower roads. */
function roadTo(gazetteer: Gazetteer, terminal: Point): Base['road'] {
  const base = placesWithin(gazetteer.near.bases, terminal, SAME_TOWN_KM)[0]?.place;
  return base === undefined || base.road === 'plains' ? 'plains' : 'mixed';
}

function terminalsOfTown(gazetteer: Gazetteer, point: Point): readonly Terminal[] {
  const near = terminalsNear(gazetteer, point);
  const airports = near.filter(({ kind }) => kind === 'airport');
  const stations = near.filter(({ kind }) => kind === 'station');
  const own = stations.filter(({ km }) => km <= OWN_TERMINAL_KM);
  return [...airports.slice(0, 3), ...(own.length > 0 ? own : stations.slice(0, 2))].map((row) =>
    asTerminal(row, roadTo(gazetteer, row)),
  );
}

const bases = new WeakMap<Base, Town>();

/** Returns a base as a town of departure or arrival: its gateways and the other terminals within 30 km. */
export function townOfBase(gazetteer: Gazetteer, base: Base): Town {
  const known = bases.get(base);
  if (known) return known;
  const gateways = base.gateways.flatMap((gateway) => terminalFromGateway(gazetteer, gateway) ?? []);
  const codes = new Set(gateways.map(({ code }) => code));
  const others = terminalsNear(gazetteer, base)
    .filter(
      ({ km, code, kind }) =>
        km <= OWN_TERMINAL_KM && !codes.has(code) && !gateways.some((g) => g.by === 'ferry' && g.kind === kind),
    )
    .map((row) => asTerminal(row, base.road));
  const { id, name, lat, lon, state, road } = base;
  const town = { id, name, lat, lon, state, road, terminals: [...gateways, ...others] };
  bases.set(base, town);
  return town;
}

/** Returns a town that is no base; a base within 15 km lends it its roads. */
function townOfOrigin(gazetteer: Gazetteer, { name, lat, lon, state }: NamedTown): Town {
  const base = placesWithin(gazetteer.near.bases, { lat, lon }, SAME_TOWN_KM)[0]?.place;
  const terminals = base ? townOfBase(gazetteer, base).terminals : terminalsOfTown(gazetteer, { lat, lon });
  return { name, lat, lon, state, terminals, ...(base && { id: base.id, road: base.road }) };
}

/** Returns where a trip starts for a resolved name; a region starts at its main base. */
export function townOfPlace(gazetteer: Gazetteer, place: KnownPlace): Town | undefined {
  if (place.kind === 'town') return townOfOrigin(gazetteer, place.town);
  const base = place.kind === 'base' ? place.base : gazetteer.bases.get(place.region.mainBaseId);
  if (!base) return undefined;
  const town = townOfBase(gazetteer, base);
  return place.kind === 'region' ? { ...town, name: place.region.name } : town;
}
