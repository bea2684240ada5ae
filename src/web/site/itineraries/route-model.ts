import type { Details } from '../../../contracts/itineraries.ts';
import { greatCircleKm } from '../../../core/geo.ts';
import { plan } from '../../../words/en/site/plan.ts';
import type { LatLon } from '../../ui/route-map/projection.ts';
import type { Leg, MapStop, RouteModel } from '../../ui/route-map/route-model.ts';

type Stop = Details['fullDayWisePlan'][number]['stops'][number];
type RoutePoint = Details['route'][number];

/** Closer than this, a town's name would cover a sight's number. */
const SAME_PLACE_KM = 0.05;

const pointOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): LatLon => [lat, lon];

/** Returns the map number of each row of a day; null for rows without a place of their own. */
export function numberPlaces(stops: readonly Stop[]): readonly (number | null)[] {
  let count = 0;
  return stops.map(({ place }) => (place ? ++count : null));
}

function listStops(days: Details['fullDayWisePlan']): readonly MapStop[] {
  return days.flatMap(({ day, stops }) => {
    const numbers = numberPlaces(stops);
    return stops.flatMap(({ place, kind }, i) => {
      const number = numbers[i];
      if (!place || !number) return [];
      const { name } = place;
      const title = plan.stopOnMap({ day, number, name });
      return [{ day, number, name, title, at: pointOf(place), isVisit: kind === 'visit' }];
    });
  });
}

/** Returns how a stretch goes of a plan that was stored without it. */
function guessWay(from: RoutePoint, to: RoutePoint): Leg['by'] {
  if (from.kind === 'airport' && to.kind === 'airport') return 'flight';
  return from.kind === 'station' && to.kind === 'station' ? 'train' : 'road';
}

function listLegs(route: readonly RoutePoint[]): readonly Leg[] {
  return route.slice(1).flatMap((to, i) => {
    const from = route[i];
    if (!from || greatCircleKm(from, to) < SAME_PLACE_KM) return [];
    return [{ day: to.dayNumber, from: pointOf(from), to: pointOf(to), by: to.by ?? guessWay(from, to) }];
  });
}

function listTowns(route: readonly RoutePoint[]): RouteModel['towns'] {
  const towns = new Map<string, { name: string; at: LatLon; days: number[] }>();
  for (const point of route) {
    if (point.kind !== 'stay' && point.kind !== 'origin') continue;
    const known = towns.get(point.name);
    if (known) known.days.push(point.dayNumber);
    else towns.set(point.name, { name: point.name, at: pointOf(point), days: [point.dayNumber] });
  }
  return [...towns.values()];
}

export const modelRoute = ({ fullDayWisePlan, route }: Details): RouteModel => ({
  title: plan.mapOfRoute,
  sketchTitle: plan.sketchOfRoute,
  stops: listStops(fullDayWisePlan),
  legs: listLegs(route),
  towns: listTowns(route),
});

/** Returns the location of a named point of the route, or null: hotel names contain the name of their town. */
export function findPoint(route: readonly RoutePoint[], text: string): RoutePoint | null {
  return (
    route.find(({ name }) => name === text) ??
    route.find(({ name, kind }) => kind === 'stay' && text.includes(name)) ??
    null
  );
}
